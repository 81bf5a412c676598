"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { LINE_STATUS_OPTIONS } from "@/lib/domain/claim/line-item/schema";
import { isNumeric, type LineColumn } from "./line-fields";
import { editText } from "./line-values";
import type { EditorMove } from "./use-grid-keys";

interface CellEditorProps {
  column: LineColumn;
  value: string;
  /** What was typed on the closed cell; it stands instead of the value. */
  typed: string | null;
  label: string;
  onCommit: (text: string, move: EditorMove) => void;
  onCancel: () => void;
}

const BOX =
  "absolute inset-0 z-10 h-full w-full rounded-none border-0 bg-surface px-2 text-sm outline-2 outline-focus -outline-offset-2";

/** An open cell. What is typed stays in the element until it is done: nothing else is drawn meanwhile. */
export function CellEditor({ column, value, typed, label, onCommit, onCancel }: CellEditorProps) {
  const element = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const done = useRef(false);
  const start =
    column.kind === "status" ? statusStart(value, typed) : (typed ?? editText(column.field, value));

  useLayoutEffect(() => {
    const control = element.current;
    control?.focus({ preventScroll: true });
    if (control && "select" in control && typed === null) control.select();
    else control?.setSelectionRange?.(control.value.length, control.value.length);
  }, [typed]);

  const commit = (move: EditorMove) => {
    if (done.current) return;
    done.current = true;
    onCommit(element.current?.value ?? start, move);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: shift } = event;
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      done.current = true;
      onCancel();
    } else if (key === "Enter" || key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      commit({ key, shift });
    } else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "s") {
      // Goes on to the tab, which saves.
      commit({ key: "Stay", shift: false });
    }
  };
  const common = {
    ref: element,
    defaultValue: start,
    "aria-label": label,
    onKeyDown,
    onBlur: () => commit(null),
    autoComplete: "off",
  };

  if (column.kind === "status") {
    return (
      <select {...common} className={BOX}>
        <option value="">None</option>
        {LINE_STATUS_OPTIONS.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (column.kind === "long") {
    return <textarea {...common} className={clsx(BOX, "h-24! w-80! max-w-[80vw] py-2 shadow-pop")} />;
  }
  return (
    <input
      {...common}
      type="text"
      inputMode={column.kind === "money" ? "decimal" : column.kind === "whole" ? "numeric" : undefined}
      placeholder={column.kind === "date" ? "MM/DD/YYYY" : undefined}
      spellCheck={false}
      className={clsx(BOX, isNumeric(column) && "num")}
    />
  );
}

/** A letter chooses the first status that begins with it. */
function statusStart(value: string, typed: string | null): string {
  const found =
    typed && LINE_STATUS_OPTIONS.find(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()));
  return found ? found.value : value;
}
