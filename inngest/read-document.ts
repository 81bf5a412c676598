import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { proposeDecision } from "@/lib/domain/case/decision/propose";
import { failReading, readStoredDocument } from "@/lib/domain/document/extraction/read-stored";
import { defineWorkflow } from "./define-workflow";

/** Reads one document of a claim, so that it can be searched and its denial, or its answer to an appeal, be proposed. */
export const readUploadedDocument = defineWorkflow({
  event: "document/uploaded",
  attempts: 4,
  limits: { atOnce: 4, atOnceOfPractice: 2 },
  canceledBy: "document/deleted",
  async run({ id, data, step }) {
    await step.run("read", async () =>
      readStoredDocument(await jobCtx(database(), { ...data, requestId: id }), data.documentId),
    );
    await step.run("decision", async () =>
      proposeDecision(await jobCtx(database(), { ...data, requestId: id }), data.documentId),
    );
  },
  async failed({ id, data }) {
    await failReading(endingCtx(database(), { ...data, requestId: id }), data.documentId);
  },
});
