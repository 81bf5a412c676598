import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const read = (text: string) => extractByRules(fromPlainText(text));

const LATE = (proof: string) => `Oak Health Plan
NOTICE OF CLAIM DECISION                                October 30, 2026
Provider          Elm Chiropractic LLC
Enrollee          Ann Doe
Claim             V261GAE80335
Date of service   February 24, 2026

We could not pay this claim. Network providers have 180 days from the date of service to give us a claim. The claim reached us on
September 18, 2026. Reason code 29: the time limit for filing has expired.

Do you have proof that the claim was filed in time? ${proof}`;

// Seen red: the words for what is taken as proof made a proof of sending of the denial.
it.each([
  ["We take a clearinghouse or payer acceptance report that shows the date on which we accepted the claim."],
  ["Send the 277CA or a clearinghouse acceptance report, accepted for processing."],
  ["Only a certified mail receipt, a tracking number or a clearinghouse report is proof of delivery."],
])("a denial that tells what proof it takes stays one: %s", (proof) => {
  const { kind, fields } = read(LATE(proof));
  expect(kind).toBe("denial");
  expect(fields.denial_code?.value).toBe("29");
});

it("a report of what was accepted is a proof of sending still", () => {
  const report = `277CA CLAIM ACKNOWLEDGMENT     clearinghouse report 03/02/2026
Information source  OAK HEALTH PLAN     Receiver  ELM CHIROPRACTIC LLC
 1  DOE, ANN   DOS 02/24/2026   $117.00   STC A2:20   ACCEPTED INTO ADJUDICATION   payer claim no. V061GAE11927`;
  expect(read(report).kind).toBe("proof_of_sending");
});

const REFUSED = (again: string) => `Oak Health Plan
October 20, 2026
Patient:          Ann Doe
Claim ID:         EQ4K7TT2R00
Date of service:  September 22, 2026

To whom it may concern,

We did not pay for the evaluation and management service that you reported with modifier 25 on the same date. The decision to perform a
minor procedure is part of the procedure.

You may dispute this decision within 180 calendar days. ${again}

Sincerely,
Payment Review`;

// Seen red: what a second sending would bring was read as the reason.
it.each([
  ["Resubmitting the claim without a change in coding will result in a duplicate denial."],
  ["A claim that is resubmitted unchanged will be denied as a duplicate."],
  ["Rebilling the same services may be rejected as duplicate."],
])("what would be denied later is no reason: %s", (again) => {
  const { fields, facts } = read(REFUSED(again));
  expect(fields.denial_text?.value).toContain("modifier 25");
  expect(facts.denial_category?.value).not.toBe("duplicate");
});
it("what was denied as a duplicate is one", () => {
  const said = "The claim was resubmitted on October 2, 2026 and is denied as a duplicate of claim 26100.";
  const { facts } = read(REFUSED("").replace(/We did not pay[\s\S]*?procedure\./, said));
  expect(facts.denial_category?.value).toBe("duplicate");
});

it("the number behind “NPI on claim” is no claim's", () => {
  const { fields } = read(`Oak Health Plan     10/19/2026
Elm Pediatrics LLC                       Re:  notice of claim denial
318 Tidewater Pkwy                       NPI on claim: 1066372818

Member            ANN DOE, born 05/30/2019
Claim             M26268SC0077134
Service           09/15/2026, 99213 and 87804 x 2, $213.00

We cannot pay. The child was also covered by a private plan. The claim came without that plan's payment or denial.`);
  expect(fields.claim_number?.value).toBe("M26268SC0077134");
});
