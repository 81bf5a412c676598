import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import { isServiceDay } from "../facts/service-period";
import { needsOf } from "./needs";

/** "Data: no independent interpretation", "Risk: prescription renewal only". */
const NAMES_ELEMENT =
  /^\W*(?:(?:amount|complexity|level) (?:and complexity )?of )?(data|risk)\b[^:;]{0,40}[:–-]/i;
const MOST = 4;

/** What a note of the day says of the element of a visit's level that the payer names: what was looked at and talked over, or what was decided. */
export function ofLevelElement(
  asked: string,
  facts: readonly ChartFact[],
  letter: LetterFacts,
  category: DenialCategory,
): ChartFact[] {
  const element = NAMES_ELEMENT.exec(asked)?.[1]?.toLowerCase();
  const need = needsOf(category, letter).find(({ id }) => id === element);
  if (!need) return [];
  return facts
    .filter(
      ({ measure, adverse, quote, date }) =>
        !measure && !adverse && isServiceDay(letter, date) && need.pattern?.test(quote),
    )
    .slice(0, MOST);
}
