import { describe, expect, it } from "vitest";
import { type DenialFacts, fileAppealDue, planDenialItems } from "./rules";

const paid: DenialFacts = { status: "paid", canAppeal: null, appealDeadline: null };
const denied: DenialFacts = { status: "denied", canAppeal: true, appealDeadline: "2026-03-02" };
const noDate: DenialFacts = { ...denied, appealDeadline: null };
const noAppeal: DenialFacts = { ...denied, canAppeal: false };
const later: DenialFacts = { ...denied, appealDeadline: "2026-04-01" };

describe("the product's own items", () => {
  it.each<[string, DenialFacts | null, DenialFacts, string[], string[]]>([
    ["a new claim that is denied", null, denied, ["review_denial", "file_appeal"], []],
    ["a claim that becomes denied", paid, denied, ["review_denial", "file_appeal"], []],
    ["a denial without a deadline", paid, noDate, ["review_denial"], []],
    ["a denial that can't be appealed", paid, noAppeal, ["review_denial"], []],
    ["the deadline comes later", noDate, denied, ["file_appeal"], []],
    ["the deadline moves", denied, later, ["file_appeal"], []],
    ["the deadline goes", denied, noDate, [], ["file_appeal"]],
    ["appealing turns out not to be possible", denied, noAppeal, [], ["file_appeal"]],
    ["nothing changes", denied, denied, [], []],
    [
      "the claim is denied no more",
      denied,
      { ...denied, status: "paid" },
      [],
      ["review_denial", "file_appeal"],
    ],
    ["history stays history", { ...denied, status: "paid" }, { ...denied, status: "approved" }, [], []],
    ["a new claim that is not denied", null, paid, [], []],
  ])("%s", (_name, before, now, open, close) => {
    expect(planDenialItems(before, now)).toEqual({ open, close });
  });

  it("file the appeal three days before the deadline, over the ends of months and years", () => {
    expect(fileAppealDue({ appealDeadline: "2026-03-02" })).toBe("2026-02-27");
    expect(fileAppealDue({ appealDeadline: "2028-03-02" })).toBe("2028-02-28");
    expect(fileAppealDue({ appealDeadline: "2027-01-01" })).toBe("2026-12-29");
    expect(fileAppealDue({ appealDeadline: null })).toBeNull();
  });
});
