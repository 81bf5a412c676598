import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../../facts/facts";
import { isServiceDay } from "../../facts/service-period";

/** "For each treatment visit, the findings of that day and a signature", "each date of service". */
const OF_EACH_VISIT =
  /\b(?:each|every|all)(?: of the)? (?:\w+ ){0,2}(?:visits?|dates? of service|days? of service|service dates?|sessions?|encounters?|treatment days?)\b/i;
/** What a note of a day shows, which a plan or a score over time does not. */
const OF_THE_NOTE =
  /\b(?:findings?|segments?|regions?|levels? (?:adjusted|treated)|signatures?|signed|minutes|times?|what was (?:done|treated)|treatments? (?:given|provided)|response|S\.?O\.?A\.?P)\b/i;
const SIGNED = /\b(?:e-?)?signed\b|\bsignature\b|\/s\//i;
const MOST_DAYS = 8;

/** The entries of the days of service, one a day, where a point asks for each of them: an entry that nobody signed is none. */
export function ofEachVisit(asked: string, facts: readonly ChartFact[], letter: LetterFacts): ChartFact[] {
  if (!OF_EACH_VISIT.test(asked) || !OF_THE_NOTE.test(asked)) return [];
  const entries = facts.filter(
    ({ measure, adverse, date, quote }) =>
      !measure && !adverse && date !== undefined && isServiceDay(letter, date) && SIGNED.test(quote),
  );
  // Where the signature alone stands for a day, its note is told in sentences of their own.
  const whole = entries.filter(({ quote }) => quote.length > 60);
  const days = [...new Set(whole.map(({ date }) => date))];
  const rest = entries.filter(({ date }) => !days.includes(date));
  return days.length === 0
    ? []
    : facts.filter((fact) => [...whole, ...rest].slice(0, MOST_DAYS).includes(fact));
}
