import type { ChartFact } from "@/lib/domain/reading/chart/chart";

/** "back 7/10 (same)", "still 7/10, unchanged": a score that a note takes over from the one before. */
const SAID_SAME =
  /\b(\d{1,2}(?:\.5)?) ?\/ ?10\b,? ?\(?(?:(?:the |about the )?same|unchanged|no change|as (?:before|last (?:time|visit)))\b(?! ?(?:with|by|despite|after|on|from|even|\p{Ll}*(?:cises|cation)|meds?)\b)|\b(?:same|unchanged|no change)(?: at|:|,)? (\d{1,2}(?:\.5)?) ?\/ ?10\b(?! (?:with|despite|after|even)\b)/iu;
const OF_MEASURE = "pain";

/**
 * Scores that a visit note says to be the same as before, where the measured pain went down in between: the note was copied forward, and the letter would
 * contradict the improvement that it shows.
 */
export function copiedScores(all: readonly ChartFact[]): ReadonlySet<string> {
  const series = all
    .filter(({ measure, date }) => measure?.key === OF_MEASURE && measure.number !== undefined && date)
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  const [first, last] = [series[0], series.at(-1)];
  const [from, to] = [first?.measure?.number, last?.measure?.number];
  if (from === undefined || to === undefined || to >= from || first?.date === last?.date) return new Set();
  return new Set(
    all
      .filter(({ quote, measure, date }) => {
        const [, before, behind] = SAID_SAME.exec(quote) ?? [];
        const said = Number(before ?? behind ?? Number.NaN);
        return (
          (!measure || measure.key === OF_MEASURE) &&
          said >= from &&
          date !== undefined &&
          date > (first?.date ?? "") &&
          date <= (last?.date ?? "")
        );
      })
      .map(({ id }) => id),
  );
}
