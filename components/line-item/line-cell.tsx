"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { LineStatusChip } from "@/components/claim/status-chips";
import { textHint } from "@/components/ui/hint";
import { LINE_STATUSES } from "@/lib/core/enums";
import { isTemporary, type Line } from "./line";
import { isNumeric, type LineColumn } from "./line-fields";
import { cutText, shownText } from "./line-values";

interface LineCellProps {
  line: Line;
  column: LineColumn;
  place: number;
  active: boolean;
  changed: boolean;
  fault: string | undefined;
  /** The open editor. */
  children: ReactNode;
}

/** Long text of the sheet gets its full words on hover and focus; short text is seen anyway. */
const HINTED = 20;

export function LineCell({ line, column, place, active, changed, fault, children }: LineCellProps) {
  const { field, kind } = column;
  const text = line.values[field];
  const faultId = fault && `fault-${line.id}-${field}`;
  const hint = !fault && !children && kind === "long" && text.length > HINTED ? text : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sheet of positioned rows, not a table
    <div
      role="gridcell"
      aria-colindex={place + 1}
      data-row={line.id}
      data-column={field}
      tabIndex={active ? 0 : -1}
      aria-invalid={fault ? true : undefined}
      aria-describedby={faultId}
      title={fault}
      {...(hint && textHint(hint))}
      className={clsx(
        "relative flex min-w-0 items-center px-2 focus:z-5 focus:outline-2 focus:outline-focus focus:-outline-offset-2",
        isNumeric(column) && "num justify-end",
        fault ? "bg-danger-soft text-danger-text" : changed && "bg-accent-soft/60",
      )}
    >
      {fault && <span aria-hidden className="icon icon-circle-alert mr-1 size-3.5" />}
      <CellText line={line} column={column} changed={changed} />
      {fault && (
        <span id={faultId} className="sr-only">
          {fault}
        </span>
      )}
      {children}
    </div>
  );
}

function CellText({
  line,
  column: { field, kind },
  changed,
}: Pick<LineCellProps, "line" | "column" | "changed">) {
  const value = line.values[field];
  if (field === "line_number") return <LineNumber line={line} changed={changed} />;
  if (kind === "status") {
    const status = LINE_STATUSES.find((one) => one === value);
    if (status) return <LineStatusChip status={status} />;
  }
  return <span className="truncate">{cutText(shownText(field, value).replaceAll("\n", " "))}</span>;
}

/** The number, and whether the line is new or changed: with a sign and a word, not by color alone. */
function LineNumber({ line, changed }: { line: Line; changed: boolean }) {
  const isNew = isTemporary(line.id);
  return (
    <>
      {(isNew || changed) && (
        <span className="mr-auto text-accent-text">
          <span aria-hidden className={clsx("icon size-3.5", isNew ? "icon-plus" : "icon-pencil")} />
          <span className="sr-only">{isNew ? "New line" : "Changed line"} </span>
        </span>
      )}
      {line.values.line_number || (isNew && <span className="text-ink-muted text-xs">New</span>)}
    </>
  );
}
