import { parseFormDate } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import type { Line } from "../page/page-lines";

/** A line of a claim form's box 24: "|  10 05 26  10 05 26  | 11  |  99213  25  |  A B  |   132  00  |  1  |". */
export type FormService = { procedure: string; date: string; amount: string; line: number; start: number };

const DAYS = /^[\s|]*(\d{2}[ /]\d{2}[ /](?:\d{4}|\d{2}))(?=[\s|])/;
const CODE = /^\s*(\d{5}|[A-CEGHJ-MP-V]\d{4})(?: {1,8}[A-Z\d]{2}){0,4}\s*$/;
/** Dollars and cents stand in two columns without a point between them. */
const CHARGE = /^\s*\$? ?(\d{1,5}) {1,4}(\d{2})\s*$/;

export function formServices(lines: readonly Line[]): FormService[] {
  return lines.flatMap(({ text }, line) => {
    const fields = text.split("|");
    const printed = DAYS.exec(text)?.[1];
    const date = printed && parseFormDate(printed.replaceAll("/", " "));
    const at = fields.findIndex((field) => CODE.test(field));
    const procedure = CODE.exec(fields[at] ?? "")?.[1];
    const [, dollars, cents] =
      fields
        .slice(at + 1)
        .map((field) => CHARGE.exec(field))
        .find((found) => found !== null) ?? [];
    return printed && date && procedure && dollars && cents
      ? [{ procedure, date, amount: `${Number(dollars)}.${cents}`, line, start: text.indexOf(printed) }]
      : [];
  });
}

/** The days in that box. */
export function formDays({ lines }: Pick<Reading, "lines">): Candidate | undefined {
  const rows = formServices(lines);
  if (rows.length === 0) return undefined;
  return {
    value: [...new Set(rows.map(({ date }) => date))].sort().join(", "),
    score: 0.85,
    spans: rows.map(({ line, start }) => ({ line, start, end: start + "MM DD YY".length })),
  };
}
