import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** Of a limit that the payer holds against the claim it says that it is spent. */
export const tellsLimitSpent = ({ quote, measure }: ChartFact, { denialCategory }: LetterFacts): boolean =>
  denialCategory === "benefit_exclusion" &&
  (USED_UP.test(quote) ||
    (!measure && NOTHING_LEFT.test(quote) && !/\b(?:error|mistake|incorrect\w*|wrong\w*)\b/i.test(quote)));

/** "Used 20; Remaining 0", "no visits left": the count that the payer holds against the claim, printed once more. */
const NOTHING_LEFT =
  /\bremaining(?: (?:visits?|units?|days|sessions?|benefits?))?\s*[:=]?\s*(?:0|none|zero)\b(?![.,]\d)|\b(?:visits?|units?|sessions?|treatments?) (?:left|available|remaining)\s*[:=]?\s*(?:0|none|zero)\b|\b(?:0|no|zero)(?: (?:more|further|PT|OT|therapy|chiropractic))? (?:visits?|units?|sessions?|treatments?) (?:are |were )?(?:remain(?:s|ing)?|left)\b/i;

/** "20 of 20 used": of an approval it says that all was within it, of a limit that it is spent. */
const USED_UP =
  /\b(\d{1,3}) ?(?:of|\/) ?\1\b[^.;]{0,20}\b(?:used|exhausted|reached)\b|\bused:? (\d{1,3}) ?(?:of|\/) ?\2\b|\b0 remaining\b/i;

/** "20 visits per condition": what another condition used is what the letter must tell apart. */
const PER_CONDITION =
  /\b(?:per|for (?:each|one|the same)|each|by) (?:\w+ )?(?:condition|diagnosis|injury|illness|body (?:part|region))\b|\bnew condition\b/i;

export const byCondition = ({ denialCategory }: LetterFacts, all: readonly ChartFact[], noticeText: string) =>
  denialCategory === "benefit_exclusion" &&
  (PER_CONDITION.test(noticeText) || all.some(({ quote }) => PER_CONDITION.test(quote)));
