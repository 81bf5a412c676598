import { describe, expect, it } from "vitest";
import { csvRow } from "./csv";

describe("a row of a CSV file", () => {
  it("quotes as RFC 4180 says", () => {
    expect(csvRow(["a", 'say "x"', "a,b", "two\nlines", null, 5])).toBe(
      'a,"say ""x""","a,b","two\nlines",,5\r\n',
    );
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@x",
    "\t=1",
    "\r=1",
    "\u0000=1",
    " =1",
    "\uFF1D1",
    '=HYPERLINK("http://evil.example","x")',
  ])("keeps %j from being a formula", (value) => {
    const row = csvRow([value]);
    expect(row.replace(/^"/, "")).toMatch(/^'/);
    expect(row).not.toContain("\u0000");
  });

  it("leaves ordinary text alone", () => {
    expect(csvRow(["CLM-1", "1234.50", "2026-01-02", "O=K"])).toBe("CLM-1,1234.50,2026-01-02,O=K\r\n");
  });
});
