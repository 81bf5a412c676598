import { expect, it } from "vitest";
import { withApprovalInQuestion } from "./approval-denial";

const categoryOf = (denialText: string) =>
  withApprovalInQuestion({ denialCategory: "benefit_exclusion", denialText }).denialCategory;

it.each([
  "THE ONLY APPROVAL ON OUR FILE, 26-OT-7590417, ENDED ON 08/28/2026 AND ITS VISITS ARE USED UP.",
  "Authorization A552071 was valid 06/01/2026 through 07/15/2026. Its 12 visits have been used.",
  "All visits of certification HC-889102 are used up: it covered 8 visits until August 3.",
  "Therapy must be approved before the visit. No authorization is on file for these days; the visits are used up.",
])("is a matter of the approval that the payer names: %s", (text) =>
  expect(categoryOf(text)).toBe("authorization"),
);

it.each([
  "Your plan pays for 20 visits per calendar year. They are used up.",
  "The benefit limit was reached. Authorization A552071 ended on 07/15/2026.",
  "Visits are used up. Approval is not a guarantee of payment.",
  "Massage is excluded, even when it was approved beforehand and on file.",
])("stays a matter of the plan's limit: %s", (text) => expect(categoryOf(text)).toBe("benefit_exclusion"));

it("leaves other categories as they were read", () =>
  expect(
    withApprovalInQuestion({
      denialCategory: "eligibility",
      denialText: "Approval 26-OT-7590417 ended on 08/28/2026.",
    }).denialCategory,
  ).toBe("eligibility"));
