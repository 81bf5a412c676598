import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { bringIn, failFax } from "@/lib/domain/case/fax/bring-in";
import { defineWorkflow } from "./define-workflow";

/** Fetches one fax that came in, and takes it in as an uploaded answer is. */
export const bringInFax = defineWorkflow({
  event: "fax/received",
  attempts: 6,
  limits: { atOnce: 4, atOnceOfPractice: 2 },
  async run({ id, data, step }) {
    await step.run("fetch", async () =>
      bringIn(await jobCtx(database(), { ...data, requestId: id }), data.faxId),
    );
  },
  async failed({ id, data }) {
    await failFax(endingCtx(database(), { ...data, requestId: id }), data.faxId);
  },
});
