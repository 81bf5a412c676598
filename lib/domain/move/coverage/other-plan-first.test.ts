import { expect, it } from "vitest";
import { otherPlanFirst } from "./other-plan-first";

const found = (
  text: string,
  notice = "Please file with BlueChoice HealthPlan first.",
  payerName = "Molina Healthcare",
) =>
  otherPlanFirst([{ text, place: "Eligibility, page 1" }], notice, { services: ["2026-09-15"], payerName });
const SCREEN = `BlueChoice HealthPlan   |  Eligibility and benefits
Checked  10/22/2026

Patient         Ann Doe       05/30/2019      Child
Subscriber      Tom Doe       Member ID  ZCN 6640 18825 03
Group           0031847

Coverage        ACTIVE   03/01/2026 -
Other ins.      Yes, Healthy Connections (pays after us)
-- old record in our system --
Select Health ID 90221877, ended 12/31/2025`;
const GRID = `ELIGIBILITY RESPONSE (271)   10/22/2026
Payer        BlueChoice HealthPlan
Status       Active coverage
Eligibility begin 03/01/2026    Plan end 12/31/2026`;
const PROSE = `Coverage check by phone 10/22/2026: BlueChoice HealthPlan says the child is active since 03/01/2026 under the father.`;
const CARD = `Insurance card copied 09/15/2026
BlueChoice HealthPlan   ID ZCN664018825   effective 03/01/2026
eligibility: active`;

it.each([
  ["a screen that is headed by the plan", SCREEN],
  ["a grid", GRID],
  ["a call in prose", PROSE],
  ["a card with its check", CARD],
])("finds the plan that the payer means in %s", (_, text) =>
  expect(found(text)?.words).toContain("BlueChoice"),
);
it("takes any plan but one that always pays last where the notice names none", () => {
  expect(found(SCREEN, "Another plan must pay before us.")).toBeDefined();
  const medicaid = GRID.replace("BlueChoice HealthPlan", "Texas Medicaid");
  expect(found(medicaid, "Another plan must pay before us.", "Aetna")).toBeUndefined();
});

it.each([
  ["a plan that had ended", GRID.replace("Active coverage", "Inactive")],
  ["a period that had ended", SCREEN.replace("03/01/2026 -", "03/01/2026 - 06/30/2026")],
  ["a plan that began later", GRID.replace("03/01/2026", "11/01/2026")],
  ["a plan that pays second", `${GRID}\nOrder of benefits: secondary`],
  ["a paper that has the payer itself first", `${GRID}\nMolina is primary per BlueChoice, birthday rule`],
  ["the payer's own answer", GRID.replace("BlueChoice HealthPlan", "Molina Healthcare")],
  ["another plan than the one that is meant", GRID.replace("BlueChoice HealthPlan", "Cigna")],
])("leaves %s", (_, text) => expect(found(text)).toBeUndefined());

// Seen red: the practice's own set-up and what the patient had thought put TRICARE first, and its contractor was taken for the plan that is meant.
it("takes nobody's word for a program that pays last, nor how the practice had it set up", () => {
  const log =
    "11/20/2026 our billing profile: TRICARE primary, nothing else. She thought TRICARE is always first.";
  const notice =
    "Humana Military, TRICARE East Region. Other health insurance pays before TRICARE; send it the claim first.";
  expect(found(`${GRID}\n${log}`, notice, "TRICARE East")?.words).toContain("BlueChoice");
  const own = "our billing profile: Molina primary";
  expect(found(`${GRID}\n${own}`)?.words).toContain("BlueChoice");
  expect(found(`${GRID}\nBlueChoice says Molina pays first`)).toBeUndefined();
});
