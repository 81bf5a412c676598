import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { failExport, makeExport } from "@/lib/domain/case/export/make-export";
import { defineWorkflow } from "./define-workflow";

/** Makes the file with everything of a practice. */
export const exportPractice = defineWorkflow({
  event: "practice/export.requested",
  attempts: 3,
  limits: { atOnce: 2, atOnceOfPractice: 1 },
  async run({ id, data, step }) {
    await step.run("export", async () =>
      makeExport(await jobCtx(database(), { ...data, requestId: id }), data.exportId),
    );
  },
  async failed({ id, data }) {
    await failExport(endingCtx(database(), { ...data, requestId: id }), data.exportId);
  },
});
