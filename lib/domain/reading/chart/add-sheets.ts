import { acknowledgmentsOf } from "./acknowledgments";
import { approvalsIn } from "./approvals";
import type { Chart } from "./chart";
import { ledgersIn } from "./forms/ledger";
import type { PaperLayout } from "./paper-layout";
import { type Topic, topicsOf } from "./topics";
import { logsOf } from "./values/coded-log";
import { ledLists } from "./values/led-lists";

/** What the whole of a list, a log or a form says, which none of its lines says alone. */
type Sheet = { text: string; lines: number[]; date?: string; topics: Topic[]; refused?: true };

/** Takes what a paper's sheets say as a whole; the lines that they account for join `inTable`. */
export function addSheets(layout: PaperLayout, chart: Chart, inTable: Set<number>): void {
  const { documentId, lines, dates, ours, undone, place, heading } = layout;
  for (const [order, { text, lines: on, date, topics, refused }] of sheetsOf(layout, inTable).entries()) {
    const [first] = on;
    if (first === undefined || !on.every(ours) || undone.has(first)) continue;
    for (const index of on) inTable.add(index);
    chart.facts.push({
      id: `${documentId}:${lines[first]?.page}:${(lines[first]?.offset ?? 0) + order}p`,
      ...(date || dates[first] ? { date: date ?? dates[first] } : {}),
      place: place(on.map((line) => ({ line, start: 0, end: lines[line]?.text.length ?? 0 }))),
      quote: text,
      told: true,
      heading: heading(lines[first]?.page ?? 1),
      section: "",
      topics: [...new Set<Topic>([...topics, ...topicsOf(text)])],
      ...(refused ? { adverse: "refusal" } : {}),
    });
  }
}

function sheetsOf(layout: PaperLayout, inTable: Set<number>): Sheet[] {
  const { lines, pages, ours, isPlain, claims, payments, timed, patientName } = layout;
  return pages.flatMap(({ from, to }) => {
    const acknowledged = acknowledgmentsOf(lines, from, to, patientName);
    for (const index of acknowledged.raw) inTable.add(index);
    const onPage = ({ lines: [at = 0] }: { lines: number[] }) => at >= from && at < to;
    return [
      ...about(["filing"], acknowledged.facts),
      ...about(["count"], logsOf(lines, from, to)),
      ...about(["count"], ledgersIn(lines, ours, from, to)),
      ...about(["procedure"], claims.filter(onPage)),
      ...about(["time"], timed.filter(onPage)),
      ...about(["authorization"], approvalsIn(lines, isPlain, from, to)),
      ...about([], ledLists(lines, isPlain, from, to)),
      ...about([], payments.flatMap(({ told }) => told).filter(onPage)),
    ];
  });
}

const about = <T extends Omit<Sheet, "topics">>(topics: Topic[], sheets: readonly T[]): Sheet[] =>
  sheets.map((sheet) => ({ ...sheet, topics }));
