import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../page/page-lines";
import { daysOfBlocks, opensLineOfBlock } from "./services-block";

const linesOf = (...lines: string[]) => readLines(fromPlainText(lines.join("\n")));
const told = (...said: string[]) => {
  const lines = linesOf(...said);
  return {
    days: daysOfBlocks(lines).map(({ iso }) => iso),
    codes: lines.filter(({ cells }, at) => cells[0] && opensLineOfBlock(lines, at, cells[0].start)).length,
  };
};

describe("services under a heading of their own", () => {
  it.each([
    [
      ["SERVICES", "97110  2 units", "97112  1 unit", "on 09/14/2026,", "09/17/2026 and", "09/21/2026", ""],
      { days: ["2026-09-14", "2026-09-17", "2026-09-21"], codes: 2 },
    ],
    [
      ["Services denied:", "98941", "97140-59", "97014 x1", "Dates: 10/05/2026 to", "10/09/2026"],
      { days: ["2026-10-05", "2026-10-09"], codes: 3 },
    ],
    [["CODES", "99214", "20610  knee", "", "09/21/2026"], { days: [], codes: 2 }],
  ])("have their codes and their days, line by line: %s", (lines, expected) =>
    expect(told(...lines)).toEqual(expected),
  );

  it.each([
    [["SERVICES", "97110  2 units   $120.00   $0.00", "on 09/14/2026"]],
    [["Services", "60601 Chicago, our office in the Loop, which takes mail until 09/14/2026", "09/17/2026"]],
    [["Services", "We saw the patient on 09/14/2026"]],
    [["Treatment", "97110", "The plan of 09/14/2026 was renewed"]],
    [["Visits", "12 of 20 used", "09/14/2026"]],
    [["Services      Dates", "97110         09/14/2026"]],
  ])("are none in other print: %s", (lines) => expect(told(...lines)).toEqual({ days: [], codes: 0 }));
});
