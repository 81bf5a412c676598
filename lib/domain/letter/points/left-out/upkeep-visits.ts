import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";

/** "WELLNESS VISIT", "Maintenance care": a visit that its own head calls upkeep. Medicare's yearly wellness visit is an examination. */
const HEADED =
  /(?<!\b(?:annual|yearly|medicare|initial|subsequent|child|baby|woman|preventive) )\b(?:wellness|maintenance|supportive|palliative)(?: chiropractic)? (?:visit|care|adjustment|treatment|manipulation|note)s?\b/i;
/** "Monthly tune-up", "98940-GA": what was done then was agreed to be no covered treatment. */
const SAID =
  /\b(?:monthly|wellness|maintenance|routine) (?:tune-?up|adjustment|manipulation)s?\b|(?<![\w-])9894[0-3][ -]{1,3}G[AXYZ]\b|\bmaintenance\b[^.;]{0,30}\bABN\b/i;
/** "Before the fall he came for monthly adjustments", "active care and not maintenance", "if she returns, those are maintenance": no visit of upkeep. */
const OF_ANOTHER_TIME =
  /\bif\b[^.;]{0,60}\b(?:maintenance|wellness|monthly|routine|tune-?up)\b|\b(?:before|until|used to|previous(?:ly)?|prior|past|ended|stopped|formerly|in (?:19|20)\d\d|prior to|history of|last year|not|no|never|den(?:ies|ied)|rather than|instead of)\b|n['’]t\b/i;
/** Where the payer leaves the charge to the patient, the notice that was signed for it is what matters. */
const LEFT_TO_PATIENT = /\bPR[- ]?\d{1,3}\b|\bpatient responsib/i;
const MANIPULATION = /^9894[0-3]/;
const ASKED = /\b(?:maintenance|wellness|supportive care|active treatment|acute treatment)\b/i;

/**
 * What visits of upkeep before or after the days in question say, where a manipulation is denied or the payer takes the care for upkeep: who came for a tune-up then, and what
 * was signed for it, is no part of the treatment of an illness. Of the days in question themselves the notes say what they say.
 */
export function ofUpkeepVisits(
  all: readonly ChartFact[],
  { datesOfService = [], procedureCodes = [] }: LetterFacts,
  noticeText: string,
): ReadonlySet<string> {
  const [first, last] = [datesOfService.toSorted()[0], datesOfService.toSorted().at(-1)];
  if (!first || !last || LEFT_TO_PATIENT.test(noticeText)) return new Set();
  if (!procedureCodes.some((code) => MANIPULATION.test(code)) && !ASKED.test(noticeText)) return new Set();
  const visitOf = ({ place, date }: ChartFact) => `${place.documentId}|${place.page}|${date}`;
  const isOutside = ({ date }: ChartFact) => date !== undefined && (date < first || date > last);
  const says = ({ heading, quote }: ChartFact) =>
    HEADED.test(heading) || (SAID.test(quote) && !OF_ANOTHER_TIME.test(quote));
  const visits = new Set(all.filter((fact) => isOutside(fact) && says(fact)).map(visitOf));
  return new Set(all.flatMap((fact) => (visits.has(visitOf(fact)) ? [fact.id] : [])));
}
