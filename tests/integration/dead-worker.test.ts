import { expect, it } from "vitest";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { useAppEnv } from "../support/app-env";
import { testDatabase } from "../support/database";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";
import { waitFor } from "../support/wait";
import { TestWorker } from "../support/worker";

/** The run itself is never begun by its own worker again: that one doesn't come back. */
it("takes over the runs of a worker that died for good", { timeout: 180_000 }, async () => {
  const t = await testDatabase();
  const settings = useAppEnv(t, {});
  const { ctx } = await verifiedAccount(t);
  const appeal = await createAppeal(ctx, {});
  await uploadAppealDocuments(ctx, { appealId: appeal.id }, [
    await uploadOf("tests/fixtures/denials/denial-02.pdf"),
  ]);
  const first = new TestWorker({ ...settings, WORKER_ID: "first" });
  await first.start();
  await requestExtraction(ctx, { appealId: appeal.id });
  await waitFor(
    async () => {
      const [row] = await t.admin`
        select 1 from dbos.workflow_status where status = 'PENDING' and executor_id = 'first'`;
      return row;
    },
    { what: "the first worker to take the run", everyMs: 5 },
  );
  await first.kill();
  await t.admin`update worker_heartbeats set beat_at = now() - interval '2 minutes' where worker_id = 'first'`;
  const state = async () => (await getAppeal(ctx, { appealId: appeal.id })).extraction.state;
  expect(await state()).toBe("running");

  const second = new TestWorker({ ...settings, WORKER_ID: "second" });
  await second.start();
  await waitFor(async () => (await state()) === "done", { what: "the second worker to end the run" });
  await second.stop();
});
