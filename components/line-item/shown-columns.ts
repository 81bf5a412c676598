"use client";

import { useSyncExternalStore } from "react";
import { LINE_COLUMNS, LINE_FIELDS, type LineField } from "./line-fields";
import { COLUMNS_KEY } from "./own-columns";

/** The columns that one person looks at: names of fields, kept in this browser. */

const CHANGED = "line-item-columns-changed";

export const USUAL_COLUMNS: readonly LineField[] = LINE_COLUMNS.filter(({ usual }) => usual).map(
  ({ field }) => field,
);

/** "line_number units": what is not known is left out; nothing known is the usual set. */
function columnsOf(text: string): readonly LineField[] {
  const named = new Set(text.split(" "));
  const fields = LINE_FIELDS.filter((field) => named.has(field));
  return fields.length > 0 ? fields : USUAL_COLUMNS;
}

const USUAL_TEXT = USUAL_COLUMNS.join(" ");

function read(): string {
  try {
    return window.localStorage.getItem(COLUMNS_KEY) ?? USUAL_TEXT;
  } catch {
    return USUAL_TEXT;
  }
}

function subscribe(listener: () => void) {
  window.addEventListener("storage", listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener("storage", listener);
    window.removeEventListener(CHANGED, listener);
  };
}

export const useShownColumns = (): readonly LineField[] =>
  columnsOf(useSyncExternalStore(subscribe, read, () => USUAL_TEXT));

export function showColumns(fields: readonly LineField[]): void {
  try {
    window.localStorage.setItem(COLUMNS_KEY, fields.join(" "));
  } catch {
    // Storage may be closed; the usual columns then stay.
  }
  window.dispatchEvent(new Event(CHANGED));
}
