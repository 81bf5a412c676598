import { afterAll, beforeAll, expect, it } from "vitest";
import { transact } from "@/db/client";
import { bindEvents, emit } from "@/lib/events";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { waitFor } from "../support/wait";
import { TestWorker } from "../support/worker";

/** A worker that has nothing to do asks nothing, and is told when there is something (docs/performance.md). */

const RESTS_AFTER_MS = 5_000;
let t: TestDatabase;
let worker: TestWorker;

beforeAll(async () => {
  t = await testDatabase();
  const settings = useAppEnv(t, {});
  worker = new TestWorker(settings);
  await worker.start();
  await new Promise((resolve) => setTimeout(resolve, RESTS_AFTER_MS));
});
afterAll(() => worker.stop());

async function startsAfter(): Promise<number> {
  bindEvents({ engine: "dbos" });
  const id = crypto.randomUUID();
  const asked = Date.now();
  await transact(t.db, (tx) => emit(tx, "account/reset.requested", { requestId: id }, id));
  const began = async () => {
    const [row] = await t.admin<{ at: string | null }[]>`
      select started_at_epoch_ms as at from dbos.workflow_status where workflow_uuid = ${id}`;
    return row?.at ? Number(row.at) : undefined;
  };
  await waitFor(async () => (await began()) !== undefined, { what: "the run to begin" });
  return Number(await began()) - asked;
}

it("begins a run at once, long before it would look by itself", async () => {
  // 15 seconds where it only looks by itself; some ten milliseconds on a free machine.
  expect(await startsAfter()).toBeLessThan(3_000);
});

it("asks the database a few times a second at most when nothing happens", async () => {
  await new Promise((resolve) => setTimeout(resolve, RESTS_AFTER_MS));
  const transactions = async () => {
    const [row] = await t.admin<{ n: string }[]>`
      select sum(xact_commit + xact_rollback) as n from pg_stat_database where datname = current_database()`;
    return Number(row?.n);
  };
  const seconds = 4;
  const asked: number[] = [];
  for (let stretch = 0; stretch < 3; stretch++) {
    const before = await transactions();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    asked.push((await transactions()) - before);
  }
  // An engine that polls asks ten times a second and more in every stretch; what the worker does once a minute falls into one or two.
  expect(Math.min(...asked), `transactions in stretches of ${seconds} s: ${asked}`).toBeLessThan(6 * seconds);
});

it("is told again after its connection was lost", async () => {
  const ended = await t.admin`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and trim(application_name) = 'appeals-desk-runs'`;
  expect(ended).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, RESTS_AFTER_MS));
  expect(await startsAfter()).toBeLessThan(3_000);
});
