import { expect, it } from "vitest";
import { rightApproval } from "./right-approval";

const NOTICE = `Referral no. on claim (REF G1):  VA0041110250
CO-15  The authorization number is missing, invalid, or does not apply to the billed services.
The referral number on this claim ended 09/30/2026.`;
const REFERRAL = `Approved Referral for Medical Care
Referral number:    VA0052223638      Status: Approved
Dates:              First day 10/01/2026      Last day 03/29/2027
Prior referral: VA0041110250 (04/03/2026 - 09/30/2026), closed.`;
const LOG = `04/01/26  VA0041110250 rec'd  4/3/26 - 9/30/26
09/25/26  VA0052223638 approved  10/1/26 - 3/29/27, 12 visits`;
const found = (text: string, notice = NOTICE, services = ["2026-10-08", "2026-10-13"]) =>
  rightApproval([{ text, place: "Referral, page 1" }], notice, { services, codes: ["98940"] });

it.each([
  ["a letter", REFERRAL],
  ["a log", LOG],
  ["an approval in two lines", REFERRAL.replace("      Last day", "\n     Last day")],
])("finds the approval that covers the days in %s", (_, text) =>
  expect(found(text)?.words).toContain("VA0052223638"),
);

it.each([
  ["only the number that was billed", REFERRAL.replaceAll("VA0052223638", "VA0041110250")],
  ["days before its start", REFERRAL.replace("10/01/2026", "10/10/2026")],
  ["days after its end", LOG.replace("3/29/27", "10/10/26")],
  ["one that is still pending", REFERRAL.replace("Status: Approved", "Status: Pending")],
  ["one for another service", `${REFERRAL.replace("Dates:", "Service: 97810\nDates:")}`],
  ["a number of another kind", REFERRAL.replace("VA0052223638", "1144720863")],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("speaks only where the payer finds the number wrong", () =>
  expect(
    found(REFERRAL, "Referral VA0041110250. CARC 197: no approved referral for these dates."),
  ).toBeUndefined());

it.each([
  ["box 23", "CMS-1500 IMAGE sent 10/20/2026\n23 PRIOR AUTHORIZATION NUMBER   VA0052223638", false],
  ["a segment", "837P as sent\nREF*G1*VA0052223638", false],
  ["a corrected claim", "Corrected claim, CMS-1500\n23 PRIOR AUTHORIZATION NUMBER   VA0052223638", true],
  ["the old number", "CMS-1500 IMAGE\n23 PRIOR AUTHORIZATION NUMBER   VA0041110250", true],
])("corrects no claim that had the number, by its copy: %s", (_, claim, isFound) => {
  const pages = [REFERRAL, claim].map((text) => ({ text, place: "" }));
  const known = { services: ["2026-10-08"], codes: ["98940"] };
  expect(rightApproval(pages, NOTICE, known) !== undefined).toBe(isFound);
});
