import { expect, it } from "vitest";
import { medicaidActive } from "./medicaid-active";

const found = (text: string, payerName = "Redwood Health Plan") =>
  medicaidActive([{ text, place: "Eligibility, page 1" }], ["2026-09-02"], payerName);
const ANSWER = `SC MEDICAID   WEB TOOL - ELIGIBILITY   inquiry 11/03/2026
Coverage       INFANTS   07/09/2026 - 07/31/2027
Managed care   FIRST CHOICE   08/01/2026 - open`;

it("shows the plan that manages the care, else the coverage", () => {
  expect(found(ANSWER)?.words).toContain("FIRST CHOICE");
  expect(found(ANSWER.replace(/Managed.*/, ""))?.words).toContain("INFANTS");
  expect(found("Medi-Cal eligibility\nCoverage from 08/01/2026 to present, aid code M1")).toBeDefined();
});

it.each([
  ["one that ended before", ANSWER.replace("07/31/2027", "08/31/2026").replace(/Managed.*/, "")],
  ["one that begins later", ANSWER.replaceAll(/0[78]\/\d\d\/2026/g, "10/01/2026")],
  [
    "the other insurance that Medicaid has on file",
    "MEDICAID ELIGIBILITY\nThird party coverage   BCBS   07/09/2026 - open",
  ],
  ["an application", "MEDICAID ELIGIBILITY\nCoverage pending, applied 08/01/2026 - open"],
  ["another plan's answer", "CIGNA ELIGIBILITY\nCoverage 01/01/2026 - open\n\n\nMedicaid: none"],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("is not for Medicaid's own denial", () =>
  expect(found(ANSWER, "South Carolina Medicaid")).toBeUndefined());
