import { database } from "@/lib/auth/database";
import { endingCtx, jobCtx } from "@/lib/auth/job-context";
import { giveUpDelivery, sendDelivery as send } from "@/lib/domain/delivery/sending";
import { defineWorkflow } from "./define-workflow";

/** Sends one approved PDF to its one recipient. */
export const sendDelivery = defineWorkflow({
  event: "delivery/requested",
  attempts: 6,
  limits: { atOnce: 8, atOnceOfPractice: 4, perMinute: 60, ahead: 180 },
  async run({ id, data, step }) {
    await step.run("send", async () =>
      send(await jobCtx(database(), { ...data, requestId: id }), data.deliveryId),
    );
  },
  async failed({ id, data }) {
    await giveUpDelivery(endingCtx(database(), { ...data, requestId: id }), data.deliveryId);
  },
});
