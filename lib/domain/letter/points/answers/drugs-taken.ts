import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { DOSE } from "./drug-management";

/** "At least two blood pressure drugs of different classes". */
const SEVERAL = /\b(?:two|three|\d) (?:or more )?(?:[\w-]+ ){0,3}(?:drugs?|medications?|medicines|agents)\b/i;
const ENDED = /\b(?:stopped|discontinued|d\/c|ended|allerg\w+|intoleran\w+|off \d)/i;
const MOST_LISTS = 2;
export const asksForDrugs = (asked: string) => SEVERAL.test(asked) && !/\bfail|\btri(?:al|ed)\b/i.test(asked);

/** What the patient took, where that is asked for: the lines of the chart with the most doses, and nothing that was stopped. */
export function drugsTaken(asked: string, facts: readonly ChartFact[], letter: LetterFacts): ChartFact[] {
  if (!asksForDrugs(asked)) return [];
  const last = letter.datesOfService?.toSorted().at(-1);
  const doses = ({ quote }: ChartFact) => quote.match(new RegExp(DOSE.source, "gi"))?.length ?? 0;
  return facts
    .filter((fact) => !fact.measure && !fact.adverse && doses(fact) > 0 && !ENDED.test(fact.quote))
    .filter(({ date }) => !date || !last || date <= last)
    .toSorted((a, b) => doses(b) - doses(a))
    .slice(0, MOST_LISTS);
}
