import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { z } from "zod";
import {
  type DeliveryReport,
  type FaxReceived,
  parseJson,
  reportTime,
  type WebhookHeaders,
  WebhookRefused,
} from "./delivery-report";

const TOLERANCE_SECONDS = 5 * 60;

const event = z.object({
  data: z.object({
    id: z.string().min(1),
    event_type: z.string(),
    occurred_at: z.string().optional(),
    payload: z.object({
      fax_id: z.string().min(1),
      direction: z.string().optional(),
      from: z.string().max(60).nullish().catch(null),
      to: z.string().max(60).nullish().catch(null),
      client_state: z.string().nullish(),
      failure_reason: z.string().nullish(),
      page_count: z.number().int().min(0).nullish().catch(null),
    }),
  }),
});

const NO_SUCH_NUMBER = "The fax number does not exist. Check the number.";
const NO_MACHINE = "No fax machine answered at this number. Check the number or send it again later.";
const POOR_LINE = "The line dropped before the fax was complete. Send it again.";
const OUR_SIDE = "The fax service could not send the fax. Ask your administrator to check the fax settings.";
const GENERAL_REASON = "The fax could not be delivered. Check the number and send it again.";

/** Telnyx's failure reasons by what a user can do about them; others get the general sentence. */
const REASONS: Readonly<Record<string, string>> = {
  user_busy: "The fax line was busy. Send it again later.",
  destination_invalid: NO_SUCH_NUMBER,
  receiver_invalid_number_format: NO_SUCH_NUMBER,
  receiver_unallocated_number: NO_SUCH_NUMBER,
  fax_initial_communication_timeout: NO_MACHINE,
  receiver_decline: NO_MACHINE,
  receiver_incompatible_destination: NO_MACHINE,
  receiver_no_answer: NO_MACHINE,
  receiver_no_response: NO_MACHINE,
  fax_signaling_error: POOR_LINE,
  invalid_ecm_response_from_receiver: POOR_LINE,
  receiver_call_dropped: POOR_LINE,
  receiver_communication_error: POOR_LINE,
  receiver_recovery_on_timer_expire: POOR_LINE,
  account_disabled: OUR_SIDE,
  destination_not_in_countries_whitelist: OUR_SIDE,
  destination_not_in_service_plan: OUR_SIDE,
  no_outbound_profile: OUR_SIDE,
  outbound_profile_daily_spend_limit_exceeded: OUR_SIDE,
  unverified_destination_not_allowed: OUR_SIDE,
  unverified_origination_number: OUR_SIDE,
};

/** The key as the portal shows it, base64 of 32 bytes. Throws where it is not one: a wrong setting. */
function publicKeyOf(base64: string): KeyObject {
  const x = Buffer.from(base64, "base64");
  if (x.length !== 32) throw new Error("TELNYX_PUBLIC_KEY is not an Ed25519 public key in base64");
  return createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: x.toString("base64url") },
    format: "jwk",
  });
}

/**
 * Checks Telnyx's signature (Ed25519 over `time|raw body`, five minutes of tolerance) and reads the event.
 * Undefined for events that change nothing. Throws `WebhookRefused`.
 */
export function readTelnyxWebhook(
  rawBody: string,
  headers: WebhookHeaders,
  publicKey: string,
  now = Date.now(),
): DeliveryReport | { received: FaxReceived } | undefined {
  const key = publicKeyOf(publicKey);
  const timestamp = headers["telnyx-timestamp"] ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookRefused("No timestamp");
  const signature = Buffer.from(headers["telnyx-signature-ed25519"] ?? "", "base64");
  if (signature.length !== 64 || !verify(null, Buffer.from(`${timestamp}|${rawBody}`), key, signature)) {
    throw new WebhookRefused("No matching signature found");
  }
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) {
    throw new WebhookRefused("Timestamp too old or too new");
  }
  const parsed = event.safeParse(parseJson(rawBody));
  if (!parsed.success) return undefined;
  const { id, event_type, occurred_at, payload } = parsed.data.data;
  if (payload.direction === "inbound") {
    if (event_type !== "fax.received") return undefined;
    const { fax_id: reference, from, to, page_count: pages } = payload;
    return {
      received: {
        ...{ provider: "telnyx", reference, pages: pages ?? null },
        ...{ from: from?.trim() ?? "", to: to?.trim() ?? "", at: reportTime(occurred_at, now) },
      },
    };
  }
  const idempotencyKey = payload.client_state
    ? Buffer.from(payload.client_state, "base64").toString("utf8")
    : undefined;
  const report = {
    provider: "telnyx",
    reference: payload.fax_id,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    eventId: id,
    at: reportTime(occurred_at, now),
  } as const;
  const pages = payload.page_count ? { pages: payload.page_count } : {};
  if (event_type === "fax.delivered") return { ...report, ...pages, state: "sent" };
  if (event_type !== "fax.failed") return undefined;
  const reason = payload.failure_reason ?? "";
  return {
    ...report,
    state: "failed",
    reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined) ?? GENERAL_REASON,
  };
}
