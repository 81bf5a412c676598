import { expect, it } from "vitest";
import { factsOfVisit } from "@/tests/support/visit-note";

const values = (...lines: string[]) =>
  factsOfVisit(...lines).flatMap(({ measure, date }) =>
    measure
      ? [`${measure.name}${measure.side ? ` ${measure.side}` : ""} ${date?.slice(5)} ${measure.value}`]
      : [],
  );
const TAM = ["TAM 08-17 95", "TAM 10-19 165", "TAM 11-09 185"];

it.each([
  [
    "                       8/17/26    10/19/26    11/09/26   |   L hand (9/28/26)",
    "TAM index (deg)          95         165         185      |   260",
  ],
  [
    "                       8/17       10/19       11/09          Left hand 9/28",
    "TAM index (deg)          95         165         185           260",
  ],
  [
    "                       8/17/26    10/19/26    11/09/26       uninvolved (9/28/26)",
    "TAM index (deg)          95         165         185           260",
  ],
])("leaves the column of the other side to it", (head, row) => {
  expect(values(head, row)).toEqual(TAM);
});

it("still reads a side's own columns", () => {
  const found = values(
    "                       R 08/17/26    R 11/09/26    L 11/09/26",
    "TAM (deg)                95            185           260",
  );
  expect(found).toContain("TAM (deg) right 11-09 185");
  expect(found).toContain("TAM (deg) left 11-09 260");
});

it("takes no value from a cell that says that none was taken", () => {
  expect(
    values(
      "                       8/17/26    10/19/26    11/09/26",
      "Grip (lb)               n/t          18          34",
    ),
  ).toEqual(["Grip (lb) 10-19 18", "Grip (lb) 11-09 34"]);
});

it("reads total active motion in a sentence, and no name for it", () => {
  expect(values("TAM R IF 185 deg; PIP flexion 80, DIP flexion 35.")).toEqual([
    "TAM right 11-09 185 deg",
    "PIP flexion 11-09 80",
    "DIP flexion 11-09 35",
  ]);
  expect(values("Total active motion 185 deg today.")).toEqual(["Total active motion 11-09 185 deg"]);
  expect(values("Seen with JENNY TAM, age 44.")).toEqual([]);
});

it("reads each of two values with its own day, though the year is left out, and keeps what they were reached with", () => {
  const lines = ["Alone, lag was 20 on 10/26 and 18 on 11/09."];
  expect(values(...lines)).toEqual(["Lag 10-26 20", "Lag 11-09 18"]);
  expect(factsOfVisit(...lines).some(({ measure, quote }) => !measure && quote.startsWith("Alone"))).toBe(
    true,
  );
  expect(values("Lag was 20 on 10/26 and 20 steps were climbed.")).toEqual(["Lag 10-26 20"]);
  const plain = factsOfVisit("Lag was 20 on 10/26 and 18 on 11/09.");
  expect(plain.every(({ measure }) => measure)).toBe(true);
});

it("goes on below a long line under a label without a colon", () => {
  const said = (...lines: string[]) =>
    factsOfVisit(...lines).flatMap(({ measure, quote }) => (measure ? [] : [quote]));
  expect(
    said(
      "Why skilled care   Glide is still poor: scar adherent at A2-A3. Passive is full, active is not, a lag that a",
      "  home program by itself has not moved. Needs hands-on scar mobilization.",
    ),
  ).toContain("Passive is full, active is not, a lag that a home program by itself has not moved.");
  expect(
    said("Home program   Reviewed, done daily", "  new bands given for the shoulder").every(
      (quote) => !/daily new/.test(quote),
    ),
  ).toBe(true);
});

it("takes the day before a result's name for its own, and what a banner recalls for no value of the day", () => {
  expect(values("Lab 10/30/2026 A1c 8.6 %. Cr 0.9.")).toEqual(["A1c 10-30 8.6 %"]);
  expect(values("Labs drawn 10/30/26: Cr 0.9, A1c 8.6 %")).toEqual(["A1c 10-30 8.6 %"]);
  expect(values("Results from 10/30/2026 A1c 8.6 %")).toEqual(["A1c 10-30 8.6 %"]);
  expect(values("Labs due 12/30/2026. A1c today 8.6 %")).toEqual(["A1c 11-09 8.6 %"]);
  expect(values("last BP: 138/82")).toEqual([]);
  expect(values("BP: 138/82 at the last set")).toEqual(["BP 11-09 138/82"]);
});

// Seen red: the first day's value stood under the last one.
it("reads days with the number of their visit before them as heads of columns", () => {
  expect(
    values(
      "                           visit 1  10/01/26     visit 8  10/26/26      visit 14  11/09/26",
      "NDI                        52 %                  36 %                   22 %",
      "Rotation L                 38                    52                     68",
    ),
  ).toEqual([
    ...["NDI 10-01 52 %", "NDI 10-26 36 %", "NDI 11-09 22 %"],
    ...["Rotation left 10-01 38", "Rotation left 10-26 52", "Rotation left 11-09 68"],
  ]);
});

// Seen red: each was called "AROM" or "MMT", so that one motion's values stood for another's.
it("names a motion and a muscle, and not how they were measured", () => {
  expect(
    values(
      "                     RIGHT      LEFT",
      "Flexion AROM         95         168",
      "ER (side) AROM       20         72",
      "Supraspinatus MMT    3/5        5/5",
    ),
  ).toEqual([
    ...["Flexion right 11-09 95", "Flexion left 11-09 168"],
    ...["ER (side) AROM right 11-09 20", "ER (side) AROM left 11-09 72"],
    ...["Supraspinatus MMT right 11-09 3/5", "Supraspinatus MMT left 11-09 5/5"],
  ]);
  expect(values("Right AROM 95, limited by pain.")).toEqual(["AROM right 11-09 95"]);
  // Seen red: what was aimed at, or found on an earlier day, was a measure of this one by that name.
  expect(values("Target AROM 140 deg")).toEqual([]);
  expect(values("Expected AROM 140 deg")).toEqual([]);
  expect(values("Prior AROM 90 deg")).toEqual([]);
  expect(values("Previous AROM 90 deg")).toEqual([]);
  expect(values("Initial AROM 95 deg")).toEqual(["Initial AROM 11-09 95 deg"]);
  expect(values("Knee AROM 110 deg")).toEqual(["Knee AROM 11-09 110 deg"]);
});
