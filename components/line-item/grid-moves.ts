/** Where the keyboard goes in the grid. Row -1 is the header. Pure. */

export type Place = { row: number; column: number };
export type GridSize = { rows: number; columns: number };
export type MoveKey = { key: string; shift: boolean; ctrl: boolean };

/** Rows of a Page Up or Page Down. */
const PAGE = 10;
const HEADER = -1;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The next place; null where the key doesn't move, or Tab leaves the grid. */
export function moved({ row, column }: Place, { key, shift, ctrl }: MoveKey, size: GridSize): Place | null {
  const at = (nextRow: number, nextColumn: number): Place => ({
    row: clamp(nextRow, HEADER, size.rows - 1),
    column: clamp(nextColumn, 0, size.columns - 1),
  });
  switch (key) {
    case "ArrowLeft":
      return at(row, ctrl ? 0 : column - 1);
    case "ArrowRight":
      return at(row, ctrl ? size.columns - 1 : column + 1);
    case "ArrowUp":
      return at(ctrl ? 0 : row - 1, column);
    case "ArrowDown":
      return at(ctrl ? size.rows - 1 : row + 1, column);
    case "Enter":
      return at(shift ? row - 1 : row + 1, column);
    case "Home":
      return at(ctrl ? 0 : row, 0);
    case "End":
      return at(ctrl ? size.rows - 1 : row, size.columns - 1);
    case "PageUp":
      return at(Math.max(row - PAGE, 0), column);
    case "PageDown":
      return at(row + PAGE, column);
    case "Tab": {
      const next = (row - HEADER) * size.columns + column + (shift ? -1 : 1);
      if (next < 0 || next >= (size.rows - HEADER) * size.columns) return null;
      return at(Math.floor(next / size.columns) + HEADER, next % size.columns);
    }
    default:
      return null;
  }
}
