import { expect, it } from "vitest";
import { findDates } from "./calendar-date";

it.each([
  ["09/30/26-09/30   98940  GA", ["2026-09-30", "2026-09-30"]],
  ["05/18/26-05/21/26     143.00", ["2026-05-18", "2026-05-21"]],
  ["12/28/2026-1/3   97110", ["2026-12-28", "2027-01-03"]],
  ["Policy 8/15/24-2/26", ["2024-08-15"]],
  ["Claim 12/10/26-4471", []],
  ["ID 4471-12/10/26", []],
])("the days of %j", (text, days) => expect(findDates(text).map(({ iso }) => iso)).toEqual(days));
