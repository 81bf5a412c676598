import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import {
  failExtraction,
  finishExtraction,
  pendingDocuments,
} from "@/lib/domain/appeal/documents/extraction-run";
import { readStoredDocument } from "@/lib/domain/document/extraction/read-stored";
import { defineWorkflow } from "./define-workflow";

/** Reads an appeal's documents one after the other, each a step of its own, then merges what they say. */
export const extractAppeal = defineWorkflow({
  event: "appeal/extraction.requested",
  attempts: 4,
  limits: { atOnce: 4, atOnceOfPractice: 2, ahead: 120 },
  canceledBy: "appeal/deleted",
  async run({ id, data, step }) {
    const ctx = () => jobCtx(database(), { ...data, requestId: id });
    const documentIds = await step.run("documents", async () => pendingDocuments(await ctx(), data.appealId));
    for (const documentId of documentIds) {
      await step.run(`read ${documentId}`, async () => readStoredDocument(await ctx(), documentId));
    }
    await step.run("merge", async () => finishExtraction(await ctx(), data.appealId, data.runId));
  },
  async failed({ id, data }) {
    await failExtraction(endingCtx(database(), { ...data, requestId: id }), data.appealId, data.runId);
  },
});
