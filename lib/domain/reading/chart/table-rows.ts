import type { Line } from "../page-lines";

/** Fewer columns say as much without their heads. */
const LEAST_COLUMNS = 4;
/** How far a cell may begin from its head, in characters. */
const FARTHEST = 6;
/** Nothing was measured, or the value is another day's. */
const EMPTY = /^[-–—.]*$|\b(?:cf|c\/f|carried|copied)\b/i;

/** "DATE 9/24/26, NDI 12, ROT 69/73": a table's row as it is read, each value behind its column's head; undefined where they don't fit. */
export function rowUnderHead({ cells }: Line, head: Line): string | undefined {
  if (head.cells.length < LEAST_COLUMNS || cells.length < LEAST_COLUMNS) return undefined;
  const taken = new Set<number>();
  const said: string[] = [];
  for (const cell of cells) {
    const at = head.cells.findIndex(
      (one, column) =>
        !taken.has(column) &&
        (Math.abs(one.start - cell.start) <= FARTHEST || (one.start < cell.end && cell.start < one.end)),
    );
    const name = head.cells[at]?.text.trim();
    if (at < 0 || !name) return undefined;
    taken.add(at);
    const value = cell.text.trim().replace(/\s+/g, " ");
    if (!EMPTY.test(value)) said.push(/\w/.test(name) ? `${name} ${value}` : value);
  }
  return said.length >= LEAST_COLUMNS ? said.join(", ") : undefined;
}
