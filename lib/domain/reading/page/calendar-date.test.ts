import { describe, expect, it } from "vitest";
import { findDates } from "./calendar-date";

const days = (text: string) => findDates(text).map(({ iso }) => iso.slice(2));

describe("days of a list that prints the year once", () => {
  it.each([
    ["01/13, 01/20, 01/27/2026", "26-01-13 26-01-20 26-01-27"],
    ["Bill dates 06/08, 06/10 and 06/15/2026 are denied", "26-06-08 26-06-10 26-06-15"],
    ["seen 3/4 & 3/11/26", "26-03-04 26-03-11"],
    ["visits of 12/29; 1/5/2027", "26-12-29 27-01-05"],
    ["care from 08/03 through 08/28/2026", "26-08-03 26-08-28"],
    ["06/01, and 06/03/2026", "26-06-01 26-06-03"],
  ])("are read: %s", (text, wanted) => expect(days(text).join(" ")).toBe(wanted));

  it.each([
    ["Pain 3/10, 5/18/2026", "26-05-18"],
    ["pain was 6/10 and 10/20/2026 is the next visit", "26-10-20"],
    ["Strength 4/5, 05/18/2026", "26-05-18"],
    ["a score of 3/10, 05/18/2026", "26-05-18"],
    ["ratio 1.3/10, 12/18/2026", "26-12-18"],
    ["13/10, 12/18/2026", "26-12-18"],
    ["09/30, 03/18/2026", "25-09-30 26-03-18"],
    ["04/30, 03/18/2026", "26-03-18"],
  ])("are told from other pairs of numbers: %s", (text, wanted) => expect(days(text).join(" ")).toBe(wanted));
});

it.each([
  ["09/30/26-09/30   98940  GA", ["2026-09-30", "2026-09-30"]],
  ["05/18/26-05/21/26     143.00", ["2026-05-18", "2026-05-21"]],
  ["12/28/2026-1/3   97110", ["2026-12-28", "2027-01-03"]],
  ["Policy 8/15/24-2/26", ["2024-08-15"]],
  ["Claim 12/10/26-4471", []],
  ["ID 4471-12/10/26", []],
])("the days of %j", (text, wanted) => expect(findDates(text).map(({ iso }) => iso)).toEqual(wanted));

it.each([
  [
    "on August 4, 11, 18, 25 and September 1 and 8, 2026; total",
    "26-08-04 26-08-11 26-08-18 26-08-25 26-09-01 26-09-08",
  ],
  ["July 28 and August 4 and 11, 2026", "26-07-28 26-08-04 26-08-11"],
  ["May 28, June 2 and June 4, 2026", "26-05-28 26-06-02 26-06-04"],
  // One of them is no day of its month, so that none is taken for one.
  ["February 3, 31 and March 4, 2026", "26-03-04"],
  // A month behind the last day is of the year before, or of something else.
  ["until October 5 and March 4, 2026", "26-03-04"],
])("reads the days of several months that print the year once: %s", (text, wanted) =>
  expect(days(text).join(" ")).toBe(wanted),
);
