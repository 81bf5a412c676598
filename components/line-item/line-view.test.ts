import { describe, expect, it } from "vitest";
import { BLANK_VALUES, type Line, type LineValues } from "./line";
import { NO_FILTER, shownLines, turnedSort, viewOf } from "./line-view";

const line = (id: string, values: Partial<LineValues>): Line => ({
  id,
  values: { ...BLANK_VALUES, ...values },
});
const lines = [
  line("a", { procedure_code: "97110", total_charge: "90.00", status: "PAID" }),
  line("b", { procedure_code: "G0283", total_charge: "100.00" }),
  line("c", { procedure_code: "97140", total_charge: "", status: "DENIED" }),
];
const ids = (shown: readonly Line[]) => shown.map(({ id }) => id).join("");

describe("the shown lines", () => {
  it("are filtered by code and status", () => {
    expect(viewOf(lines, { code: "971", status: "" }, null).ids).toEqual(["a", "c"]);
    expect(viewOf(lines, { code: "", status: "none" }, null).ids).toEqual(["b"]);
    expect(viewOf(lines, { code: "g 02", status: "" }, null).ids).toEqual(["b"]);
    expect(viewOf(lines, { code: "971", status: "DENIED" }, null).ids).toEqual(["c"]);
  });

  it("are sorted by value, the empty ones last both ways", () => {
    const by = (down: boolean) => viewOf(lines, NO_FILTER, { field: "total_charge", down }).ids.join("");
    expect([by(false), by(true)]).toEqual(["abc", "bac"]);
  });

  it("keep their place while they are edited, and new ones stand at the end", () => {
    const view = viewOf(lines, { code: "971", status: "" }, { field: "procedure_code", down: true });
    const edited = [line("a", { procedure_code: "99213" }), ...lines.slice(1), line("new", {})];
    expect(ids(shownLines(edited, view))).toBe("canew");
    expect(ids(shownLines(edited.slice(1), view))).toBe("cnew");
  });

  it("turn ascending, descending, then as the claim has them", () => {
    const up = turnedSort(null, "units");
    const down = turnedSort(up, "units");
    expect([up, down, turnedSort(down, "units"), turnedSort(down, "status")]).toEqual([
      { field: "units", down: false },
      { field: "units", down: true },
      null,
      { field: "status", down: false },
    ]);
  });
});
