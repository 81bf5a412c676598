import { database } from "@/lib/auth/database";
import { jobCtx } from "@/lib/auth/job-context";
import { outboxStore } from "@/lib/domain/delivery/outbox";
import { deliverWebhook, mailWebhookOff } from "@/lib/domain/practice/webhook/deliver";
import { mailer } from "@/lib/integrations/services";
import { defineWorkflow } from "./define-workflow";

/** One try of one message to a practice's own program. The next one, where it takes one, is begun by the schedule. */
export const sendWebhook = defineWorkflow({
  event: "webhook/message.due",
  attempts: 6,
  limits: { atOnce: 8, atOnceOfPractice: 2 },
  run: async ({ id, data, step }) => {
    const ctx = () => jobCtx(database(), { ...data, requestId: id });
    const end = await step.run("post", async () => deliverWebhook(await ctx(), data));
    if (end !== "off") return;
    await step.run("mail", async () =>
      mailWebhookOff(await ctx(), { mailer: mailer(outboxStore(database())) }, data.messageId),
    );
  },
});
