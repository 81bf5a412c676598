import { z } from "zod";
import { WEBHOOK_EVENTS } from "@/lib/core/webhook-events";

/** Shapes of a practice's webhooks (docs/product.md, A14). Isomorphic. */

export const webhookInput = z.object({
  url: z.string().trim().min(1, "Enter the address.").max(500, "Use at most 500 characters."),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, { error: "Choose from the list." }))
    .min(1, "Choose what to send.")
    .max(WEBHOOK_EVENTS.length)
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
});

export const webhookAnswer = z
  .strictObject({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    state: z.enum(["active", "disabled"]),
    disabled_reason: z.enum(["failures", "gone"]).nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Webhook" });
export type WebhookDto = z.infer<typeof webhookAnswer>;

export const newWebhookAnswer = z.strictObject({
  secret: z.string().describe("What its messages are signed with (Standard Webhooks). Shown once"),
  webhook: webhookAnswer,
});

export const webhookMessageAnswer = z
  .strictObject({
    id: z.uuid().describe("The `webhook-id` of each attempt"),
    event: z.enum(WEBHOOK_EVENTS),
    data: z.record(z.string(), z.string()),
    state: z.enum(["waiting", "delivered", "failed"]),
    created_at: z.iso.datetime(),
    due_at: z.iso.datetime().nullable().describe("When it is tried next; null: not anymore"),
    attempts: z.array(
      z.strictObject({
        attempt: z.number().int(),
        at: z.iso.datetime(),
        status: z.number().int().nullable().describe("Of the answer; null: there was none"),
        problem: z.string(),
        milliseconds: z.number().int(),
      }),
    ),
  })
  .meta({ id: "WebhookMessage" });
export type WebhookMessageDto = z.infer<typeof webhookMessageAnswer>;

export const webhookIdField = { webhookId: z.uuid() };
