import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";
import { needsOf } from "../notice/needs";

/** "Data: no independent interpretation", "Risk: prescription renewal only". */
const NAMES_ELEMENT =
  /^\W*(?:(?:amount|number|complexity|level) (?:and complexity )?of )?(data|risk|problems)\b[^:;]{0,40}[:–-]/i;
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

/** A test that was drawn for the visit is of the days before it. */
const LAB_DAYS = 14;
const MOST_VALUES = 4;
/** How bad a problem was is also told by what was measured on the day or for it. */
export function valuesOfProblems(
  asked: string,
  facts: readonly ChartFact[],
  letter: LetterFacts,
): ChartFact[] {
  if (NAMES_ELEMENT.exec(asked)?.[1]?.toLowerCase() !== "problems") return [];
  const days = letter.datesOfService ?? [];
  return facts
    .filter(
      ({ measure, adverse, date }) =>
        measure &&
        !adverse &&
        date !== undefined &&
        days.some((day) => date <= day && date >= addDays(day, -LAB_DAYS)),
    )
    .slice(0, MOST_VALUES);
}
