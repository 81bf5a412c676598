import { findDates } from "@/lib/domain/reading/calendar-date";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";

const MOST = 6;
/** Minutes, units, or a charge behind a number of units: how much of a service there was, or was billed. */
const COUNTED =
  /\b\d{1,3} ?min(?:utes?|s)?\b|\bunits?\b|\b\d{5}\b[^.;]{0,20}\bx ?\d|\b\d{1,2}\s+\$?\d[\d,]*\.\d{2}\b/i;

/** What the papers of the days in dispute say of the denied codes and how much of them there was: minutes, units, the claim as sent. */
export function onBilledLines(facts: readonly ChartFact[], letter: LetterFacts): ChartFact[] {
  const denied = letter.deniedLines?.flatMap(({ procedureCode }) => procedureCode ?? []) ?? [];
  const codes = (denied.length > 0 ? denied : (letter.procedureCodes ?? [])).map((code) => code.slice(0, 5));
  const days = letter.datesOfService ?? [];
  return facts
    .filter(({ measure, adverse }) => !measure && !adverse)
    .filter(({ quote }) => COUNTED.test(quote) && codes.some((code) => quote.includes(code)))
    .filter(({ quote, date }) => {
      const said = findDates(quote).map(({ iso }) => iso);
      if (said.some((day) => days.includes(day))) return true;
      return days.length === 0 || (date !== undefined && days.includes(date));
    })
    .slice(0, MOST);
}
