import { beforeAll, expect, it } from "vitest";
import { workerHeartbeats } from "@/db/schema/system";
import { beginDroppedAgain } from "@/inngest/reconcile";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { inContext } from "@/lib/domain/kernel/context";
import { handOver } from "@/lib/domain/letter/export/hand-over";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { bindEvents, isUnderWay } from "@/lib/events";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";

// Seen red: a run that the engine dropped and nobody began; "again" that answers the old run and starts nothing; a second run beside one that a worker has in hand.
// The same on Inngest: inngest-faults.test.ts.

let t: TestDatabase;
let person: Awaited<ReturnType<typeof verifiedAccount>>;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
  bindEvents({ engine: "dbos" });
  person = await verifiedAccount(t);
  const now = new Date();
  await t.db.insert(workerHeartbeats).values({ workerId: "living", startedAt: now, beatAt: now });
});

const runsOf = async (id: string) => {
  const rows = await t.admin`
    select workflow_uuid as id from dbos.workflow_status where workflow_uuid like ${`${id}%`} order by 1`;
  return rows.map((row) => row.id);
};
/** As the engine's table says it of a run. */
const setRun = (id: string, status: string, worker: string) =>
  t.admin`update dbos.workflow_status set status = ${status}, executor_id = ${worker} where workflow_uuid = ${id}`;

it("begins a reading anew where no worker has it, and only there", async () => {
  const { id: appealId } = await createAppeal(person.ctx, {});
  await uploadAppealDocuments(person.ctx, { appealId }, [
    await uploadOf("tests/fixtures/denials/denial-02.pdf"),
  ]);
  const again = async () => (await requestExtraction(person.ctx, { appealId })).run_id;
  const run = await again();
  expect(await again()).toBe(run);
  expect(await runsOf(run)).toEqual([run]);
  await setRun(run, "PENDING", "living");
  expect(await again()).toBe(run);
  expect(await runsOf(run)).toEqual([run]);
  await setRun(run, "PENDING", "gone");
  expect(await again()).toBe(run);
  expect(await runsOf(run)).toEqual([run, `${run}:1`]);
  await setRun(`${run}:1`, "CANCELLED", "living");
  await again();
  expect(await runsOf(run)).toEqual([run, `${run}:1`, `${run}:2`]);
});

it("begins a letter anew that a worker left", async () => {
  const appeal = await createAppeal(person.ctx, { patient_name: "Ana Muestra" });
  const ask = async () => (await requestLetter(person.ctx, { appealId: appeal.id, model: "gpt-4o" })).id;
  const attempt = await ask();
  await setRun(attempt, "ERROR", "living");
  expect(await ask()).toBe(attempt);
  expect(await runsOf(attempt)).toEqual([attempt, `${attempt}:1`]);
});

it("begins by itself what the engine dropped, so often at most, and nothing that it ended or works on", async () => {
  const { id: appealId } = await createAppeal(person.ctx, {});
  await uploadAppealDocuments(person.ctx, { appealId }, [
    await uploadOf("tests/fixtures/denials/denial-02.pdf"),
  ]);
  const { run_id: run } = await requestExtraction(person.ctx, { appealId });
  // What other tests left is not this one's.
  await t.admin`update dbos.workflow_status set status = 'SUCCESS' where workflow_uuid <> ${run}`;
  expect(await beginDroppedAgain(t.db)).toBe(0);
  const ways = ["ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"];
  for (let n = 0; n < 6; n += 1) {
    await setRun(n === 0 ? run : `${run}:${n}`, ways[n % 3] ?? "", "living");
    expect(await beginDroppedAgain(t.db)).toBe(1);
    expect(await runsOf(run)).toHaveLength(n + 2);
    expect(await beginDroppedAgain(t.db)).toBe(0);
  }
  await setRun(`${run}:6`, "ERROR", "living");
  expect(await beginDroppedAgain(t.db)).toBe(0);
  const [first, last] = await t.admin`
    select name, inputs from dbos.workflow_status where workflow_uuid in (${run}, ${`${run}:6`})`;
  expect(last).toEqual(first);
});

it("knows of a packet's run whether a worker has it, so that nobody builds the same one beside it", async () => {
  const { id: appealId } = await createAppeal(person.ctx, {});
  const packetId = crypto.randomUUID();
  const ask = { enclosures: [], approved: false, faxTo: null };
  const isMaking = () => inContext(person.ctx, (tx) => isUnderWay(tx, packetId));
  const again = () => inContext(person.ctx, (tx) => handOver(tx, person.ctx, { appealId, packetId, ask }));
  expect(await isMaking()).toBe(false);
  await again();
  expect(await isMaking()).toBe(true);
  const [run = ""] = await runsOf(packetId);
  await setRun(run, "PENDING", "living");
  expect(await isMaking()).toBe(true);
  await again();
  expect(await runsOf(packetId)).toEqual([run]);
  await setRun(run, "PENDING", "dead");
  expect(await isMaking()).toBe(false);
  await setRun(run, "SUCCESS", "living");
  expect(await isMaking()).toBe(false);
  await again();
  expect(await isMaking()).toBe(true);
  expect(await runsOf(packetId)).toHaveLength(2);
});
