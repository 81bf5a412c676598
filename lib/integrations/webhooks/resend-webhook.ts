import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { z } from "zod";
import { SENDING_TAG } from "@/lib/integrations/mail/mailer";
import {
  type DeliveryReport,
  parseJson,
  reportTime,
  type WebhookHeaders,
  WebhookRefused,
} from "./delivery-report";

const event = z.object({
  type: z.string(),
  created_at: z.string().optional(),
  data: z.object({
    email_id: z.string().min(1),
    tags: z.record(z.string(), z.string()).nullish().catch(undefined),
  }),
});

const FAILED: Readonly<Record<string, string>> = {
  "email.bounced": "The recipient's mail server did not accept the email. Check the address.",
  "email.failed": "The email service could not send the email. Check the address and send it again.",
  "email.suppressed": "The email service no longer delivers to this address. Use another address or fax.",
};

/**
 * Checks Resend's signature (Standard Webhooks: HMAC-SHA256 over id, time and the raw body, five minutes of
 * tolerance) and reads the event. Undefined for events that change nothing. Throws `WebhookRefused`.
 */
export function readResendWebhook(
  rawBody: string,
  headers: WebhookHeaders,
  secret: string,
): DeliveryReport | undefined {
  const eventId = headers["svix-id"] ?? headers["webhook-id"] ?? "";
  const webhook = new Webhook(secret);
  try {
    const signed = {
      "webhook-id": eventId,
      "webhook-timestamp": headers["svix-timestamp"] ?? headers["webhook-timestamp"] ?? "",
      "webhook-signature": headers["svix-signature"] ?? headers["webhook-signature"] ?? "",
    };
    webhook.verify(rawBody, signed, { jsonParse: false });
  } catch (error) {
    throw new WebhookRefused(error instanceof WebhookVerificationError ? error.message : "Bad signature");
  }
  const parsed = event.safeParse(parseJson(rawBody));
  if (!parsed.success) return undefined;
  const { type, data, created_at } = parsed.data;
  const idempotencyKey = data.tags?.[SENDING_TAG];
  const report = {
    provider: "resend",
    reference: data.email_id,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    eventId,
    at: reportTime(created_at, Date.now()),
  } as const;
  if (type === "email.delivered" || type === "email.sent") return { ...report, state: "sent" };
  const reason = Object.hasOwn(FAILED, type) ? FAILED[type] : undefined;
  return reason === undefined ? undefined : { ...report, state: "failed", reason };
}
