import { comparable } from "../../page/clean-text";
import type { Chart, ChartFact } from "../chart";

/** One fact per measure, side, date and value, from the page of that day where there is one; copies are left out. */
export function withoutCopies(chart: Chart): Chart {
  const best = new Map<string, ChartFact>();
  const passages: ChartFact[] = [];
  for (const fact of chart.facts) {
    if (!fact.measure) {
      passages.push(fact);
      continue;
    }
    const key = [seriesKey(fact), fact.date, comparable(fact.measure.value)].join("|");
    if (!best.has(key)) best.set(key, fact);
  }
  const times = new Map<string, number>();
  for (const { quote } of passages) times.set(quote, (times.get(quote) ?? 0) + 1);
  // Words without a number or a stop that stand on several pages are a letterhead.
  const said = passages.filter(({ quote }) => /[\d.!?;]/.test(quote) || (times.get(quote) ?? 0) < 2);
  const measured = [...best.values()];
  const copies = measured.filter((fact) => repeatsTheFirst(fact, measured));
  return {
    ...chart,
    facts: [...measured.filter((fact) => !copies.includes(fact)), ...said],
    leftOut: [
      ...chart.leftOut,
      ...copies.map((fact) => ({
        documentId: fact.place.documentId,
        page: fact.place.page,
        reason: "carried_forward" as const,
        detail: `${fact.measure?.name} ${fact.measure?.value}, the same as at the start`,
      })),
    ],
  };
}

/** What is measured, and on which side. */
export const seriesKey = ({ measure }: ChartFact) => `${measure?.key}|${measure?.side ?? ""}`;

/** A score that is back at the very first value after another one in between was most likely copied, not measured. */
function repeatsTheFirst(fact: ChartFact, all: ChartFact[]): boolean {
  if (!fact.measure?.better || fact.measure.key.startsWith("strength")) return false;
  const series = all
    .filter((other) => seriesKey(other) === seriesKey(fact) && other.date)
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  const at = series.indexOf(fact);
  const same = (other: ChartFact | undefined) => other?.measure?.number === fact.measure?.number;
  return (
    at >= 2 && at < series.length - 1 && same(series[0]) && !same(series[at - 1]) && !same(series[at + 1])
  );
}
