import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { askClaimStatuses } from "@/lib/domain/remittance/gateway/claim-statuses";
import {
  beginRefresh,
  failRefresh,
  fetchRemittance,
  finishRefresh,
  postFetched,
} from "@/lib/domain/remittance/gateway/refresh";
import { defineWorkflow } from "./define-workflow";

/** Asks the payers' gateways for news and posts what they decided. */
export const refreshClaims = defineWorkflow({
  event: "payer/refresh.requested",
  attempts: 3,
  limits: { atOnce: 4, atOnceOfPractice: 1 },
  async run({ id, data, step }) {
    const ctx = () => jobCtx(database(), { ...data, requestId: id });
    const waiting = await step.run("ask", async () => beginRefresh(await ctx(), data.refreshId));
    const fileIds: string[] = [];
    for (const [place, one] of waiting.entries()) {
      const fileId = await step.run(`read-${place}`, async () => fetchRemittance(await ctx(), one));
      if (fileId) fileIds.push(fileId);
    }
    for (const [place, fileId] of fileIds.entries()) {
      await step.run(`post-${place}`, async () => postFetched(await ctx(), data.refreshId, fileId));
    }
    const asked = await step.run("statuses", async () => askClaimStatuses(await ctx(), data.refreshId));
    await step.run("finish", async () => finishRefresh(await ctx(), data.refreshId, fileIds, asked));
  },
  async failed({ id, data }) {
    await failRefresh(endingCtx(database(), { ...data, requestId: id }), data.refreshId);
  },
});
