import { database } from "@/lib/auth/database";
import { jobCtx } from "@/lib/auth/job-context";
import { countMorning, mailMorning } from "@/lib/domain/case/reminder/morning";
import { outboxStore } from "@/lib/domain/delivery/outbox";
import { mailer } from "@/lib/integrations/services";
import { defineWorkflow } from "./define-workflow";

/** What is due for one person today: in the bell, and in one mail. */
export const tellMorning = defineWorkflow({
  event: "worklist/morning",
  attempts: 6,
  limits: { atOnce: 4, atOnceOfPractice: 2, perMinute: 60 },
  run: async ({ id, data, step }) => {
    const ctx = () => jobCtx(database(), { ...data, requestId: id });
    const due = await step.run("count", async () => countMorning(await ctx(), data));
    if (due === 0) return;
    await step.run("mail", async () =>
      mailMorning(await ctx(), { mailer: mailer(outboxStore(database())) }, data),
    );
  },
});
