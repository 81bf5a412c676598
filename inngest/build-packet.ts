import { database } from "@/lib/auth/database";
import { jobCtx } from "@/lib/auth/job-context";
import { buildHandedOver } from "@/lib/domain/letter/export/handed-over";
import { defineWorkflow } from "./define-workflow";

/** Builds a packet that took longer than the request that asked for it. Nothing waits for its failure: who asks again, looks. */
export const buildPacketOfLetter = defineWorkflow({
  event: "letter/packet.requested",
  attempts: 3,
  limits: { atOnce: 4, atOnceOfPractice: 2, ahead: 60 },
  canceledBy: "appeal/deleted",
  async run({ id, data, step }) {
    await step.run("build", async () =>
      buildHandedOver(await jobCtx(database(), { ...data, requestId: id }), data),
    );
  },
});
