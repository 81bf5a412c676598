import { expect, it } from "vitest";
import { isUndecided } from "./undecided";

it("knows a paper that says nothing was decided yet", () => {
  expect(
    isUndecided("Our physician could not approve it. A decision has not been made. Call us today."),
  ).toBe(true);
  expect(isUndecided("No determination has been made on this request.")).toBe(true);
  expect(isUndecided("We have not yet made a decision.")).toBe(true);
});

it("takes no decision that is still to come, or one of something else, for the paper's own", () => {
  expect(isUndecided("If no decision has been made within 30 days, write to the department.")).toBe(false);
  expect(isUndecided("No decision has been made on your appeal of the other claim.")).toBe(false);
  expect(isUndecided("The request is denied. The decision has been made by a physician.")).toBe(false);
});
