import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** "This provider was not certified or eligible to be paid", "is not credentialed with us". */
const NOT_ENROLLED =
  /\bprovider\b[^.]{0,60}\bnot (?:yet )?(?:been )?(?:certified|eligible|enrolled|credentialed|participating|contracted)\b/i;
export const isNotParticipating = (text: string): boolean =>
  NOT_ENROLLED.test(text) || /(?<![\w-])(?:CO-?)?B7(?![\w-])/.test(text);
const OF_ENROLLMENT =
  /\b(?:(?:re)?enrollment|(?:re)?credential\w*|(?:re)?validation|reassignment|provider agreement|participat(?:ion|ing) (?:agreement|provider|status))\b/i;
const SAYS = /\b(?:effective|as of|since|from|approved|granted|active)\b/i;
const MOST = 4;

/** Whether a passage says that a provider is enrolled, in a letter of whatever day, and from no day after the service. */
export const isOfEnrollment = ({ quote, measure }: ChartFact, last: string | undefined): boolean =>
  !measure &&
  OF_ENROLLMENT.test(quote) &&
  SAYS.test(quote) &&
  !findDates(quote).some(({ iso }) => last !== undefined && iso > last);

/** What the payer's own letter says of the provider's enrollment, where it was in force on the days of service. */
export function ofEnrollment(
  text: string,
  facts: readonly ChartFact[],
  { datesOfService = [] }: LetterFacts,
): ChartFact[] {
  const first = [...datesOfService].sort()[0];
  if (!first || !NOT_ENROLLED.test(text)) return [];
  const told = facts.filter((fact) => isOfEnrollment(fact, first) && !fact.adverse);
  const dated = told.filter(({ quote }) => findDates(quote).length > 0);
  return dated.length > 0 ? [...new Set([...dated, ...told])].slice(0, MOST) : [];
}
