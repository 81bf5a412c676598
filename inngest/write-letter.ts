import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { failGeneration } from "@/lib/domain/letter/writing/generation";
import { writeLetter as write } from "@/lib/domain/letter/writing/writing";
import { defineWorkflow } from "./define-workflow";

/** Writes one attempt of a letter. */
export const writeLetter = defineWorkflow({
  event: "appeal/letter.requested",
  attempts: 3,
  limits: { atOnce: 8, atOnceOfPractice: 4, ahead: 180 },
  canceledBy: "appeal/deleted",
  async run({ id, data, step }) {
    await step.run("write", async () =>
      write(await jobCtx(database(), { ...data, requestId: id }), data.generationId),
    );
  },
  async failed({ id, data }) {
    const ctx = endingCtx(database(), { ...data, requestId: id });
    await failGeneration(ctx, data.generationId, "Writing the letter failed on our side. Please try again.");
  },
});
