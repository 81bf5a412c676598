import { expect, it } from "vitest";
import { disputedMarks } from "./criterion-marks";

// Seen red: the first letter of the next word was taken for a mark.
it.each([
  ["The criteria for coverage are not met.", []],
  ["The conditions for coverage are not met.", []],
  ["The records do not meet guidelines a doctor would use.", []],
  ["This does not meet MCG guidelines 26th edition.", []],
  ["Rule 10.3 is not met.", []],
  ["The patient does not meet conditions 2 and 3.", ["2", "3"]],
  ["Criteria a, c and d are not met.", ["a", "c", "d"]],
  ["Rule b is not met.", ["b"]],
  ["(a) is not met: begun on 09/21/2026. (b) is not met: strength is 5/5. (c) is not claimed.", ["a", "b"]],
  ["Requirements 1-3 were not shown.", ["1", "2", "3"]],
])("names by number: %s", (notice, marks) => {
  expect([...(disputedMarks(notice) ?? [])]).toEqual(marks);
});
