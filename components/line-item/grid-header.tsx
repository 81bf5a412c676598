"use client";

import { clsx } from "clsx";
import { isNumeric, type LineColumn, type LineField } from "./line-fields";
import type { LineSort } from "./line-view";
import { type GridColumn, HEADER_ROW } from "./use-grid-keys";

interface GridHeaderProps {
  columns: readonly LineColumn[];
  sort: LineSort | null;
  /** The cell that has the grid's tab stop, when it stands here. */
  active: GridColumn | null;
  onSort: (field: LineField) => void;
}

const BUTTONS = [
  { column: "edit", label: "Edit" },
  { column: "delete", label: "Delete" },
] as const;

/** The names of the columns; each sorts. */
export function GridHeader({ columns, sort, active, onSort }: GridHeaderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sheet of positioned rows, not a table
    <div role="rowgroup" className="sticky top-0 z-20">
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus */}
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-9 border-b bg-sunken font-medium text-ink-muted text-xs [grid-template-columns:var(--line-columns)]"
      >
        {columns.map((column, place) => {
          const order = sort?.field === column.field ? (sort.down ? "descending" : "ascending") : "none";
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
            <div
              key={column.field}
              role="columnheader"
              aria-colindex={place + 1}
              aria-sort={order}
              className={clsx("flex min-w-0 items-center px-1", isNumeric(column) && "justify-end")}
            >
              <button
                type="button"
                data-row={HEADER_ROW}
                data-column={column.field}
                tabIndex={active === column.field ? 0 : -1}
                onClick={() => onSort(column.field)}
                className={clsx(
                  "inline-flex h-6 min-w-0 items-center gap-1 rounded-sm px-1 hover:text-ink",
                  isNumeric(column) && "flex-row-reverse",
                  order !== "none" && "text-ink",
                )}
              >
                <span className="truncate">{column.label}</span>
                {order !== "none" && (
                  <span
                    aria-hidden
                    className={clsx(
                      "icon size-3.5",
                      order === "descending" ? "icon-arrow-down" : "icon-arrow-up",
                    )}
                  />
                )}
              </button>
            </div>
          );
        })}
        {BUTTONS.map(({ column, label }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            key={column}
            role="columnheader"
            aria-colindex={columns.length + place + 1}
            data-row={HEADER_ROW}
            data-column={column}
            tabIndex={active === column ? 0 : -1}
          >
            <span className="sr-only">{label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
