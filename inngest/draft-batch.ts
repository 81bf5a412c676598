import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { draftOne, endBatch, openPlaces } from "@/lib/domain/case/batch/draft";
import { defineWorkflow } from "./define-workflow";

/** Begins the drafts of a batch one after the other; each is then written as any letter. */
export const draftBatch = defineWorkflow({
  event: "letters/batch.requested",
  attempts: 3,
  limits: { atOnce: 4, atOnceOfPractice: 1 },
  async run({ id, data, step }) {
    const places = await step.run("places", async () =>
      openPlaces(await jobCtx(database(), { ...data, requestId: id }), data.batchId),
    );
    for (const position of places) {
      await step.run(`draft ${position}`, async () =>
        draftOne(await jobCtx(database(), { ...data, requestId: id }), data.batchId, position),
      );
    }
  },
  async failed({ id, data }) {
    await endBatch(endingCtx(database(), { ...data, requestId: id }), data.batchId);
  },
});
