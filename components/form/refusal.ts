import type { ActionFailure } from "@/lib/core/action-result";

/** What of a refusal has no place beside one of the form's fields; null where each of its messages has one. */
export function unplaced(refusal: ActionFailure | null, values: object): string | null {
  if (!refusal) return null;
  const hasPlaces = refusal.fields && Object.keys(refusal.fields).every((name) => name in values);
  return hasPlaces ? null : refusal.message;
}
