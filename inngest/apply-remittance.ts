import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { applyRemittance } from "@/lib/domain/remittance/posting/apply";
import { failApply, tellApplied } from "@/lib/domain/remittance/posting/request-apply";
import { defineWorkflow } from "./define-workflow";

/** Posts a large file. A killed run goes on behind its last batch. */
export const applyRemittanceFile = defineWorkflow({
  event: "payer/remittance.apply-requested",
  attempts: 5,
  limits: { atOnce: 4, atOnceOfPractice: 2, singletonBy: "fileId" },
  async run({ id, data, step }) {
    const ctx = () => jobCtx(database(), { ...data, requestId: id });
    await step.run("post", async () => {
      await applyRemittance(await ctx(), data.fileId, { createMissing: data.createMissing });
    });
    await step.run("tell", async () => tellApplied(await ctx(), data.fileId));
  },
  async failed({ id, data }) {
    await failApply(endingCtx(database(), { ...data, requestId: id }), data.fileId);
  },
});
