import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { isTableHead, rowUnderHead } from "./table-rows";

it.each([
  ["Motion        Active      Passive", true],
  ["Drug          Dose        Taken", true],
  ["Neer / Hawkins    - / -     + / +      - / -", false],
  ["Plan          BAY HEALTH  ACTIVE", false],
  ["Did this happen at work?     [ ] yes   [x] no", false],
  ["Plan          BAY HEALTH  INACTIVE", false],
  ["Plan          BAY HEALTH  Not eligible", false],
  ["date          PHQ-9      GAD-7      item 9     given by", true],
  ["L4            L5         S1         normal", false],
])("a head over columns, or a screen's answer: %s", (text, isHead) => {
  const [line] = readLines(fromPlainText(text), true);
  expect(line && isTableHead(line)).toBe(isHead);
});

// Red where only a longer word in the column of days was none.
it.each([
  ["1   09/08/2026  97110   GP    2       96.00", true],
  ["1   Mon 9/8     97110   GP    2       96.00", true],
  ["Dx  A M54       B M99   C     D       96.00", false],
])("a row under a head of days has a day: %s", (text, isRow) => {
  const [head, line] = readLines(
    fromPlainText(`Ln  Date        Code    Mod   Units   Charge\n${text}`),
    true,
  );
  expect(head && line && rowUnderHead(line, head) !== undefined).toBe(isRow);
});
