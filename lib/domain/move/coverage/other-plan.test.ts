import { expect, test } from "vitest";
import { papersHeld } from "./held-papers";
import { isOfOtherPlan } from "./other-plan";

const ANSWER = `ELIGIBILITY RESPONSE (271)
Payer: Northlake Mutual     Member: DOE, ANN    ID NM 100 200
Date asked: 03/14/2026      Status: ACTIVE COVERAGE`;

test("another payer's answer does not show this payer's coverage", () => {
  expect(isOfOtherPlan(ANSWER, "Redwood Health Plan", "RHP 55 1020")).toBe(true);
  expect(papersHeld([ANSWER], ["2026-03-14"])).toContain("eligibility");
  const payer = { payerName: "Redwood Health Plan", memberId: "RHP 55 1020" };
  expect(papersHeld([ANSWER], ["2026-03-14"], payer)).not.toContain("eligibility");
});

test("the payer's name may stand in the next column, and the head of that column is no payer", () => {
  const inColumn = ANSWER.replace("Payer: Northlake Mutual ", "Payer        NORTHLAKE MUTUAL  (60077)  ");
  expect(isOfOtherPlan(inColumn, "Redwood Health Plan", "RHP 55 1020")).toBe(true);
  expect(isOfOtherPlan(inColumn, "Northlake Mutual Insurance")).toBe(false);
  const heads = ANSWER.replace(
    "Payer: Northlake Mutual ",
    "Payer        Member ID     Status\n             ",
  );
  expect(isOfOtherPlan(heads, "Redwood Health Plan", "RHP 55 1020")).toBe(false);
});

test("Medicaid's answer is the managing plan's, though the member's number is the same in each plan", () => {
  const managed = (plan: string) =>
    `Recipient Eligibility Verification\nRecipient  DOE, ANN   ID 948221177K\nDate inquired  03/14/2026   Medicaid for Children: ACTIVE\nManaged care         ${plan}       effective 03/01/2026`;
  expect(isOfOtherPlan(managed("HEALTHY BLUE"), "Redwood Health Plan", "948221177K")).toBe(true);
  expect(isOfOtherPlan(managed("REDWOOD HEALTH"), "Redwood Health Plan", "948221177K")).toBe(false);
  expect(isOfOtherPlan(managed("none"), "Redwood Health Plan", "948221177K")).toBe(false);
});

test("an answer is this payer's where its name, its initials or the member's number stand on it", () => {
  expect(isOfOtherPlan(ANSWER, "Northlake Mutual Insurance")).toBe(false);
  expect(isOfOtherPlan(ANSWER, "Redwood Health Plan", "NM-100-200")).toBe(false);
  expect(isOfOtherPlan(`${ANSWER}\nFor Redwood members`, "Redwood Health Plan")).toBe(false);
  expect(isOfOtherPlan("Payer: BCBSIL\nStatus: active", "Blue Cross Blue Shield of Illinois")).toBe(false);
});

test("a page that names no payer, or only a product, says nothing of another plan", () => {
  expect(isOfOtherPlan("Status: active\nPlan: Gold PPO", "Redwood Health Plan")).toBe(false);
  expect(isOfOtherPlan(ANSWER, "")).toBe(false);
});

test("an answer of a day before the service does not show coverage on it, one of a later day does", () => {
  const asked = (day: string) =>
    `ELIGIBILITY RESPONSE   ${day}\nMember: DOE, ANN\nStatus: Active   Effective 01/01/2025`;
  expect(papersHeld([asked("03/01/2026")], ["2026-03-14"])).not.toContain("eligibility");
  expect(papersHeld([asked("03/20/2026")], ["2026-03-14"])).toContain("eligibility");
});

test("a payer's own screen is headed by its name", () => {
  const screen =
    "Cigna Healthcare | Eligibility and benefits\nChecked 03/14/2026\nCoverage ACTIVE 01/01/2026 -";
  expect(isOfOtherPlan(screen, "Redwood Health Plan")).toBe(true);
  expect(isOfOtherPlan(screen, "Cigna")).toBe(false);
  expect(isOfOtherPlan(screen.replace("Cigna Healthcare | ", "Oak Clinic "), "Redwood Health Plan")).toBe(
    false,
  );
});

test("a page that has this payer's own coverage at its end shows none", () => {
  const form =
    "New plan effective 03/01/2026, eligibility 03/20/2026 ACTIVE\nOld insurance  Redwood, ended 02/28";
  const payer = { payerName: "Redwood Health Plan" };
  expect(papersHeld([form], ["2026-03-14"], payer)).not.toContain("eligibility");
  const back = form.replace("ended 02/28", "ended 02/28 in error, reinstated");
  expect(papersHeld([back], ["2026-03-14"], payer)).toContain("eligibility");
});

// Seen red: the screen's own title has the short name of its payer.
test("a screen may be headed by the short name of its payer", () => {
  const screen = (name: string) =>
    `${name}   provider portal   Eligibility\nStatus ACTIVE   Effective 01/01/2026`;
  expect(isOfOtherPlan(screen("PRESBYTERIAN"), "Redwood Health Plan")).toBe(true);
  expect(isOfOtherPlan(screen("PRESBYTERIAN"), "Presbyterian Health Plan")).toBe(false);
  for (const name of ["PRESBYTERIAN CLINIC", "AVAILITY", "Reception"])
    expect(isOfOtherPlan(screen(name), "Redwood Health Plan")).toBe(false);
});
