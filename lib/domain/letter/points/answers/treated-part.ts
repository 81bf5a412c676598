import { LIMBS } from "@/lib/domain/reading/chart/body-parts";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { seriesOf, shownOf } from "../../relevance/measure-series";
import type { DenialPoint } from "../notice/denial-points";

const INJURY = /\b(?:injur(?:y|ies)|conditions?|complaints?|diagnos[ie]s|problems?|symptoms?|findings?)\b/i;
const ELSEWHERE =
  /\b(?:outside|other than|apart from|beyond|besides|separate from|different from|away from)\b[^.;]{0,40}\b(?:spine|spinal|neck|back|regions?|areas?|manipulat\w+|adjust\w+|treated)\b/i;
const LACKING = /\b(?:not|no|never|without|lacks?)\b/i;

/** "The records do not show an injury outside the spine": what was wrong with the part that the denied service was given to. */
export const missesInjuryElsewhere = (text: string): boolean =>
  INJURY.test(text) && ELSEWHERE.test(text) && LACKING.test(text);

const EXAM = /\b(?:exam(?:ination)?|evaluation|plan of care|(?:care|treatment) plan)\b/i;
const MOST_SAID = 4;
const MOST_SERIES = 3;

type Context = { letter: LetterFacts; facts: readonly ChartFact[] };

/**
 * What the examinations found of the part of the body that the notes name beside the denied code: its diagnosis, its complaint, what was planned for
 * it, and what was measured of it, first and last. Nothing where the notes name none, or only the spine.
 */
export function ofTreatedPart(
  { kind, text }: Pick<DenialPoint, "kind" | "text">,
  { letter, facts }: Context,
): { series: ChartFact[]; passages: ChartFact[] } | undefined {
  if (kind === "item" || !missesInjuryElsewhere(text)) return undefined;
  const lines = (letter.deniedLines ?? []).flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
  const codes = lines.length > 0 ? lines : (letter.procedureCodes ?? []);
  const given = facts.filter(
    ({ quote, date, measure }) =>
      !measure && isServiceDay(letter, date) && codes.some((code) => quote.includes(code)),
  );
  const parts = LIMBS.filter((part) => given.some(({ quote }) => part.test(quote)));
  if (parts.length === 0) return undefined;
  const ofPart = (words: string) => parts.some((part) => part.test(words));
  const told = facts.filter(
    ({ measure, adverse, heading, quote }) => !measure && !adverse && EXAM.test(heading) && ofPart(quote),
  );
  const weight = ({ topics, quote }: ChartFact) =>
    topics.includes("diagnosis")
      ? 3
      : codes.some((code) => quote.includes(code))
        ? 2
        : topics.includes("finding") || topics.includes("function")
          ? 1
          : 0;
  const passages = told
    .filter((fact) => weight(fact) > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST_SAID);
  const series = seriesOf(facts.filter(({ measure, heading }) => measure && EXAM.test(heading)))
    .filter(({ facts: [first] }) => ofPart(first?.measure?.name ?? ""))
    .slice(0, MOST_SERIES)
    .flatMap((one) => shownOf(one, 0));
  return passages.length + series.length > 0 ? { series, passages } : undefined;
}
