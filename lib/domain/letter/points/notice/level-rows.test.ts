import { expect, it } from "vitest";
import { denialPoints } from "./denial-points";
import { levelRows } from "./level-rows";

const NOTICE = `Our coder's findings, by the table of medical decision making:

    Problems    One chronic illness, which we took to be stable. LOW. (Moderate would be a chronic illness with
                exacerbation or progression.)
    Data        Not scored, as it could not change the result.
    Risk        No prescription drug management found. LOW.
    Time        No total time of 30 minutes or more found.

99213 is supported.`;

it("takes a coder's findings element by element, without what they would have to be", () =>
  expect(levelRows(NOTICE)).toEqual([
    "Problems: One chronic illness, which we took to be stable. LOW.",
    "Risk: No prescription drug management found. LOW.",
  ]));

it("makes them the payer's points, and the words of the code none", () =>
  expect(
    denialPoints(NOTICE, "The submitted information does not support this level of service.").map(
      ({ text }) => text,
    ),
  ).toEqual(levelRows(NOTICE)));

it.each([
  ["one element alone", "Risk:   low back pain in heavy lifting"],
  ["elements that are granted", "Problems:  moderate\nData:  limited\nRisk:  moderate"],
  ["a table of other things", "Time    Service\n10:00   97110"],
])("finds none in %s", (_, text) => expect(levelRows(text).filter((row) => !/^Data/.test(row))).toEqual([]));
