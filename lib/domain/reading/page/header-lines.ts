import { isBlank, type Line } from "./page-lines";
import { opensPart } from "./table-rows";

/** Words in columns, and no figures. */
export const isHeader = (line: Line): boolean => line.cells.length >= 3 && isOfWords(line);

export const isOfWords = (line: Line): boolean => !/[\d:$]/.test(line.text) && !isBlank(line);

/** Whether figures in columns follow within four lines, a heading of their part left out. */
export function hasRows(lines: readonly Line[], from: number): boolean {
  const row = lines.slice(from, from + 4).find((line) => !isBlank(line) && !opensPart(line));
  return row !== undefined && row.cells.length >= 3 && /\d/.test(row.text);
}
