import { kept } from "../page/kept";
import type { Cell, Line } from "../page/page-lines";

const CODE = "(?:\\d{5}|[A-Z]\\d{4})(?:[- ](?:[A-Z]{2}|\\d{2}))?(?: \\([^()]{1,20}\\)| ?x ?\\d{1,3})?";
/** "20611 (two), J7321 (two), 99214-25": codes that a line lists, with what it says of each. */
const LIST = new RegExp(
  `(?<![\\w$.,/-])${CODE}(?:(?:, | and |, and | & |; )${CODE})+(?![\\w/-]|[.,]\\d)`,
  "g",
);

/** Whether the code at a place of the text is one of a list of codes. */
export const isOneOfList = (text: string, at: number): boolean =>
  [...text.matchAll(LIST)].some(({ index, 0: { length } }) => at >= index && at < index + length);

const ROW = /^\s{0,6}(?:\d{5}|[A-Z]\d{4})(?:-\w\w)? {1,3}\p{L}/u;
const REFUSED =
  /^(?:not (?:certified|approved|authorized|covered|payable|allowed)|non-?certified|denied|refused|not medically necessary)\b/i;
const GRANTED = /^(?:certified|approved|authorized|allowed|covered|paid|granted)$/i;

const isNamed = (text: string, code: string) =>
  text.endsWith(` ${code}`) && /^\p{L}[\p{L} ]{2,30}$/u.test(text.slice(0, -code.length - 1));

const isCounted = (text: string, code: string) =>
  text.startsWith(code) &&
  /^(?:, | )(?:visits?|units?|sessions?|treatments?|days)$/i.test(text.slice(code.length));

/** "72148     MRI of the lower back       1 unit": a code alone in its column, and beside it what it is. */
export const isDescribed = ({ cells }: { cells: readonly Cell[] }, code: string): boolean =>
  (cells[0]?.text === code && /^\p{L}[\p{L}\p{N} ,()/-]{4,}$/u.test(cells[1]?.text ?? "")) ||
  // "Adjustment 98940      10     4     6"
  // "97035, visits      14      0"
  ((isNamed(cells[0]?.text ?? "", code) || isCounted(cells[0]?.text ?? "", code)) &&
    cells.length >= 3 &&
    cells.slice(1).every(({ text }) => /^\d{1,3}$/.test(text)));

type Decisions = { services: ReadonlySet<number>; granted: ReadonlySet<number> };

/**
 * Rows of a table of what was asked for, each with its decision: "62321  cervical epidural   1   NOT CERTIFIED". `granted` are the
 * rows that say yes beside others that say no: those are not what a notice denies.
 */
export const rowsOfDecisions: (lines: Line[]) => Decisions = kept((lines: Line[]) => {
  const rows = lines.flatMap((line, at) => (ROW.test(line.text) && line.cells.length >= 3 ? [at] : []));
  const says = (words: RegExp) =>
    rows.filter((at) => lines[at]?.cells.slice(1).some(({ text }) => words.test(text)));
  const [refused, granted] = [says(REFUSED), says(GRANTED)];
  return {
    services: new Set([...refused, ...granted]),
    granted: new Set(refused.length > 0 ? granted : []),
  };
});
