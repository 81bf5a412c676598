import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { countStored, failCount } from "@/lib/domain/document/upload/count-stored";
import { defineWorkflow } from "./define-workflow";

/** Opens a file to its last page that an upload had no time for. */
export const countUploadedDocument = defineWorkflow({
  event: "document/count.requested",
  attempts: 4,
  limits: { atOnce: 4, atOnceOfPractice: 2 },
  canceledBy: "document/deleted",
  async run({ id, data, step }) {
    await step.run("count", async () =>
      countStored(await jobCtx(database(), { ...data, requestId: id }), data),
    );
  },
  async failed({ id, data }) {
    await failCount(endingCtx(database(), { ...data, requestId: id }), data.documentId);
  },
});
