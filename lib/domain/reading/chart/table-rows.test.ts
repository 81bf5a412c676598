import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../page-lines";
import { isTableHead } from "./table-rows";

it.each([
  ["Motion        Active      Passive", true],
  ["Drug          Dose        Taken", true],
  ["Plan          BAY HEALTH  ACTIVE", false],
  ["Plan          BAY HEALTH  INACTIVE", false],
  ["Plan          BAY HEALTH  Not eligible", false],
])("a head over columns, or a screen's answer: %s", (text, isHead) => {
  const [line] = readLines(fromPlainText(text), true);
  expect(line && isTableHead(line)).toBe(isHead);
});
