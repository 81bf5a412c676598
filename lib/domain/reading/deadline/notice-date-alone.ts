import { type FoundDate, findDates } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import type { Cell, Line } from "../page/page-lines";
import { MACHINE_LINE, OTHER_DATE } from "./notice-date-labels";

type CellHere = { reading: Reading; line: Line; index: number; cell: Cell };

const LETTERHEAD_LINES = 60;

/** A day that fills a cell of the first page, the surer the higher it stands. */
export function daysAlone(reading: Reading): Candidate[] {
  const firstPage = reading.lines[0]?.page ?? 1;
  return reading.lines.slice(0, LETTERHEAD_LINES).flatMap((line, index) => {
    if (line.page !== firstPage || MACHINE_LINE.test(line.text)) return [];
    return line.cells.flatMap((cell) => {
      const date = dayAlone(cell.text);
      const here = { reading, line, index, cell };
      if (!date || isNamedElse(here) || isInTable(here) || isLimit(here) || goesOn(here)) return [];
      return [
        {
          value: date.iso,
          score: 0.86 - index * 0.004,
          spans: [{ line: index, start: cell.start + date.start, end: cell.start + date.end }],
        },
      ];
    });
  });
}

function dayAlone(text: string): FoundDate | undefined {
  const [date] = findDates(text);
  // "Lansing, October 14, 2026" and "this 14th day of October 2026"
  const place = /^(?:\p{Lu}[\p{L}. ]{2,24}, |this )(?=\S*\d)/u.exec(text)?.[0].length ?? 0;
  return date && date.end - date.start >= text.replace(/[.\s]+$/, "").length - place ? date : undefined;
}

function isInTable({ line, index, cell }: CellHere): boolean {
  const isAmongDays = datesOn(line).length > 1 && index > 6;
  const isAmongAmounts = /\d\.\d\d\b/.test(line.text.replace(cell.text, ""));
  return isAmongDays || (isAmongAmounts && !(index < 4 && isLast(line, cell)));
}

/** What a label or the cell before it says of the day: another one's, unless it is the paper's. */
function isNamedElse({ reading, line, index, cell }: CellHere): boolean {
  // "D/Injury:    03/27/2026": a label that no list has is another day's, unless it says "date".
  const label = line.cells.findLast(({ end }) => end <= cell.start)?.text ?? "";
  if ((/:$/.test(label) && !/\bdated?\b/i.test(label)) || OTHER_DAY_ALONE.test(label)) return true;
  return reading.labeled.some(
    (v) =>
      v.span.line === index &&
      v.span.start <= cell.start &&
      v.span.end >= cell.end &&
      v.label.kind !== "notice_date" &&
      (v.layout !== "below" || OTHER_DATE.test(v.labelText) || isHeadedByDay(v)),
  );
}

/** "Reply must arrive by   10/23/2026", and "PLEASE ANSWER BY" over the day, in a box. */
function isLimit({ reading, line, index, cell }: CellHere): boolean {
  const over = reading.lines[index - 1]?.cells.find((c) => c.start < cell.end && cell.start < c.end);
  return [line.text.slice(0, cell.start).trimEnd(), over?.text ?? ""].some((before) =>
    /\b(?:by|until|before|due)\s*:?$/i.test(before),
  );
}

/** "… if asked for by" over "6/27/2026.": a sentence goes on in the line. */
const goesOn = ({ reading, line, index, cell }: CellHere): boolean =>
  cell === line.cells[0] &&
  /\b(?:by|until|before|on|from|to|of|through|since)$/.test(reading.lines[index - 1]?.text.trimEnd() ?? "");

/** "LOSS     19-AUG-2026": such a label needs no colon. */
const OTHER_DAY_ALONE =
  /^(?:(?:date|day) of )?(?:loss|accident|injury|birth|dob|received|receipt|service|onset|hire)$/i;

/** "Treatment date" right over the day. */
const isHeadedByDay = ({ label, labelLine, labelText, span }: Reading["labeled"][number]) =>
  (label.kind === "service_date" || label.kind === "other_date") &&
  span.line === labelLine + 1 &&
  labelText.includes(" ");

/** At the right of the letterhead's lines: "Payment 0.00      12/18/2026". */
const isLast = (line: Reading["lines"][number], cell: { start: number }) =>
  line.cells.at(-1)?.start === cell.start && (line.text.match(/\d\.\d\d\b/g)?.length ?? 0) === 1;
