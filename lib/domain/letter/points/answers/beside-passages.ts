import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Topic } from "@/lib/domain/reading/chart/topics";
import { isServiceDay } from "../../facts/service-period";
import type { DenialPoint } from "../notice/denial-points";
import { termsBeside } from "./approval-terms";
import { asksSigner, readable } from "./candidates";
import { NAME_AND_DAY } from "./certified-plan";
import type { PairContext } from "./passage-score";
import { conditionBeside, rowsBeside } from "./rows-beside";

/** What stands beside each chosen passage and goes with it: who signed it, when it went out, on which terms, under which condition. */
export function withWhatStandsBeside(
  best: readonly ChartFact[],
  { text }: DenialPoint,
  asked: readonly Topic[],
  { facts, category }: PairContext,
): ChartFact[] {
  return best.flatMap((fact) => [
    fact,
    ...(asksSigner(asked, text) || !fact.topics.includes("order") ? signedBelow(fact, best, facts) : []),
    ...sentBeside(fact, best, facts),
    ...termsBeside(fact, best, facts),
    ...(category === "benefit_exclusion"
      ? [...conditionBeside(fact, facts), ...rowsBeside(fact, facts)]
      : []),
  ]);
}

const MOST_VISITS = 3;

/** Two services are told apart only where both stand side by side: the other notes of the day, by their fullest sentence. */
export function otherVisits(best: readonly ChartFact[], { facts, letter }: PairContext): ChartFact[] {
  const pageOf = ({ place }: ChartFact) => `${place.documentId}|${place.page}`;
  const known = new Set(best.map(pageOf));
  const others = facts.filter(
    (fact) => !fact.measure && readable(fact) && !known.has(pageOf(fact)) && isServiceDay(letter, fact.date),
  );
  return [...Map.groupBy(others, pageOf).values()].slice(0, MOST_VISITS).flatMap((page) => {
    const fullest = page.toSorted((a, b) => b.quote.length - a.quote.length)[0];
    return page.filter((fact) => fact === fullest || CLOCK.test(fact.quote));
  });
}
/** "09:55", or "0955" at the head of a row. */
const CLOCK = /\b\d{1,2}:\d{2}\b|^(?:Time )?(?:[01]\d|2[0-3])[0-5]\d\b/;

const SIGNED = /\bsigned\b|\bsignature\b|\/s\//i;

/** Who signed an order or a certification stands in the next lines of its section. */
function signedBelow(fact: ChartFact, chosen: readonly ChartFact[], all: readonly ChartFact[]): ChartFact[] {
  if (
    !fact.topics.some((topic) => topic === "certification" || topic === "order" || topic === "authorization")
  )
    return [];
  const at = all.indexOf(fact);
  const next = all
    .slice(at + 1, at + 4)
    .find(
      ({ place, quote }) =>
        place.documentId === fact.place.documentId &&
        place.page === fact.place.page &&
        (SIGNED.test(quote) || NAME_AND_DAY.test(quote)),
    );
  return next && !chosen.includes(next) ? [next] : [];
}

const DELIVERED =
  /\b(?:sent|transmitted|faxed)\b.{0,80}\b(?:delivered|ok|success\w*|complete\w*|confirm\w*)\b|\b(?:status|result)\s*:?\s*(?:delivered|ok|success\w*)/i;

/** That a request went out, and when, stands on the same sheet as its subject. */
function sentBeside(fact: ChartFact, chosen: readonly ChartFact[], all: readonly ChartFact[]): ChartFact[] {
  if (!/\brequest|\bsubject\b|\bre:/i.test(fact.quote)) return [];
  return all
    .filter(
      (other) =>
        other !== fact &&
        !other.measure &&
        other.place.documentId === fact.place.documentId &&
        other.place.page === fact.place.page &&
        DELIVERED.test(other.quote) &&
        !chosen.includes(other),
    )
    .slice(0, 1);
}
