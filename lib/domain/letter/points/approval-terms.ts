import type { ChartFact } from "@/lib/domain/reading/chart/chart";

const APPROVAL = /\b(?:approv\w+|authori[sz]\w+|certification of services|referral)\b/i;
const NUMBER = /\b(?:approval|authorization|auth|certification|reference|referral)\b[^:]{0,12}:?\s*\S*\d{3}/i;
/** What an approval covers, each on a line of its own: "Visits: 16", "Good through: November 20, 2026". */
const TERM =
  /^(?:approved |authorized |number of |date )?(?:visits?|units?|sessions?|codes?|procedures?|services?|good|valid|effective|expires?|from|through|to|start|end|dates?)(?: (?:approved|authorized|from|through|thru|until|to|codes?|dates?|of service))*\s*:\s*\S/i;

/** The terms of an approval go with its number: without them it says not what it covers. */
export function termsBeside(
  fact: ChartFact,
  chosen: readonly ChartFact[],
  all: readonly ChartFact[],
): ChartFact[] {
  if (!APPROVAL.test(fact.heading) || !NUMBER.test(fact.quote)) return [];
  return all.filter(
    (other) =>
      !other.measure &&
      other.place.documentId === fact.place.documentId &&
      other.place.page === fact.place.page &&
      TERM.test(other.quote) &&
      !chosen.includes(other),
  );
}
