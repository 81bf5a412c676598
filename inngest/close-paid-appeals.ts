import { database } from "@/lib/auth/database";
import { jobCtx } from "@/lib/auth/job-context";
import { closePaidAppeals } from "@/lib/domain/case/decision/payments";
import { defineWorkflow } from "./define-workflow";

/** Payments were posted to claims with a sent appeal: what they won is told there. */
export const closeAppealsOfPayments = defineWorkflow({
  event: "claims/payments.posted",
  attempts: 4,
  limits: { atOnce: 4, atOnceOfPractice: 1 },
  async run({ id, data, step }) {
    await step.run("close", async () =>
      closePaidAppeals(await jobCtx(database(), { ...data, requestId: id }), data.claimIds),
    );
  },
});
