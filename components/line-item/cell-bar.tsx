import { type Line, lineName } from "./line";
import type { LineColumn } from "./line-fields";
import { shownText } from "./line-values";

interface CellBarProps {
  line: Line | null;
  column: LineColumn | null;
  fault: string | undefined;
}

/** Under the sheet: the whole text of the current cell, or what is wrong with it. */
export function CellBar({ line, column, fault }: CellBarProps) {
  const text = line && column ? shownText(column.field, line.values[column.field]) : "";
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t bg-sunken/50 px-3 py-1.5 text-ink-muted text-xs">
      {/* Screen readers have it from the cell itself. */}
      <p aria-hidden className="min-w-0 flex-1 break-words">
        {line && column && (
          <>
            <span className="font-medium text-ink">
              {lineName(line)}, {column.label}:
            </span>{" "}
            {text || "empty"}
            {fault && (
              <span className="ml-2 inline-flex items-center gap-1 text-danger-text">
                <span aria-hidden className="icon icon-circle-alert size-3.5" /> {fault}
              </span>
            )}
          </>
        )}
      </p>
      <p aria-hidden className="shrink-0 max-lg:hidden">
        Enter, Tab, arrows move · F2 or typing edits · Esc cancels · paste adds rows
      </p>
    </div>
  );
}
