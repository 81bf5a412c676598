/** What a practice's own programs can be told of (docs/product.md, A14). Each carries ids and nothing of a patient. */
export const WEBHOOK_EVENTS = [
  "claim.created",
  "claim.updated",
  "appeal.sent",
  "decision.recorded",
  "remittance.posted",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
