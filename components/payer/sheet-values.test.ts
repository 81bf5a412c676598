import { expect, it } from "vitest";
import { adjustmentText } from "./sheet-values";

it("writes adjustments as they are typed", () => {
  const own = {
    group: "CO",
    reason: "",
    amount: "12.00",
    printed: "X7: Not covered by the plan",
    derived: false,
  };
  const coded = { group: "CO", reason: "45", amount: "40.00", printed: "", derived: true };
  expect(adjustmentText([coded, own])).toBe("CO-45 40.00; X7 12.00");
  expect(adjustmentText([{ ...coded, group: "" }])).toBe("45 40.00");
});
