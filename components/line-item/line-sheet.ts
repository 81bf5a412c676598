import type { ClaimDto } from "@/lib/domain/claim/schema";
import { BLANK_VALUES, changedFields, type Line, type LineValues, lineOf, withValue } from "./line";
import type { LineField } from "./line-fields";
import { type Faults, readCell } from "./line-values";
import { type LineFilter, type LineSort, type LineView, NO_FILTER, viewOf } from "./line-view";

/** What of a claim the editor needs. */
export type SheetClaim = Pick<
  ClaimDto,
  "claim_id" | "updated_at" | "line_items" | "total_charges" | "total_paid_amount"
>;
type Opened = Pick<SheetClaim, "line_items" | "updated_at">;

/** Everything of the editor that is not on the server yet. Pure; each change is one step of the undo history. */
export type LineSheet = {
  /** The lines as the server has them, and the claim's `updated_at` with them. */
  base: readonly Line[];
  version: string;
  lines: readonly Line[];
  past: readonly (readonly Line[])[];
  future: readonly (readonly Line[])[];
  /** What the server had against lines, until they are edited. */
  refused: Readonly<Record<string, Faults>>;
  filter: LineFilter;
  sort: LineSort | null;
  view: LineView;
};

export type SheetAction =
  | { type: "cell"; id: string; field: LineField; text: string }
  | { type: "row"; id: string; values: LineValues }
  | { type: "add"; id: string }
  | { type: "lines"; lines: readonly Line[] }
  | { type: "remove"; id: string }
  | { type: "restore"; line: Line; place: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "discard" }
  | { type: "filter"; filter: LineFilter }
  | { type: "sort"; sort: LineSort | null }
  | { type: "refused"; refused: Record<string, Faults> }
  | { type: "version"; version: string }
  | { type: "rebase"; base: readonly Line[]; version: string; lines: readonly Line[] };

export function openSheet(claim: Opened, filter = NO_FILTER, sort: LineSort | null = null): LineSheet {
  const lines = claim.line_items.map(lineOf);
  return {
    base: lines,
    version: claim.updated_at,
    lines,
    past: [],
    future: [],
    refused: {},
    filter,
    sort,
    view: viewOf(lines, filter, sort),
  };
}

const HISTORY = 200;

function step(sheet: LineSheet, lines: readonly Line[]): LineSheet {
  return { ...sheet, lines, past: [...sheet.past, sheet.lines].slice(-HISTORY), future: [] };
}

function replaced(sheet: LineSheet, id: string, values: LineValues): LineSheet {
  const line = sheet.lines.find((one) => one.id === id);
  if (!line || changedFields(line.values, values).length === 0) return sheet;
  const { [id]: _answered, ...refused } = sheet.refused;
  const lines = sheet.lines.map((one) => (one === line ? settled(sheet, { id, values }) : one));
  return step({ ...sheet, refused }, lines);
}

/** A line that is again as the server has it is the server's line again; a known line can't lose its number. */
function settled(sheet: LineSheet, line: Line): Line {
  const before = sheet.base.find(({ id }) => id === line.id);
  if (!before) return line;
  const values =
    line.values.line_number === "" ? { ...line.values, line_number: before.values.line_number } : line.values;
  return changedFields(before.values, values).length === 0 ? before : { ...line, values };
}

function reviewed(sheet: LineSheet, { filter, sort }: Pick<LineSheet, "filter" | "sort">): LineSheet {
  return { ...sheet, filter, sort, view: viewOf(sheet.lines, filter, sort) };
}

export function changeSheet(sheet: LineSheet, action: SheetAction): LineSheet {
  switch (action.type) {
    case "cell": {
      const line = sheet.lines.find(({ id }) => id === action.id);
      if (!line) return sheet;
      const text = readCell(action.field, action.text);
      return replaced(sheet, action.id, withValue(line.values, action.field, text));
    }
    case "row":
      return replaced(sheet, action.id, action.values);
    case "add":
      return step(sheet, [...sheet.lines, { id: action.id, values: BLANK_VALUES }]);
    case "lines":
      return step(
        { ...sheet, refused: {} },
        action.lines.map((line) => settled(sheet, line)),
      );
    case "remove":
      return step(
        sheet,
        sheet.lines.filter(({ id }) => id !== action.id),
      );
    case "restore":
      if (sheet.lines.some(({ id }) => id === action.line.id)) return sheet;
      return step(sheet, sheet.lines.toSpliced(action.place, 0, action.line));
    case "undo": {
      const lines = sheet.past.at(-1);
      if (!lines) return sheet;
      const past = sheet.past.slice(0, -1);
      return { ...sheet, lines, past, future: [sheet.lines, ...sheet.future], refused: {} };
    }
    case "redo": {
      const [lines, ...future] = sheet.future;
      if (!lines) return sheet;
      return { ...sheet, lines, past: [...sheet.past, sheet.lines], future, refused: {} };
    }
    case "discard":
      return reviewed(step({ ...sheet, refused: {} }, sheet.base), sheet);
    case "filter":
      return reviewed(sheet, { filter: action.filter, sort: sheet.sort });
    case "sort":
      return reviewed(sheet, { filter: sheet.filter, sort: action.sort });
    case "refused":
      return { ...sheet, refused: action.refused };
    case "version":
      return { ...sheet, version: action.version };
    case "rebase": {
      const { base, version, lines } = action;
      return reviewed({ ...sheet, base, version, lines, past: [], future: [], refused: {} }, sheet);
    }
  }
}

export type Unsaved = { added: number; changed: number; removed: number };

export function unsavedOf({ base, lines }: Pick<LineSheet, "base" | "lines">): Unsaved {
  const before = new Map(base.map((line) => [line.id, line]));
  let changed = 0;
  let added = 0;
  for (const line of lines) {
    const known = before.get(line.id);
    if (!known) added += 1;
    else if (known !== line) changed += 1;
  }
  return { added, changed, removed: base.length - (lines.length - added) };
}

/** "2 lines changed, 1 added, 1 deleted"; "" when nothing is unsaved. */
export function unsavedText({ added, changed, removed }: Unsaved): string {
  const parts = [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    removed > 0 && `${removed} deleted`,
  ].filter(Boolean);
  return parts.join(", ");
}
