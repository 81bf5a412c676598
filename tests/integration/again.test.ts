import { beforeAll, expect, it, vi } from "vitest";
import { transact } from "@/db/client";
import { workerHeartbeats } from "@/db/schema/system";
import { launchDbos, registerWithDbos } from "@/inngest/bind-dbos";
import { holding } from "@/inngest/in-hand";
import { takeOverStranded, tendDropped } from "@/inngest/reconcile-dbos";
import { schedules } from "@/inngest/schedules";
import { workflows } from "@/inngest/workflows";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { inContext } from "@/lib/domain/kernel/context";
import { handOver } from "@/lib/domain/letter/export/hand-over";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { env } from "@/lib/env";
import { bindEvents, emitEnd, isUnderWay } from "@/lib/events";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";

// Seen red: a run that the engine dropped and nobody began; "again" that answers the old run and starts nothing; a second run beside one that a worker has in hand;
// a run dropped six times, or two days ago, whose documents wait for ever; one that can't be read before all others; a claim that its own worker knows nothing of; a web server that takes a living worker's run.
// The same on Inngest: inngest-faults.test.ts.

let t: TestDatabase;
let person: Awaited<ReturnType<typeof verifiedAccount>>;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
  bindEvents({ engine: "dbos" });
  person = await verifiedAccount(t);
  // However long these tests take.
  const beatAt = new Date(Date.now() + 3_600_000);
  await t.db.insert(workerHeartbeats).values({ workerId: "living", startedAt: new Date(), beatAt });
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

/** An appeal whose documents wait for a run. */
async function waiting() {
  const { id: appealId } = await createAppeal(person.ctx, {});
  await uploadAppealDocuments(person.ctx, { appealId }, [
    await uploadOf("tests/fixtures/denials/denial-02.pdf"),
  ]);
  const { run_id: run } = await requestExtraction(person.ctx, { appealId });
  return { appealId, run };
}
/** What other tests left is not this one's. */
const alone = (run: string) =>
  t.admin`update dbos.workflow_status set status = 'SUCCESS' where workflow_uuid <> ${run}`;
const inputOf = async (id: string) => {
  const [row] = await t.admin`
    select s.name, i.inputs from dbos.workflow_status s join dbos.workflow_input i using (workflow_uuid)
     where workflow_uuid = ${id}`;
  return { name: row?.name, ...JSON.parse(row?.inputs ?? "{}").positionalArgs?.[0] };
};

it("begins by itself what the engine dropped, so often at most, then ends it, and nothing that it ended or works on", async () => {
  const { appealId, run } = await waiting();
  await alone(run);
  expect(await tendDropped(t.db)).toBe(0);
  const ways = ["ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"];
  const first = await inputOf(run);
  for (let n = 0; n < 8; n += 1) {
    await setRun(n === 0 ? run : `${run}:${n}`, ways[n % 3] ?? "", "living");
    // Two workers at once.
    await Promise.all([tendDropped(t.db), tendDropped(t.db)]);
    expect(await runsOf(run)).toHaveLength(n + 2);
    expect(await tendDropped(t.db)).toBe(0);
    expect(await inputOf(`${run}:${n + 1}`)).toEqual(n < 6 ? first : { ...first, ends: true });
    expect(first.data.appealId).toBe(appealId);
  }
  await setRun(`${run}:8`, "SUCCESS", "living");
  expect(await tendDropped(t.db)).toBe(0);
});

it("ends at once what was dropped days ago, all in one look, whatever can't be read among it", async () => {
  const { run } = await waiting();
  await alone(run);
  const { appealId } = await waiting();
  await t.admin`
    insert into dbos.workflow_status (workflow_uuid, status, name, inputs, created_at, updated_at)
    select case when n = 1 then '0:not:ours' else gen_random_uuid()::text end, 'ERROR',
           case when n = 2 then 'of/another.build' else 'document/uploaded' end,
           case n when 1 then 'no json' else '{"positionalArgs":[{"data":{}}]}' end, 0, 0
      from generate_series(1, 120) n`;
  await setRun(run, "CANCELLED", "living");
  await t.admin`
    update dbos.workflow_status set updated_at = updated_at - 172800000 where workflow_uuid = ${run}`;
  expect(await tendDropped(t.db)).toBe(119);
  expect(await inputOf(`${run}:1`)).toMatchObject({ ends: true });
  expect((await getAppeal(person.ctx, { appealId })).extraction.state).toBe("running");
});

it("takes nothing from a worker in a process that is none, as a host's clock calls one", async () => {
  const { run } = await waiting();
  await setRun(run, "PENDING", env.WORKER_ID);
  const beatAt = new Date(Date.now() + 3_600_000);
  await t.db.insert(workerHeartbeats).values({ workerId: env.WORKER_ID, startedAt: new Date(), beatAt });
  await t.admin`update dbos.workflow_status set started_at_epoch_ms = 0 where workflow_uuid = ${run}`;
  await schedules.find(({ name }) => name === "look after silent runs")?.run(t.db);
  const [row] = await t.admin`select status from dbos.workflow_status where workflow_uuid = ${run}`;
  expect(row?.status).toBe("PENDING");
});

it("ends them on the screen with a sentence, also where its own worker lost one, and begins anew when asked", async () => {
  const [ended, lost] = [await waiting(), await waiting()];
  await t.admin`update dbos.workflow_status set status = 'SUCCESS'`;
  registerWithDbos(workflows);
  const stop = await launchDbos({ databaseUrl: t.appUrl, workerId: "engine", concurrency: 2 });
  const failed = async ({ appealId }: { appealId: string }) => {
    const { extraction, documents } = await getAppeal(person.ctx, { appealId });
    return { state: extraction.state, error: documents[0]?.ocr_error };
  };
  const sentence = {
    state: "done",
    error: "Reading this file failed on our side. Nothing was lost. Start the extraction again.",
  };
  try {
    await setRun(ended.run, "ERROR", "engine");
    await t.admin`update dbos.workflow_status set updated_at = 0 where workflow_uuid = ${ended.run}`;
    expect(await tendDropped(t.db)).toBe(1);
    await vi.waitFor(async () => expect(await failed(ended)).toEqual(sentence), { timeout: 60_000 });

    // Claimed by a worker that lives, whose connection ended before it knew.
    const { id, name, data } = await inputOf(lost.run);
    await transact(t.db, async (tx) => {
      await emitEnd(tx, { id, name, data }, 1);
      await tx.execute(
        `update dbos.workflow_status set status = 'PENDING', executor_id = 'engine', started_at_epoch_ms = 0 where workflow_uuid = '${id}:1'`,
      );
    });
    await holding(`${id}:1`, async () => expect(await takeOverStranded(t.db, "engine", 0)).toBe(0));
    expect(await failed(lost)).toMatchObject({ state: "running" });
    expect(await takeOverStranded(t.db, "engine", 0)).toBe(1);
    await vi.waitFor(async () => expect(await failed(lost)).toEqual(sentence), { timeout: 60_000 });
  } finally {
    await stop(1000);
  }
  const before = await runsOf(ended.run);
  const again = await requestExtraction(person.ctx, { appealId: ended.appealId });
  const begun = [...(await runsOf(ended.run)), ...(await runsOf(again.run_id))];
  expect(begun.length).toBeGreaterThan(before.length);
  expect(await inputOf(begun.at(-1) ?? "")).not.toHaveProperty("ends");
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
