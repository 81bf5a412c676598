import { describe, expect, it } from "vitest";
import { BLANK_VALUES, type Line } from "./line";
import {
  changeSheet,
  type LineSheet,
  openSheet,
  type SheetAction,
  unsavedOf,
  unsavedText,
} from "./line-sheet";
import { shownLines } from "./line-view";

const base: Line[] = ["a", "b"].map((id, place) => ({
  id,
  values: {
    ...BLANK_VALUES,
    line_number: String(place + 1),
    units: "2",
    unit_charge: "5.00",
    total_charge: "10.00",
  },
}));
const opened: LineSheet = changeSheet(openSheet({ line_items: [], updated_at: "then" }), {
  type: "rebase",
  base,
  version: "then",
  lines: base,
});
const steps = (...actions: SheetAction[]) => actions.reduce(changeSheet, opened);
const units = (text: string): SheetAction => ({ type: "cell", id: "a", field: "units", text });
const said = (sheet: LineSheet) => unsavedText(unsavedOf(sheet));

describe("the sheet", () => {
  it("says what is unsaved", () => {
    expect(said(opened)).toBe("");
    const sheet = steps(units("3"), { type: "add", id: "temp-1" }, { type: "remove", id: "b" });
    expect(said(sheet)).toBe("1 changed, 1 added, 1 deleted");
    expect(sheet.lines[0]?.values.total_charge).toBe("15.00");
    expect(said(steps(units("3"), units("2")))).toBe("");
  });

  it("goes back and forth one step at a time, and discards everything in one", () => {
    const sheet = steps(units("3"), { type: "remove", id: "b" }, { type: "undo" });
    expect(said(sheet)).toBe("1 changed");
    expect(said(changeSheet(sheet, { type: "redo" }))).toBe("1 changed, 1 deleted");
    expect(said(steps(units("3"), { type: "undo" }, { type: "undo" }))).toBe("");
    const discarded = steps(units("3"), { type: "add", id: "temp-1" }, { type: "discard" });
    expect(said(discarded)).toBe("");
    expect(said(changeSheet(discarded, { type: "undo" }))).toBe("1 changed, 1 added");
  });

  it("takes a paste as one step", () => {
    const pasted = steps({ type: "lines", lines: [...base, { id: "temp-1", values: BLANK_VALUES }] });
    expect(said(pasted)).toBe("1 added");
    expect(changeSheet(pasted, { type: "undo" }).lines).toBe(opened.lines);
  });

  it("puts a deleted line back where it was, once", () => {
    const restore: SheetAction = { type: "restore", line: base[0] as Line, place: 0 };
    const sheet = steps({ type: "remove", id: "a" }, units("9"), restore, restore);
    expect(sheet.lines).toEqual(base);
    expect(said(sheet)).toBe("");
  });

  it("keeps a known line's number and forgets a refusal once the line is edited", () => {
    const sheet = steps({ type: "cell", id: "a", field: "line_number", text: "" });
    expect(sheet.lines[0]).toBe(base[0]);
    const refused = steps({ type: "refused", refused: { a: { units: "No." }, b: { units: "No." } } });
    expect(Object.keys(changeSheet(refused, units("4")).refused)).toEqual(["b"]);
  });

  it("shows new lines through a filter that they don't pass", () => {
    const sheet = steps(
      { type: "filter", filter: { code: "99213", status: "" } },
      { type: "add", id: "temp-1" },
    );
    expect(shownLines(sheet.lines, sheet.view).map(({ id }) => id)).toEqual(["temp-1"]);
  });
});
