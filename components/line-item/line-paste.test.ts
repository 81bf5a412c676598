import { describe, expect, it } from "vitest";
import { BLANK_VALUES, type Line } from "./line";
import { LINE_FIELDS, type LineField } from "./line-fields";
import { clipboardRows, pasteRows } from "./line-paste";

const line = (id: string, values: Partial<Record<LineField, string>>): Line => ({
  id,
  values: { ...BLANK_VALUES, ...values },
});
const lines = [
  line("a", { line_number: "1", procedure_code: "97110", remarks: "keep" }),
  line("b", { line_number: "2", procedure_code: "97140" }),
];
const from = (id: string, field: LineField) => ({
  ids: lines.map((one) => one.id).slice(lines.findIndex((one) => one.id === id)),
  fields: LINE_FIELDS.slice(LINE_FIELDS.indexOf(field)),
});

describe("the clipboard's rows", () => {
  it.each([
    [
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ['"two\nlines"\t"say ""hi"""', [["two\nlines", 'say "hi"']]],
    ["$1,234.50", [["$1,234.50"]]],
    ["$1,234.50\n$2,000.00\n", [["$1,234.50"], ["$2,000.00"]]],
    ["Hello, world", [["Hello, world"]]],
    [
      "CPT,Units\n97110,2",
      [
        ["CPT", "Units"],
        ["97110", "2"],
      ],
    ],
    ['97110,GP,"Exercise, supervised",2', [["97110", "GP", "Exercise, supervised", "2"]]],
    ["97110", [["97110"]]],
  ])("of %j", (text, rows) => expect(clipboardRows(text)).toEqual(rows));
});

describe("pasted rows", () => {
  it("fill cells to the right and down from the active one, and add rows", () => {
    const text = "97530\tgp\tActivities\t3/4/2026\n97535\t\tSelf-care\t03/05/26";
    const pasted = pasteRows(lines, text, from("b", "procedure_code"));
    expect(pasted).toMatchObject({ changed: 1, added: 1, problems: [] });
    expect(pasted.lines).toEqual([
      lines[0],
      line("b", {
        line_number: "2",
        procedure_code: "97530",
        modifier_codes: "GP",
        procedure_description: "Activities",
        date_of_service: "2026-03-04",
      }),
      line(expect.stringMatching(/^temp-/) as unknown as string, {
        procedure_code: "97535",
        procedure_description: "Self-care",
        date_of_service: "2026-03-05",
      }),
    ]);
  });

  it("go by the names of a header, to the lines with their numbers", () => {
    const text = 'Line #,CPT Code,Qty,Unit Price,Doctor\n2,97150,3,$10.00,Quist\n9,97112,1,"$1,234.50",Quist';
    const pasted = pasteRows(lines, text, { ids: [], fields: [] });
    expect(pasted.problems).toEqual(["The column “Doctor” is not recognized and was left out."]);
    expect(
      pasted.lines.map(({ values }) => [values.line_number, values.procedure_code, values.total_charge]),
    ).toEqual([
      ["1", "97110", ""],
      ["2", "97150", "30.00"],
      ["9", "97112", "1234.50"],
    ]);
    expect(pasted.lines[0]).toBe(lines[0]);
  });

  it("never meet a new line through an empty number", () => {
    const blank = line("temp-1", { remarks: "mine" });
    const pasted = pasteRows([blank], "Line #\tUnits\n\t5", { ids: [], fields: [] });
    expect(pasted.lines[0]).toBe(blank);
    expect(pasted.added).toBe(1);
  });

  it("keep the total that was pasted, whatever the order of the columns", () => {
    const pasted = pasteRows([], "Charge\tUnits\tUnit Charge\n25.00\t3\t10.00", { ids: [], fields: [] });
    expect(pasted.lines[0]?.values.total_charge).toBe("25.00");
  });

  it("name what could not be taken and leave those cells as they were", () => {
    const pasted = pasteRows(lines, "abc\tx\n2\t$5.00", from("a", "units"));
    expect(pasted.problems).toEqual([
      "Row 1, Units: “abc” was not accepted. Enter a whole number.",
      "Row 1, Unit Charge: “x” was not accepted. Enter an amount such as 1234.50.",
    ]);
    expect(pasted.lines[0]).toBe(lines[0]);
    expect(pasted.lines[1]?.values.total_charge).toBe("10.00");
    const wide = pasteRows(lines, "note\tbeyond", from("a", "remarks"));
    expect(wide.problems).toHaveLength(1);
    expect(wide.lines[0]?.values.remarks).toBe("note");
  });

  it("know a header from a remark that reads like one", () => {
    const remark = pasteRows(lines, "Note\nStatus", from("a", "remarks"));
    expect(remark.lines.map(({ values }) => values.remarks)).toEqual(["Note", "Status"]);
    const column = pasteRows(lines, "Units\n4\n5", from("a", "procedure_code"));
    expect(column.lines.map(({ values }) => values.units)).toEqual(["4", "5"]);
  });

  it("stop at the most lines a claim holds", () => {
    const text = Array.from({ length: 2001 }, () => "1\t2").join("\n");
    const pasted = pasteRows([], text, { ids: [], fields: ["units", "unit_charge"] });
    expect(pasted.lines).toHaveLength(2000);
    expect(pasted.problems).toEqual(["Row 2001: a claim holds at most 2000 line items."]);
  });
});
