import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { failPaperReading, readPaperRemittance } from "@/lib/domain/remittance/from-paper/read-paper";
import { defineWorkflow } from "./define-workflow";

/** Reads a remittance on paper into claims and lines. Nothing is posted. */
export const readRemittancePaper = defineWorkflow({
  event: "payer/remittance.read-requested",
  attempts: 4,
  limits: { atOnce: 4, atOnceOfPractice: 2 },
  async run({ id, data, step }) {
    await step.run("read", async () =>
      readPaperRemittance(await jobCtx(database(), { ...data, requestId: id }), data.fileId),
    );
  },
  async failed({ id, data }) {
    await failPaperReading(endingCtx(database(), { ...data, requestId: id }), data.fileId);
  },
});
