import { database } from "@/lib/auth/database";
import { jobCtx } from "@/lib/auth/job-context";
import { buildProof } from "@/lib/domain/case/proof/ensure-proof";
import { defineWorkflow } from "./define-workflow";

/** Builds the proof of a sending that took longer than the request that asked for it; who asks again finds it, or the reason. */
export const buildProofOfSending = defineWorkflow({
  event: "delivery/proof.requested",
  attempts: 3,
  limits: { atOnce: 4, atOnceOfPractice: 2, ahead: 60 },
  canceledBy: "appeal/deleted",
  async run({ id, data, step }) {
    await step.run("build", async () =>
      buildProof(await jobCtx(database(), { ...data, requestId: id }), data),
    );
  },
});
