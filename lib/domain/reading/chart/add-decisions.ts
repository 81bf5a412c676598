import type { Chart, ChartFact } from "./chart";
import { issuedDecision, namesDecision } from "./page/issued-decisions";
import type { PaperLayout } from "./paper-layout";

/** Takes what a page's head says of another payer's decision, where none of its sentences does. */
export function addDecisions(
  { documentId, lines, named, pages, dates, place, heading }: PaperLayout,
  chart: Chart,
): void {
  for (const { from, to } of pages) {
    const page = lines[from]?.page ?? 1;
    const top = lines.findIndex(({ text }, index) => index >= from && index < to && text.trim() !== "");
    const decision = top < 0 ? undefined : issuedDecision(named, from, to, heading(page), dates[top]);
    // Where the head of the page is told as it stands, it says so itself.
    const isTold = ({ place: at, quote }: ChartFact) =>
      at.documentId === documentId && at.page === page && namesDecision(quote, decision?.date);
    if (!decision || chart.facts.some(isTold)) continue;
    const { text, date } = decision;
    chart.facts.push({
      id: `${documentId}:${page}:${lines[top]?.offset ?? 0}p`,
      date,
      place: place([{ line: top, start: 0, end: lines[top]?.text.length ?? 0 }]),
      quote: text,
      told: true,
      heading: heading(page),
      section: "",
      topics: ["other_payer"],
    });
  }
}
