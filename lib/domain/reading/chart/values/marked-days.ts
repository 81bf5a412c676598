import type { Line } from "../../page/page-lines";
import { columnsOfRow, type DateColumn } from "./date-columns";

/** A mark that says only that it was done. */
const DONE = /^(?:x|✓|✔|√|•|\+|y|yes|done)$/i;
/** "ok", "iss", "upd": a word or its letters, and neither a value, a grade nor a result. */
const WORD = /^[a-z][a-z/]{1,7}$/i;
const RESULT =
  /^(?:n\/?t|n\/?a|neg(?:ative)?|pos(?:itive)?|nl|wnl|wfl|normal|abnormal|absent|present|mild|mod(?:erate)?|severe|min|max|sup|ind(?:ep)?|cg|cga|sba|full|none|no|good|fair|poor|trace|zero|intact|imp(?:aired)?|dec(?:reased)?|inc(?:reased)?|same|better|worse|tight|firm|yes|cx|ns|dns|high|low)$/i;
const BLANK = /^[-–—.]{0,4}$/;
const FEWEST = 3;

type MarkedDays = { text: string; date: string };

/**
 * "TherEx   x   x   x" under days measures nothing and says on how many days it was done. Not where the sheet says that its mark means
 * something else, nor of a row that is in the main one person's letters.
 */
export function markedDays(
  line: Line,
  head: Line,
  columns: readonly DateColumn[],
  page: readonly Line[],
): MarkedDays | undefined {
  const [label, ...rest] = line.cells;
  const first = columns[0];
  if (!label || !first || !/\p{L}{2}/u.test(label.text) || label.end >= first.start) return undefined;
  const own = columnsOfRow(line, columns);
  const placed = rest.flatMap((cell) => {
    const at = own.findIndex((one) => cell.start <= one.end + 1 && cell.end >= one.start - 1);
    const column = columns[at];
    return column && !BLANK.test(cell.text.trim()) ? [{ mark: cell.text.trim(), column }] : [];
  });
  if (placed.length < FEWEST || OF_A_PERSON.test(label.text.trim())) return undefined;
  const isMark = (mark: string) => DONE.test(mark) || (WORD.test(mark) && !RESULT.test(mark));
  if (!placed.every(({ mark }) => isMark(mark))) return undefined;
  const groups = Map.groupBy(placed, ({ mark }) => (DONE.test(mark) ? "" : mark.toLowerCase()));
  const most = Math.max(...[...groups.values()].map(({ length }) => length));
  // Words of which none comes back often are findings.
  if (most < FEWEST || most < placed.length / 2) return undefined;
  if (placed.some(({ mark }) => page.some(({ text }) => isExplained(text, mark)))) return undefined;
  const day = ({ column }: (typeof placed)[number]) => head.text.slice(column.start, column.end).trim();
  const told = [...groups].map(([word, days]) => {
    const [from, to] = [days[0], days.at(-1)];
    const when =
      days.length < FEWEST || !from || !to
        ? days.map(day).join(", ")
        : `${days.length} entries, ${day(from)} to ${day(to)}`;
    return `${word} ${when}`.trim();
  });
  return { text: `${label.text.trim()}: ${told.join("; ")}`, date: placed.at(-1)?.column.date ?? first.date };
}

const OF_A_PERSON =
  /^(?:PT|PTA|OT|DC|MD|init(?:ials)?|staff|sign(?:ed|ature)?|ther(?:apist)?|prov(?:ider)?|(?:\p{L}+\.? )?by)[.:]?$/iu;

/** "x = cancelled" in a key. */
const isExplained = (text: string, mark: string): boolean => {
  const at = text.toLowerCase().indexOf(`${mark.toLowerCase()} =`);
  const tight = text.toLowerCase().indexOf(`${mark.toLowerCase()}=`);
  return [at, tight].some((place) => place >= 0 && !/[\p{L}\d]/u.test(text.charAt(place - 1)));
};
