import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";
import { isNoOrganization } from "./gates/name-gate";

const decision = (day: string) =>
  extractByRules(
    fromPlainText(
      [
        "UTILIZATION REVIEW DECISION            HARBORLINE REVIEW SERVICES",
        "Employee: Odette Marlowe               Employer: Ridge Lumber Storage",
        `D.O.B.: 03/14/1980                     ${day}`,
        "Claim No.: HL-44-77091                 UR No.: UR-26-44817",
        "Decision date: 05/04/2026",
        "",
        "Acupuncture, 6 visits: not certified, since it is not medically necessary.",
      ].join("\n"),
    ),
  );

it("takes the employee for who was treated where the day of an injury stands, however it is abbreviated", () => {
  for (const day of ["D.O.I.: 01/15/2026", "DOI: 01/15/2026", "Date of injury: 01/15/2026"]) {
    const { fields, facts } = decision(day);
    expect(fields.patient_name?.value).toBe("Odette Marlowe");
    expect(facts.subscriber_name).toBeUndefined();
  }
});

it("takes the number of a review for no member's", () => {
  const { facts } = extractByRules(
    fromPlainText(
      [
        "RIDGEWAY INDEMNITY, UTILIZATION MANAGEMENT",
        "NOTICE OF NON-CERTIFICATION",
        "",
        "  EMPLOYEE        Odette Marlowe                   DATE OF DETERMINATION   05/04/2026",
        "  EMPLOYER        Ridge Lumber & Storage           REQUEST DATED           04/28/2026",
        "  CLAIM NO        RWI-0025-44071                   REQUEST RECEIVED        04/29/2026",
        "  DATE OF INJURY  01/15/2026                       UR NO                   RL-260218-17",
        "  DOB             03/14/1980                       BODY PART               neck",
        "",
        "Acupuncture, 6 visits: not certified, since it is not medically necessary.",
      ].join("\n"),
    ),
  );
  expect(facts.member_id).toBeUndefined();
});

it("takes the heading of a policy's days for no organization", () => {
  expect(isNoOrganization("Revision effective")).toBe(true);
  expect(isNoOrganization("Coverage guidance")).toBe(true);
  expect(isNoOrganization("Effective Health Coverage Trust")).toBe(false);
});
