import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { type Line, readLines } from "./page-lines";
import { sidebarsApart } from "./sidebar";

/** How often the words and cells of a page of equal lines are looked at while it is cut into columns. */
function looksAt(row: string, rows: number): number {
  let looks = 0;
  const counted = readLines(fromPlainText(Array.from({ length: rows }, () => row).join("\n"))).map(
    (line): Line => ({
      ...{ page: line.page, offset: line.offset },
      get text() {
        looks++;
        return line.text;
      },
      get cells() {
        looks++;
        return line.cells;
      },
    }),
  );
  sidebarsApart(counted);
  return looks;
}

describe("cutting a page into columns", () => {
  it.each([
    ["a table", "10/12/2026    97110   2      120.00     45.00    CO-45"],
    ["labels", "Claim number:    2026101200442     Claim number: 2026101200443"],
    ["two columns of text", "your plan covers it where needed    the appeal must come to us in time"],
  ])("looks at each line of %s as often on a long page as on a short one", (_, row) => {
    const [short, long] = [looksAt(row, 100), looksAt(row, 800)];
    expect(long).toBeLessThan(short * 8 * 1.3);
  });
});
