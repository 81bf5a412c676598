import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** First-party medical coverage of a car: one sum for one accident, which only gets less. */
const OF_CAR =
  /\bPIP\b|\bpersonal injury protection\b|\bno-?fault\b|\bmed(?:ical)?[- ]?pay(?:ments?)?\b|\bfirst[- ]party (?:medical )?benefits?\b/i;
/** "Coverage of $15,000 is open", "Remaining 1,240.55", "$3,200 still available". */
const STILL_OPEN =
  /\b(?:coverage|benefits?|limits?|claim|file|balance)\b[^.;]{0,50}\b(?:is|are|remains?|still) (?:now )?(?:open|available|active)\b|\b(?:remaining|balance|available|left)\b[^.;\d]{0,12}\$?\d[\d,]*\.\d\d\b(?! ?(?:deg\w*|°|sec\w*|s|cm|mm|m|lbs?|kg|%|min\w*)(?!\w))|\$\d[\d,.]* (?:\w+ ){0,2}(?:remains?|remaining|available|left)\b/i;
const USED_UP =
  /\b(?:are|is|was|were|been|now) (?!not\b)(?:\w+ )?(?:exhausted|used up|depleted)\b|\b(?:benefits?|limits?|coverage) (?:exhausted|used up|depleted)\b|\blimits?\b[^.;]{0,40}\bpaid in full\b|\bnothing (?:more|further) is payable\b/i;

/** What was open or left of a car insurer's sum before a later paper of the chart says that it is used up. */
export function overtakenLimits(facts: readonly ChartFact[]): ReadonlySet<string> {
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const ofCar = new Set(facts.filter(({ heading, quote }) => OF_CAR.test(`${heading} ${quote}`)).map(pageOf));
  const dated = facts.filter((fact) => !fact.measure && fact.date && ofCar.has(pageOf(fact)));
  const usedUp = dated
    .flatMap(({ quote, date = "" }) => (USED_UP.test(quote) ? [date] : []))
    .toSorted()
    .at(-1);
  return new Set(
    usedUp
      ? dated
          .filter(({ quote, date = "" }) => date < usedUp && STILL_OPEN.test(quote) && !USED_UP.test(quote))
          .map(({ id }) => id)
      : [],
  );
}
