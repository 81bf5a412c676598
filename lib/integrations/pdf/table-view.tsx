import { View } from "@react-pdf/renderer";
import type { ReactElement, ReactNode } from "react";
import type { Setting } from "./block-view";
import type { Block, TableRow } from "./blocks";
import { styles, TABLE_SIZE } from "./letter-style";
import { CELL_PADDING, columnWidths, type GridRow, tableGrid } from "./table-layout";
import { splitTallRows } from "./table-rows";

/** Header rows are repeated on each page unless they would fill a good part of it. */
const MAX_REPEATED = 3;
const SMALL_TABLE_SIZE = 8;

/** How a cell's own blocks are set; given, because a cell can hold whatever a letter can. */
type ContentViews = (blocks: readonly Block[], setting: Setting) => ReactNode[];

export function tableView(
  rows: readonly TableRow[],
  key: string,
  setting: Setting,
  contentViews: ContentViews,
): ReactElement {
  const grid = tableGrid(rows);
  const size = Math.min(setting.size, grid.columns > 8 ? SMALL_TABLE_SIZE : TABLE_SIZE);
  const widths = columnWidths(grid, setting.fonts, size, setting.width);
  const body = splitTallRows(grid.rows, widths, setting.fonts, size);
  const headers = body.filter((row) => row.header).length;
  const repeated = headers > 0 && headers <= MAX_REPEATED && headers < body.length;
  return (
    <View key={key}>
      <View fixed style={styles.tableTop} minPresenceAhead={30} />
      {body.map((row, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: the letter is set once and never updated
          key={index}
          wrap={false}
          fixed={row.header && repeated}
          style={styles.row}
          // A header alone at the foot of a page, or the first row alone, helps nobody.
          {...(row.header || index === headers ? { minPresenceAhead: 18 } : {})}
        >
          {cellViews(row, widths, size, setting, contentViews)}
        </View>
      ))}
    </View>
  );
}

function cellViews(
  row: GridRow,
  widths: readonly number[],
  size: number,
  setting: Setting,
  contentViews: ContentViews,
) {
  return row.cells.map((cell) => {
    const width = widths.slice(cell.column, cell.column + cell.span).reduce((total, each) => total + each, 0);
    return (
      <View
        key={cell.column}
        style={{
          ...styles.cell,
          ...(cell.column === 0 ? styles.cellFirst : {}),
          ...(cell.openBelow ? styles.cellGoesOn : styles.cellClosed),
          ...(cell.continued ? styles.cellContinued : {}),
          ...(cell.header ? styles.cellHeader : {}),
          width,
        }}
      >
        {contentViews(cell.blocks, {
          ...setting,
          width: width - 2 * CELL_PADDING - 1,
          size,
          bold: cell.header,
        })}
      </View>
    );
  });
}
