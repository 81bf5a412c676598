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

// Seen red: a row with two spaces within a cell was not told under its heads.
it.each([
  [
    "09/10/26   14:36   717-555-0150     BAY CLM RECORDS  26213088 Ames    4      OK",
    "DATE 09/10/26; TIME 14:36; DESTINATION 717-555-0150; STATION BAY CLM RECORDS 26213088 Ames; PGS 4; RESULT OK",
  ],
  [
    "09/10/26   14:36   717-555-0150     BAY CLM RECORDS                   4      OK",
    "DATE 09/10/26; TIME 14:36; DESTINATION 717-555-0150; STATION BAY CLM RECORDS; PGS 4; RESULT OK",
  ],
  ["09/10/26   14:36   717-555-0150     BAY CLM RECORDS      26213088      4      OK", undefined],
  // Seen red: a value that stands under no head was told with the words before it.
  ["09/10/26   14:36   717-555-0150     NDI AT START  46%                 4      OK", undefined],
])("tells a row whose cell is set with wide spaces: %s", (row, told) => {
  const [head, line] = readLines(
    fromPlainText(
      `DATE       TIME    DESTINATION      STATION                           PGS    RESULT\n${row}`,
    ),
    true,
  );
  expect(head && line && rowUnderHead(line, head)).toBe(told);
});
