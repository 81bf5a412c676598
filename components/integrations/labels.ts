import type { ApiResource } from "@/lib/core/api-scopes";
import type { WebhookEvent } from "@/lib/core/webhook-events";

/** What a person reads for each part of the practice that a key can be let into. */
export const RESOURCE_WORDS: Record<ApiResource, string> = {
  patients: "Patients",
  claims: "Claims",
  appeals: "Appeals and decisions",
  documents: "Documents",
  payers: "Payers and remittances",
  worklist: "Worklist",
  practice: "Practice and people",
};

export const EVENT_WORDS: Record<WebhookEvent, string> = {
  "claim.created": "A claim was added",
  "claim.updated": "A claim was changed",
  "appeal.sent": "An appeal was sent",
  "decision.recorded": "A decision was recorded",
  "remittance.posted": "A remittance was posted",
};
