import { database } from "@/lib/auth/database";
import { jobCtx } from "@/lib/auth/job-context";
import {
  sendAddressReusedMail,
  sendNoticeMail,
  sendResetMail,
  sendSecondFactorMail,
  sendVerificationMail,
} from "@/lib/domain/account/mails";
import { outboxStore } from "@/lib/domain/delivery/outbox";
import { sendEmergencyMails } from "@/lib/domain/practice/emergency/mail";
import { sendInvitationMail } from "@/lib/domain/practice/invitations";
import { mailer } from "@/lib/integrations/services";
import { defineWorkflow, type Workflow } from "./define-workflow";

const MAILS = { atOnce: 8, perMinute: 120, ahead: 60 };

const deps = () => ({ mailer: mailer(outboxStore(database())) });

/** The mails around accounts. Each step is safe to repeat: link and idempotency key derive from the request's id. */
export const sendAccountMails: readonly Workflow[] = [
  defineWorkflow({
    event: "account/verification.requested",
    attempts: 6,
    limits: MAILS,
    run: async ({ data, step }) => {
      await step.run("mail", () => sendVerificationMail(database(), deps(), data));
    },
  }),
  defineWorkflow({
    event: "account/reset.requested",
    attempts: 6,
    limits: MAILS,
    run: async ({ data, step }) => {
      await step.run("mail", () => sendResetMail(database(), deps(), data));
    },
  }),
  defineWorkflow({
    event: "account/address.reused",
    attempts: 6,
    limits: MAILS,
    run: async ({ data, step }) => {
      await step.run("mail", () => sendAddressReusedMail(database(), deps(), data));
    },
  }),
  defineWorkflow({
    event: "account/second-factor.changed",
    attempts: 6,
    limits: MAILS,
    run: async ({ data, step }) => {
      await step.run("mail", () => sendSecondFactorMail(database(), deps(), data));
    },
  }),
  defineWorkflow({
    event: "account/notice",
    attempts: 6,
    limits: MAILS,
    run: async ({ data, step }) => {
      await step.run("mail", () => sendNoticeMail(database(), deps(), data));
    },
  }),
  defineWorkflow({
    event: "practice/emergency.changed",
    attempts: 6,
    limits: MAILS,
    run: async ({ id, data, step }) => {
      await step.run("mail", async () => {
        const ctx = await jobCtx(database(), { ...data, requestId: id });
        return sendEmergencyMails(ctx, deps(), data);
      });
    },
  }),
  defineWorkflow({
    event: "practice/invitation.requested",
    attempts: 6,
    limits: MAILS,
    run: async ({ id, data, step }) => {
      await step.run("mail", async () => {
        const ctx = await jobCtx(database(), { ...data, requestId: id });
        return sendInvitationMail(ctx, deps(), data);
      });
    },
  }),
];
