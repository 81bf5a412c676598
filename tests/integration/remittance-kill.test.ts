import { expect, it } from "vitest";
import type { Ctx } from "@/lib/domain/kernel/context";
import { inContext } from "@/lib/domain/kernel/context";
import { applyRemittance, begin } from "@/lib/domain/remittance/posting/apply";
import { emit } from "@/lib/events";
import { largeRemittance } from "../../scripts/bench/era-file";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { imported } from "../support/remittance";
import { waitFor } from "../support/wait";
import { TestWorker } from "../support/worker";

const CLAIMS = 1_250;
/** As many decisions as the product posts in one transaction. */
const BATCH = 250;
const KILLS = 3;

/** R1: a worker that is killed between and within batches ends where one that lives ends. */
it("posts a file to the same end when the worker is killed on the way", { timeout: 300_000 }, async () => {
  const t = await testDatabase();
  const settings = useAppEnv(t);
  const bytes = Buffer.concat([...largeRemittance(CLAIMS)]);

  /** What posting made, without ids and times. */
  const state = async ({ practiceId }: Ctx) => {
    const [sums] = await t.admin`
      select
        (select md5(string_agg(concat_ws('|', claim_number, payer_claim_number, status, total_charges, total_paid_amount,
           total_allowed_amount, patient_responsibility, denial_date, denial_category, appeal_deadline, right_move), ',' order by claim_number))
           from claims where practice_id = ${practiceId}) as claims,
        (select md5(string_agg(concat_ws('|', c.claim_number, l.line_number, l.procedure_code, l.total_charge, l.insurance_paid_amount,
           l.denied_amount, l.status), ',' order by c.claim_number, l.line_number))
           from claim_line_items l join claims c on c.id = l.claim_id where l.practice_id = ${practiceId}) as lines,
        (select count(*)::int from patients where practice_id = ${practiceId}) as patients,
        (select count(*)::int from remittance_claims where practice_id = ${practiceId}) as decisions,
        (select concat_ws(' ', count(*), sum(amount)) from claim_adjustments where practice_id = ${practiceId}) as adjustments,
        (select count(*)::int from action_items where practice_id = ${practiceId}) as items,
        (select concat_ws(' ', state, next_claim, created, updated, unchanged, conflicts, unmatched, newly_denied)
           from remittance_files where practice_id = ${practiceId}) as file`;
    return sums;
  };

  const calm = await account(t.db);
  const whole = await imported(calm.ctx, bytes);
  await applyRemittance(calm.ctx, whole.id, { createMissing: true });

  const { ctx } = await account(t.db);
  const { id: fileId } = await imported(ctx, bytes);
  await inContext(ctx, async (tx) => {
    await begin(tx, ctx, fileId, true);
    const { practiceId, actor } = ctx;
    await emit(tx, "payer/remittance.apply-requested", {
      practiceId,
      userId: actor.userId,
      fileId,
      createMissing: true,
    });
  });
  const progress = async () => {
    const [row] = await t.admin`select next_claim, state from remittance_files where id = ${fileId}`;
    return row as { next_claim: number; state: string };
  };
  const openGate = await gateBeforeBatches(t);
  const worker = new TestWorker(settings);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await openGate(kill * BATCH);
    await worker.start();
    const committed = async () => (await progress()).next_claim === kill * BATCH;
    await waitFor(committed, { forMs: 120_000, everyMs: 20, what: `batch ${kill}` });
    // In the middle of the batch after the one that was just committed.
    await worker.kill();
  }
  expect((await progress()).state).toBe("applying");
  await openGate(CLAIMS);
  await worker.start();
  await waitFor(async () => (await progress()).state === "applied", { forMs: 120_000, what: "the end" });
  await worker.stop();
  expect(await state(ctx)).toEqual(await state(calm.ctx));
  expect(await state(ctx)).toMatchObject({ decisions: CLAIMS });
});

/** Lets no batch of this database be committed that comes further than the claim that the gate is open for. */
async function gateBeforeBatches({ admin }: TestDatabase): Promise<(claim: number) => Promise<unknown>> {
  await admin.unsafe(`
    create table posting_gate (open_for integer not null);
    insert into posting_gate values (0);
    create function wait_at_gate() returns trigger language plpgsql security definer as $$
    begin
      while (select open_for from posting_gate) < new.next_claim loop perform pg_sleep(0.02); end loop;
      return new;
    end $$;
    create trigger gate before update of next_claim on remittance_files
      for each row execute function wait_at_gate()`);
  return (claim) => admin`update posting_gate set open_for = ${claim}`;
}
