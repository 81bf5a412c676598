import type { DeniedLine } from "@/lib/core/notice";
import { type LegendEntry, readLegend } from "../denial/legend";
import { findDates } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import type { Line } from "../page/page-lines";

/** What a Medicare Summary Notice says of one claim: it prints no labels for the day, the provider and the lines. */
export type SummaryClaim = {
  dates: Candidate;
  provider: Candidate | undefined;
  lines: DeniedLine[];
};

const TITLE = /medicare\s+summary\s+notice/i;
/** "July 8 - July 10, 2026": a stay, with its year printed once. */
const STAY = /^\s*(\p{L}{3,9}\.? \d{1,2}) ?[-–] ?(\p{L}{3,9}\.? \d{1,2}), (\d{4})\s*$/u;
const CODE = /\(?\b([A-Z]\d{4}|\d{5}|\d{4}[TFU])(?:-[A-Z0-9]{2}){0,4}\)?/;
const ROW =
  /\b(Yes|No)\b\s+(\$? ?[\d,]+\.\d{2})(?:\s+(\$? ?[\d,]+\.\d{2}))?(?:\s+(\$? ?[\d,]+\.\d{2}))?(?:\s+(\$? ?[\d,]+\.\d{2}))?\s*([A-Z](?:\s?,\s?[A-Z])*)?\s*$/i;
/** "Total for claim 02-…" or "Claim total": the rows end here, whether the claim's number stands over them or under them. */
const CLAIM_TOTAL = /\btotal for claim\b|\bclaim totals?\b/i;
/** A claim's rows and the headings of its table fit into this many lines. */
const LONGEST_CLAIM = 60;

export function isMedicareSummary({ lines }: Reading): boolean {
  return lines.slice(0, 15).some((line) => TITLE.test(line.text));
}

/** The claim whose number stands on `claimLine`, under its rows. */
export function readSummaryClaim(reading: Reading, claimLine: number): SummaryClaim | undefined {
  const { lines } = reading;
  const head = headingAbove(lines, claimLine);
  if (head === undefined) return undefined;
  const end = lines.findIndex((line, at) => at >= claimLine && CLAIM_TOTAL.test(line.text));
  const printed = lines[head]?.text ?? "";
  const [date, last] = findDates(printed.replace(STAY, "$1, $3 - $2, $3"));
  if (!date) return undefined;
  const days = [...new Set([date.iso, ...(last ? [last.iso] : [])])].join(", ");
  return {
    dates: { value: days, score: 0.9, spans: [{ line: head, start: 0, end: printed.length }] },
    provider: providerUnder(lines, head),
    lines: deniedRows(lines, head, Math.max(claimLine, end), date.iso),
  };
}

/** The day of service stands alone in the line over the provider. */
function headingAbove(lines: readonly Line[], from: number): number | undefined {
  for (let at = from - 1; at >= 0 && from - at < LONGEST_CLAIM; at--) {
    const text = lines[at]?.text.trim() ?? "";
    // A hospital's claim has its number under its only row, the total.
    if (CLAIM_TOTAL.test(text) && from - at > 2) return undefined;
    const stay = STAY.exec(text);
    const [date] = findDates(text);
    if (stay || (date && date.start === 0 && date.end >= text.length - 1)) return at;
  }
  return undefined;
}

function providerUnder(lines: readonly Line[], head: number): Candidate | undefined {
  for (let at = head + 1; at <= head + 2; at++) {
    const text = lines[at]?.text ?? "";
    const name = /^\s*([\p{Lu}][^(\d]{3,60}?)\s*,?\s*(?:\(\d{3}\)|\d{3}-\d{3}|\d+ \p{L}|$)/u.exec(text)?.[1];
    const value = name?.replace(/[,\s]+$/, "");
    if (!value || value.split(" ").length < 2) continue;
    const start = text.indexOf(value);
    return { value, score: 0.85, spans: [{ line: at, start, end: start + value.length }] };
  }
  return undefined;
}

function deniedRows(lines: readonly Line[], from: number, to: number, day: string): DeniedLine[] {
  const notes = readLegend([...lines]);
  const rows: DeniedLine[] = [];
  for (let at = from + 1; at < to; at++) {
    const row = ROW.exec(lines[at]?.text ?? "");
    if (row?.[1]?.toLowerCase() !== "no") continue;
    // A service over two lines has its code in either of them; a row beside it has its own.
    const nearby = [at, at + 1, at - 1].map((one) => {
      const text = lines[one]?.text ?? "";
      return one !== at && (ROW.test(text) || (one < at && ROW.test(lines[one - 1]?.text ?? ""))) ? "" : text;
    });
    const code = nearby.map((text) => CODE.exec(text ?? "")?.[1]).find(Boolean);
    const billed = parseMoney(row[2] ?? "") ?? null;
    rows.push({
      procedureCode: code ?? null,
      dateOfService: day,
      billed,
      amount: billed,
      groupCode: null,
      code: null,
      remarks: [],
      reason: noteText(notes, row[6] ?? ""),
    });
  }
  return rows;
}

/** The notes whose letters stand in the row's last column. */
function noteText(notes: readonly LegendEntry[], letters: string): string | null {
  const said = letters
    .split(/\W+/)
    .flatMap((letter) => notes.find((n) => letter && n.marker.replace(/\W/g, "") === letter)?.text ?? []);
  return said.length > 0 ? said.join(" ") : null;
}
