"use client";

import { clsx } from "clsx";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import { CellEditor } from "./cell-editor";
import { type Line, lineName } from "./line";
import { LineCell } from "./line-cell";
import type { LineColumn } from "./line-fields";
import type { Faults } from "./line-values";
import type { EditedCell, EditorMove, GridColumn } from "./use-grid-keys";

interface LineRowProps {
  line: Line;
  /** As the server has it; undefined for a new line. */
  before: Line | undefined;
  index: number;
  /** Pixels from the top of the rows. */
  top: number;
  columns: readonly LineColumn[];
  faults: Faults | undefined;
  active: GridColumn | null;
  editing: EditedCell | null;
  readOnly: boolean;
  onCommit: (text: string, move: EditorMove) => void;
  onCancel: () => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** One line of the sheet. Drawn again only when something of its own changes, however long the list. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, before, index, top, columns, faults, active, editing, readOnly } = props;
  const isChanged = (field: LineColumn["field"]) =>
    before !== undefined &&
    before !== line &&
    (field === "line_number" || before.values[field] !== line.values[field]);
  const buttons = [
    {
      column: "edit",
      label: `Edit ${lineName(line)}`,
      icon: "icon-pencil",
      onClick: () => props.onEdit(line.id),
    },
    {
      column: "delete",
      label: `Delete ${lineName(line)}`,
      icon: "icon-trash-2",
      onClick: () => props.onRemove(line.id),
    },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sheet of positioned rows, not a table
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className="absolute inset-x-0 top-0 grid h-9 border-b bg-surface text-sm [grid-template-columns:var(--line-columns)] hover:bg-hover data-open:z-10"
      data-open={editing ? "" : undefined}
    >
      {columns.map((column, place) => (
        <LineCell
          key={column.field}
          line={line}
          column={column}
          place={place}
          active={active === column.field}
          changed={isChanged(column.field)}
          fault={faults?.[column.field]}
        >
          {editing?.column === column.field && (
            <CellEditor
              column={column}
              value={line.values[column.field]}
              typed={editing.typed}
              label={`${column.label}, ${lineName(line)}`}
              onCommit={props.onCommit}
              onCancel={props.onCancel}
            />
          )}
        </LineCell>
      ))}
      {buttons.map(({ column, label, icon, onClick }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
        <div
          key={column}
          role="gridcell"
          aria-colindex={columns.length + place + 1}
          className="flex items-center justify-center"
        >
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={label}
            title={label}
            disabled={readOnly}
            data-row={line.id}
            data-column={column}
            tabIndex={active === column ? 0 : -1}
            onClick={onClick}
          >
            <span aria-hidden className={clsx("icon", icon)} />
          </Button>
        </div>
      ))}
    </div>
  );
});
