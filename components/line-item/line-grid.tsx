"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef } from "react";
import { CellBar } from "./cell-bar";
import { GridHeader } from "./grid-header";
import type { Line } from "./line";
import type { LineColumn, LineField } from "./line-fields";
import { LineRow } from "./line-row";
import type { Faults } from "./line-values";
import type { LineSort } from "./line-view";
import { type EditorMove, type GridHandlers, HEADER_ROW, useGridKeys } from "./use-grid-keys";
import type { CellAddress } from "./use-line-items";

interface LineGridProps extends GridHandlers {
  lines: readonly Line[];
  before: ReadonlyMap<string, Line>;
  faults: ReadonlyMap<string, Faults>;
  columns: readonly LineColumn[];
  sort: LineSort | null;
  onSort: (field: LineField) => void;
  /** The cell to go to: a fault, or a new row. */
  target: CellAddress | null;
  onReached: () => void;
  readOnly: boolean;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

const ROW_HEIGHT = 36;
const BUTTON_WIDTH = 34;
/** What the server draws of the rows: those that most screens show, with the ones beyond. Browsers measure. */
const DRAWN = { width: 0, height: 720 };
const HELP =
  "Arrow keys, Enter and Tab move. F2 or typing edits a cell, Escape cancels. Paste fills cells and adds rows. Escape, then Tab, leaves the table.";

/** The sheet: a grid of which only the rows in sight are drawn, worked by keyboard like a spreadsheet. */
export function LineGrid(props: LineGridProps) {
  const { lines, before, faults, columns, sort, target, onReached, readOnly } = props;
  const box = useRef<HTMLDivElement>(null);
  const grid = useGridKeys(lines, columns, readOnly, props);
  const { active, editing, focused, row } = grid;

  // The row with the focus is always there, so that scrolling away does not lose it.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      return row < 0 || rows.includes(row) ? rows : [...rows, row].toSorted((a, b) => a - b);
    },
    [row],
  );
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 8,
    initialRect: DRAWN,
    rangeExtractor,
  });

  // Somebody was in the sheet before its script was.
  const begin = useRef(grid.focusAt);
  useLayoutEffect(() => {
    if (document.activeElement && box.current?.contains(document.activeElement))
      begin.current(document.activeElement);
  }, []);

  const answered = useRef(0);
  useLayoutEffect(() => {
    // A row that is replaced (saved under its own id, undone) leaves the focus nowhere.
    const lost = focused > 0 && document.activeElement === document.body;
    if (editing || (focused === answered.current && !lost)) return;
    answered.current = focused;
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-row="${active.id}"][data-column="${active.column}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [focused, editing, active.id, active.column]);

  const go = useRef(grid.goTo);
  const remove = (id: string) => {
    // The focus goes on to the row that takes its place.
    grid.goTo({ id, column: "delete" });
    props.onRemove(id);
  };
  const done = useRef({ commit: grid.commit, cancel: grid.cancel, edit: props.onEdit, remove });
  useLayoutEffect(() => {
    go.current = grid.goTo;
    done.current = { commit: grid.commit, cancel: grid.cancel, edit: props.onEdit, remove };
  });
  // Rows are remembered: what they call must stay the same.
  const onCommit = useCallback((text: string, move: EditorMove) => done.current.commit(text, move), []);
  const onCancel = useCallback(() => done.current.cancel(), []);
  const onEdit = useCallback((id: string) => done.current.edit(id), []);
  const onRemove = useCallback((id: string) => done.current.remove(id), []);

  // Before anything else is typed.
  useLayoutEffect(() => {
    if (!target) return;
    go.current({ id: target.id, column: target.field });
    onReached();
  }, [target, onReached]);

  const tracks = columns.map(({ field, width }) =>
    field === "procedure_description" ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const width = columns.reduce((sum, column) => sum + column.width, 2 * BUTTON_WIDTH);

  return (
    <>
      <p id="line-grid-help" className="sr-only">
        {HELP}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a sheet of positioned rows, not a table */}
      <div
        ref={box}
        role="grid"
        aria-label="Line items"
        aria-describedby="line-grid-help"
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + 2}
        aria-readonly={readOnly || undefined}
        className="relative max-h-[max(20rem,calc(100dvh-24rem))] scroll-pt-10 overflow-auto"
        style={
          { "--line-columns": [...tracks, `${BUTTON_WIDTH}px`, `${BUTTON_WIDTH}px`].join(" ") } as object
        }
        {...grid.events}
      >
        <div style={{ minWidth: width }}>
          <GridHeader
            columns={columns}
            sort={sort}
            active={active.id === HEADER_ROW ? active.column : null}
            onSort={props.onSort}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const line = lines[index];
              if (!line) return null;
              return (
                <LineRow
                  key={line.id}
                  line={line}
                  before={before.get(line.id)}
                  index={index}
                  top={start}
                  columns={columns}
                  faults={faults.get(line.id)}
                  active={active.id === line.id ? active.column : null}
                  editing={editing?.id === line.id ? editing : null}
                  readOnly={readOnly}
                  onCommit={onCommit}
                  onCancel={onCancel}
                  onEdit={onEdit}
                  onRemove={onRemove}
                />
              );
            })}
          </div>
        </div>
      </div>
      <CellBar
        line={grid.line}
        column={grid.column}
        fault={grid.line && grid.column ? faults.get(grid.line.id)?.[grid.column.field] : undefined}
      />
    </>
  );
}
