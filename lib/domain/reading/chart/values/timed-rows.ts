import type { Cell, Line } from "../../page/page-lines";
import { isBlank } from "../../page/page-lines";
import { type DateColumn, dateColumns } from "./date-columns";

/** What one day of a sheet of minutes says, as one sentence: the codes with their minutes, from when to when, and what they come to. */
type TimedDay = { text: string; lines: number[]; date: string };

/** A service's code, in a cell of its own or within the row's name. */
const CODE = /(?<![\d.-])(?:9[0-9]\d{3}|[GV]\d{4})(?![\d.-])/;
/** "TOTAL TIMED MIN", "time in - out", "rest (not billed)": what of a visit is counted, and nothing that a patient can do. */
const COUNTED =
  /\b(?:un)?timed\b|\btotal (?:min(?:ute)?s?|time|treatment(?: time)?)\b|^times?(?=\W*$|:| ?\((?:min|in)|[ -]+(?:in|out|of day|spent|total|treated|billed)\b)|\btime (?:in|out)\b|^(?:in|out|start|stop|begin|end)$|\bin ?(?:-|–|\/|to) ?out\b|\b(?:not |un)billed\b/i;
/** "97750 6MWT   210   240", "95851 Knee flexion   90   98": what was found by a test, unless its minutes are told. */
const OF_A_TEST = /^(?:97750|9585[12])$/;
const MINUTES = /\bmin(?:ute)?s?\b|\btimed\b/i;
/** Minutes, units, or a mark that it was given; "cx" that the patient did not come. */
const AMOUNT = /^(?:\d{1,3}(?: ?(?:min(?:ute)?s?|['’m]))?|[-–—]{1,3}|0|x{1,2}|✓|cx|n\/?s)$/iu;
const HOURS =
  /^\d{1,2}:\d{2}(?: ?[ap]\.?m?\.?)?(?: ?(?:-|–|to) ?\d{1,2}:\d{2}(?: ?[ap]\.?m?\.?)?)?$|^[-–—]{1,3}$/i;
const EMPTY = /^[-–—]{1,3}$/;
/** One statement holds so much; a longer day is told without the parts of its sums. */
const LONGEST = 330;

type Row = { label: string; code: string; values: { column: DateColumn; text: string }[]; lines: number[] };

/** The days of a page's sheets of minutes: codes or times down the side, days over the columns. */
export function timedDays(
  lines: readonly Line[],
  from: number,
  to: number,
  around: (index: number) => string | undefined,
): TimedDay[] {
  const found: TimedDay[] = [];
  for (let index = from; index < to; index++) {
    const line = lines[index];
    const columns = line ? dateColumns(line, around(index)) : [];
    if (columns.length === 0) continue;
    const rows = rowsBelow(lines, index, to, columns);
    const said = rows.flatMap(({ label, values }) => [label, ...values.map(({ text }) => text)]);
    // Rows of codes alone are the units of each day.
    const isTimed = said.some((one) => MINUTES.test(one)) || rows.every(({ code }) => code !== "");
    if (rows.length < 2 || !rows.some(({ code }) => code !== "") || !isTimed) continue;
    for (const column of columns) {
      const told = toldOn(column, rows);
      if (told !== "")
        found.push({ text: told, lines: [index, ...rows.flatMap((row) => row.lines)], date: column.date });
    }
    index = rows.at(-1)?.lines.at(-1) ?? index;
  }
  return found;
}

function rowsBelow(lines: readonly Line[], head: number, to: number, columns: readonly DateColumn[]): Row[] {
  const rows: Row[] = [];
  for (let at = head + 1; at < to; at++) {
    const line = lines[at];
    if (!line || (isBlank(line) && line.text.trim() === "") || dateColumns(line).length > 0) break;
    const row = rowOf(line, columns);
    if (!row) continue;
    const above = lines[at - 1];
    // "school hall walk, reading" over "board, bus steps   97530": the name of a row begins on the line above.
    const begun =
      at - 1 > head && above && /^\p{Ll}/u.test(row.label) && isName(above, columns) ? above.text.trim() : "";
    rows.push({
      ...row,
      label: begun ? `${begun} ${row.label}` : row.label,
      lines: begun ? [at - 1, at] : [at],
    });
  }
  return rows;
}

const isName = ({ cells }: Line, columns: readonly DateColumn[]) =>
  cells.length === 1 &&
  (cells[0]?.end ?? 0) < (columns[0]?.start ?? 0) &&
  /\p{L}{3}/u.test(cells[0]?.text ?? "");

/** A row that is counted in minutes or told in hours; undefined where it measures or says something else. */
function rowOf({ cells }: Line, columns: readonly DateColumn[]): Omit<Row, "lines"> | undefined {
  const first = columns[0]?.start ?? 0;
  const isOfName = ({ text, end }: Cell, at: number) =>
    end < first - 1 || (at === 0 && end < first + 2) || CODE_ALONE.test(text.trim());
  const names = cells.slice(
    0,
    cells.findIndex((cell, at) => !isOfName(cell, at)),
  );
  const rest = cells.slice(names.length);
  const code =
    names
      .slice(1)
      .find(({ text }) => CODE_ALONE.test(text.trim()))
      ?.text.trim() ?? "";
  const label = names
    .map(({ text }) => text.trim())
    .filter((text) => text !== code)
    .join(" ");
  const coded = code || CODE.exec(label)?.[0] || "";
  if (rest.length === 0 || (!coded && !COUNTED.test(label)) || label === "") return undefined;
  const isTest = OF_A_TEST.test(coded) && /\p{L}{3}|\dM/u.test(label.replace(coded, ""));
  if (isTest && !MINUTES.test(label) && !rest.some(({ text }) => /\d ?(?:min|['’m])/.test(text)))
    return undefined;
  const values = rest.flatMap((cell) => {
    const column =
      columns.find((one) => cell.start < one.end && cell.end > one.start) ??
      columns.find((one) => isUnder(cell, one));
    return column && (AMOUNT.test(cell.text.trim()) || HOURS.test(cell.text.trim()))
      ? [{ column, text: cell.text.trim() }]
      : [];
  });
  return values.length === rest.length ? { label, code: coded, values } : undefined;
}
const CODE_ALONE = new RegExp(`^${CODE.source}$`);
const isUnder = (cell: Cell, { start, end }: DateColumn) => cell.start <= end + 3 && cell.end >= start - 3;

function toldOn(column: DateColumn, rows: readonly Row[]): string {
  const own = rows.flatMap((row) => {
    const value = row.values.find((one) => one.column === column)?.text ?? "-";
    if (EMPTY.test(value) || value === "0") return [];
    const name = row.code === "" || row.label.includes(row.code) ? row.label : `${row.label} (${row.code})`;
    return [{ row, said: /^\d/.test(name) || /\d$/.test(name) ? `${name}: ${value}` : `${name} ${value}` }];
  });
  // A day on which nobody came has no minutes.
  if (own.length === 0) return "";
  const whole = own.map(({ said }) => said).join("; ");
  if (whole.length <= LONGEST) return whole;
  const summed = new Set(rows.filter(isSum).map(({ code }) => code));
  return own
    .filter(({ row }) => isSum(row) || !summed.has(row.code))
    .map(({ said }) => said)
    .join("; ");
}

/** "97112 total": what the rows of one code come to. */
const isSum = ({ label, code }: Row) => code === "" || (label.includes(code) && /\btotal\b/i.test(label));
