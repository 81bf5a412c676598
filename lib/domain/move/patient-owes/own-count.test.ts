import { expect, it } from "vitest";
import { countsFewer } from "./own-count";

const NOTICE = "119 Benefit maximum reached: limited to 20 visits a year. Visits counted: 20.";
const fewer = (text: string, notice = NOTICE) => countsFewer([{ text, place: "Log, page 1" }], notice);

it.each([
  ["Visits this year: 14", true],
  ["14 visits so far this year", true],
  ["Portal 10/12/2026: used 19 of 20", true],
  ["Visits used in 2026: 20", false],
  ["Visits this year: 14\n20 visits used in 2026", false],
  ["21 visits this year", false],
  ["Last seen 10/14/2026", false],
  ["Pain 4/10. 3 sets of 10", false],
])("%s: %s", (text, is) => expect(fewer(text)).toBe(is));

it("says nothing where the payer names no limit", () => {
  expect(fewer("Visits this year: 14", "119 Benefit maximum reached.")).toBe(false);
});
