import { describe, expect, it } from "vitest";
import { blocksText, parseLetterBlocks } from "./blocks";
import type { LetterFonts } from "./fonts";
import { columnWidths, tableGrid } from "./table-layout";
import { splitTallRows } from "./table-rows";

/** Every letter is half as wide as the type is high. */
const fonts: LetterFonts = {
  width: (text, size) => [...text].length * size * 0.5,
  inSerif: () => true,
  inSymbols: () => true,
};
const grid = (content: string) => {
  const [table] = parseLetterBlocks(`<table>${content}</table>`, "html");
  if (table?.kind !== "table") throw new Error("a table expected");
  return tableGrid(table.rows);
};
const picture = (content: string) =>
  grid(content).rows.map((row) =>
    row.cells.map(
      (cell) => `${cell.column}+${cell.span}${cell.openBelow ? "v" : ""}:${blocksText(cell.blocks)}`,
    ),
  );

describe("grid", () => {
  it("lays out spans of both kinds and fills short rows", () => {
    expect(picture('<tr><td rowspan="2" colspan="2">a<td>b<tr><td>c<tr><td>d</tr>')).toEqual([
      ["0+2v:a", "2+1:b"],
      ["0+2:", "2+1:c"],
      ["0+1:d", "1+1:", "2+1:"],
    ]);
  });

  it("cuts spans that reach past the columns and rows there are", () => {
    expect(picture('<tr><td colspan="1000">a</td></tr><tr><td rowspan="1000">b<td>c</td></tr>')).toEqual([
      ["0+2:a"],
      ["0+1:b", "1+1:c"],
    ]);
  });

  it("refuses more columns than a page holds", () => {
    expect(() => grid(`<tr>${"<td>a</td>".repeat(17)}</tr>`)).toThrow(/more than 16 columns/);
  });
});

describe("column widths", () => {
  const widths = (content: string, available: number) => columnWidths(grid(content), fonts, 10, available);
  const total = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0));

  it("fills the width, wider where there is more text", () => {
    const [narrow = 0, wide = 0] = widths(
      "<tr><td>72148</td><td>MRI lumbar spine without contrast</td></tr>",
      400,
    );
    expect(total([narrow, wide])).toBe(400);
    expect(wide).toBeGreaterThan(3 * narrow);
  });

  it("never narrows a column below its longest word while there is room", () => {
    const number = "CLM20260041800001234";
    const [first = 0, second = 0] = widths(`<tr><td>${number}</td><td>${"word ".repeat(300)}</td></tr>`, 300);
    expect(first).toBeGreaterThanOrEqual(fonts.width(number, 10, false) + 10);
    expect(total([first, second])).toBe(300);
  });

  it("stays within the page when not even the words fit", () => {
    const values = widths(`<tr>${`<td>${"x".repeat(60)}</td>`.repeat(5)}<td>a</td></tr>`, 400);
    expect(total(values)).toBe(400);
    expect(Math.min(...values)).toBeGreaterThan(15);
  });
});

describe("tall rows", () => {
  it("cuts them without losing a word, and draws no line between the parts", () => {
    const words = Array.from({ length: 2000 }, (_, index) => `w${index}`).join(" ");
    const { rows } = grid(`<tr><td>left</td><td><p>${words}</p><ul><li>${words}</li></ul></td></tr>`);
    const parts = splitTallRows(rows, [60, 340], fonts, 10);
    expect(parts.length).toBeGreaterThan(10);
    expect(
      parts
        .map((row) => blocksText(row.cells[1]?.blocks ?? []))
        .join(" ")
        .split(/\s+/),
    ).toEqual(`${words} ${words}`.split(" "));
    expect(parts.slice(0, -1).every((row) => row.cells.every((cell) => cell.openBelow))).toBe(true);
    expect(parts.at(-1)?.cells[1]?.openBelow).toBe(false);
  });

  it("cuts a cell of many short lines", () => {
    const { rows } = grid(`<tr><td>${"line<br>".repeat(300)}</td></tr>`);
    expect(splitTallRows(rows, [400], fonts, 10).length).toBeGreaterThan(15);
  });

  it("leaves other rows alone", () => {
    const { rows } = grid("<tr><td>a</td><td>b</td></tr>");
    expect(splitTallRows(rows, [200, 200], fonts, 10)).toEqual(rows);
  });
});
