import { expect, it } from "vitest";
import type { Ctx } from "@/lib/domain/context";
import { inContext } from "@/lib/domain/context";
import { applyRemittance, begin } from "@/lib/domain/payer/posting/apply";
import { emit } from "@/lib/events";
import { largeRemittance } from "../../scripts/bench/era";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { testDatabase } from "../support/database";
import { imported } from "../support/remittance";
import { waitFor } from "../support/wait";
import { TestWorker } from "../support/worker";

const CLAIMS = 1_250;
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
  const worker = new TestWorker(settings);
  let seen = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await worker.start();
    // In the middle of the batch after the one that was just committed.
    const at = seen;
    seen = await waitFor(
      async () => {
        const { next_claim, state: now } = await progress();
        return next_claim > at || now === "applied" ? next_claim : null;
      },
      { forMs: 60_000, everyMs: 20, what: "progress" },
    );
    await worker.kill();
  }
  expect((await progress()).state).toBe("applying");
  await worker.start();
  await waitFor(async () => (await progress()).state === "applied", { forMs: 120_000, what: "the end" });
  await worker.stop();
  expect(await state(ctx)).toEqual(await state(calm.ctx));
  expect(await state(ctx)).toMatchObject({ decisions: CLAIMS });
});
