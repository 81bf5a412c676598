import type { OutboxStore } from "@/lib/integrations/local-outbox";
import type { Storage } from "@/lib/integrations/storage/storage";
import type { Mailer } from "./mailer";
import { OutboxMailer } from "./outbox-mailer";
import { ResendMailer } from "./resend-mailer";

/** The settings of `lib/env.ts` that say how mail goes out. */
export type MailSettings = {
  APP_MODE: "local" | "production";
  RESEND_API_KEY?: string | undefined;
  RESEND_BASE_URL?: string | undefined;
  MAIL_FROM: string;
};

/** The local outbox in local mode, else Resend, without whose key a deployment does not start. */
export function openMailer(settings: MailSettings, outbox: { store: OutboxStore; storage: Storage }): Mailer {
  if (settings.APP_MODE === "local") return new OutboxMailer(outbox.store, outbox.storage);
  if (!settings.RESEND_API_KEY) throw new Error("RESEND_API_KEY is not set");
  return new ResendMailer({
    apiKey: settings.RESEND_API_KEY,
    baseUrl: settings.RESEND_BASE_URL,
    from: settings.MAIL_FROM,
  });
}
