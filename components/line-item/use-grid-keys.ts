"use client";

import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from "react";
import { moved, type Place } from "./grid-moves";
import type { Line } from "./line";
import { columnOf, type LineColumn, type LineField } from "./line-fields";
import type { PastePlace } from "./line-paste";
import { editText } from "./line-values";

export type GridColumn = LineField | "edit" | "delete";
export const HEADER_ROW = "header";
export type ActiveCell = { id: string; column: GridColumn };
/** `typed` replaces the cell's text, as when typing starts on a cell that is not open. */
export type EditedCell = ActiveCell & { typed: string | null };
/** Where the focus goes from an editor; null when it has gone elsewhere by itself. */
export type EditorMove = { key: "Enter" | "Tab" | "Stay"; shift: boolean } | null;

export interface GridHandlers {
  onCell: (id: string, field: LineField, text: string) => void;
  onPaste: (text: string, place: PastePlace) => void;
  onUndo: () => void;
  onRedo: () => void;
  announce: (text: string) => void;
}

/** Roving focus, keys, copy and paste of the sheet. Cells name themselves by `data-row` and `data-column`. */
export function useGridKeys(
  lines: readonly Line[],
  columns: readonly LineColumn[],
  readOnly: boolean,
  handlers: GridHandlers,
) {
  const order: GridColumn[] = [...columns.map(({ field }) => field), "edit", "delete"];
  const [active, setActive] = useState<(ActiveCell & { focused: number }) | null>(null);
  const [editing, setEditing] = useState<EditedCell | null>(null);
  /** The row's place, for when its line is deleted under it. */
  const lastRow = useRef(0);
  /** Counts the wishes for focus: it follows the active cell after a key, not after every change. */
  const wishes = useRef(0);
  const leaving = useRef(false);

  const place = placeOf(active, lines, order, lastRow.current);
  const cell: ActiveCell = {
    id: lines[place.row]?.id ?? HEADER_ROW,
    column: order[place.column] ?? "line_number",
  };
  const field = cell.column === "edit" || cell.column === "delete" ? null : cell.column;
  const line = lines[place.row];

  const goTo = (next: ActiveCell, focus = true) => {
    lastRow.current = Math.max(
      0,
      lines.findIndex(({ id }) => id === next.id),
    );
    if (focus) wishes.current += 1;
    leaving.current = false;
    setEditing(null);
    setActive({ id: next.id, column: next.column, focused: wishes.current });
  };
  const goToPlace = (next: Place) => {
    const id = lines[next.row]?.id ?? HEADER_ROW;
    goTo({ id, column: order[next.column] ?? "line_number" });
  };
  const open = (typed: string | null) => {
    if (field && line && !readOnly) setEditing({ ...cell, typed });
  };

  const commit = (text: string, move: EditorMove) => {
    if (!editing || editing.column === "edit" || editing.column === "delete") return;
    handlers.onCell(editing.id, editing.column, text);
    const next =
      move && moved(place, { ...move, ctrl: false }, { rows: lines.length, columns: order.length });
    if (next) goToPlace(next);
    else goTo(cell, move !== null);
  };
  const cancel = () => goTo(cell);

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.altKey || event.defaultPrevented) return;
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const act = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (ctrl && /^[zy]$/i.test(key)) {
      return act(shift || key.toLowerCase() === "y" ? handlers.onRedo : handlers.onUndo);
    }
    if (key === "Escape") {
      leaving.current = true;
      return handlers.announce("Tab now leaves the table.");
    }
    if (key === "Tab" && leaving.current) return;
    const isButton = !field || !line;
    if (key === "Enter" && isButton) return;
    if (key === "F2") return act(() => open(null));
    if ((key === "Delete" || key === "Backspace") && field && line && !readOnly) {
      return act(() => handlers.onCell(line.id, field, ""));
    }
    if (key.length === 1 && !ctrl) {
      if (!isButton) act(() => open(key));
      return;
    }
    const next = moved(place, { key, shift, ctrl }, { rows: lines.length, columns: order.length });
    if (next) act(() => goToPlace(next));
  };

  const cellAt = (target: EventTarget): ActiveCell | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
    const { row: id, column } = element?.dataset ?? {};
    return id && column ? { id, column: column as GridColumn } : null;
  };
  const focusAt = (target: EventTarget) => {
    const at = cellAt(target);
    if (!at || editing || (at.id === active?.id && at.column === active.column)) return;
    goTo(at, false);
  };
  const onFocus = (event: FocusEvent) => focusAt(event.target);
  const onDoubleClick = (event: MouseEvent) => {
    if (cellAt(event.target)) open(null);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing || !line || !field || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", editText(field, line.values[field]));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing || readOnly) return;
    event.preventDefault();
    const ids = place.row < 0 ? [] : lines.slice(place.row).map(({ id }) => id);
    const fields = columns.slice(field ? place.column : columns.length).map((column) => column.field);
    handlers.onPaste(event.clipboardData.getData("text/plain"), { ids, fields });
  };

  return {
    active: cell,
    column: field && columnOf(field),
    line: line ?? null,
    row: place.row,
    editing,
    /** Another number than before: the active cell wants the focus. */
    focused: active?.focused ?? 0,
    goTo,
    focusAt,
    commit,
    cancel,
    events: { onKeyDown, onFocus, onDoubleClick, onCopy, onPaste },
  };
}

function placeOf(
  active: ActiveCell | null,
  lines: readonly Line[],
  order: readonly GridColumn[],
  lastRow: number,
): Place {
  const column = Math.max(0, order.indexOf(active?.column ?? "procedure_code"));
  if (active?.id === HEADER_ROW || lines.length === 0) return { row: -1, column };
  const row = lines.findIndex(({ id }) => id === active?.id);
  return { row: row >= 0 ? row : Math.min(lastRow, lines.length - 1), column };
}
