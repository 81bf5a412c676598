import { expect, it } from "vitest";
import { approvalLeftOff } from "./approval-left-off";

const NOTICE =
  "CO-15 The authorization number is missing, invalid, or does not apply to the billed services.";
const APPROVAL = "TriWest authorization 0026-771204 Ray Cole: PT 97110, 12 visits, 10/01/2026 - 12/31/2026.";
const found = (claim: string, approval = APPROVAL, notice = NOTICE) =>
  approvalLeftOff(
    [approval, claim].map((text) => ({ text, place: "" })),
    notice,
    {
      services: ["2026-10-14"],
      codes: ["97110"],
    },
  );

it.each([
  "Biller: box 23 was left empty.",
  "CMS-1500 as sent. Box 23 prior authorization number: (blank)",
  "Auth number was not keyed on the claim, my error.",
  "We forgot the referral number in item 23.",
])("finds the number that the claim lacks: %s", (claim) =>
  expect(found(claim)?.words).toContain("0026-771204"),
);

it.each([
  ["a claim that had it", "CMS-1500 as sent\nBox 23 prior authorization number: 0026-771204"],
  ["the payer's word", "Rep says the auth number was missing."],
  ["another claim's rule", "If box 23 is empty the claim is denied."],
  ["a corrected one", "Corrected claim 11/01: box 23 no longer empty"],
  ["nothing said of the field", "Biller: claim sent 10/16."],
])("does not take %s", (_, claim) => expect(found(claim)).toBeUndefined());

it.each([
  ["an approval of other days", APPROVAL.replace("10/01", "11/01"), NOTICE],
  ["an approval of another service", APPROVAL.replace("97110", "98941"), NOTICE],
  [
    "a request that still waits",
    "Authorization 0026-771204 requested, pending, 10/01/2026 - 12/31/2026",
    NOTICE,
  ],
  ["a payer that finds no approval", APPROVAL, "CO-197 Precertification absent."],
])("does not take %s", (_, approval, notice) =>
  expect(found("Box 23 was left empty.", approval, notice)).toBeUndefined(),
);

const INVITES = "NO AUTHORIZATION NUMBER ON CLAIM. IF ONE WAS GIVEN, SEND A CORRECTED CLAIM WITH THE NUMBER.";
const COPY = "CLAIM IMAGE\n22   Resubmission code\n23   Prior authorization\n24   10 14 26   11   97110 GP";
// Seen red: "Looked at claim, box 23" was taken for a rule, and a copy with an empty field for no word.
it.each([
  ["what somebody saw on the claim", "11/13 Looked at claim, box 23 is empty.", NOTICE],
  ["what the biller did not do", "Auth on file, biller did not put it in box 23.", NOTICE],
  ["the field of a copy of the claim", COPY, NOTICE],
  ["the payer, which asks for a claim with the number", "Biller: claim sent 10/16.", INVITES],
])("takes it from %s", (_, claim, notice) =>
  expect(found(claim, APPROVAL, notice)?.words).toContain("0026-771204"),
);
it.each([
  ["whose field has the number below it", COPY.replace("\n24", "\n     0026-771204\n24"), NOTICE],
  ["that went out with the number", "Claim sent 10/16 with auth 0026-771204, billed with it.", INVITES],
  ["whose copy has the number", "CMS-1500 as sent\n23   Prior authorization   0026-771204", INVITES],
])("leaves a claim %s", (_, claim, notice) => expect(found(claim, APPROVAL, notice)).toBeUndefined());
it("reads a number in a column of its own", () =>
  expect(
    found(
      "Biller: claim sent 10/16.",
      "Health Alliance referral   no. R-2609-7714   10/01/2026 - 12/31/2026 approved",
      "No referral number on the claim. Send a corrected claim with the referral number if there is one.",
    )?.words,
  ).toContain("R-2609-7714"));

// Seen red: each was taken for a field that was empty.
it.each([
  "Auth # does not include 97140.",
  "Auth number did not carry over to the new system until 11/01.",
  "Do not enter the auth number in box 19.",
  "Our appeal did not include the auth number.",
])("takes no word for an empty field: %s", (log) => expect(found(log)).toBeUndefined());
// Seen red: the practice says that the number was there, and a corrected claim was advised.
it.each([
  "Biller: claim went out with the auth number in box 23, see copy.",
  "Auth was on the claim, per our copy.",
  "Biller put the auth number in box 23 on 10/16.",
  "277 shows REF G1 loaded and accepted.",
  "CLAIM IMAGE\n23 Prior authorization\n0026-771204\n24 x",
])("leaves a claim that had it: %s", (log) => expect(found(log, APPROVAL, INVITES)).toBeUndefined());
it("takes an instruction for no word on the claim", () =>
  expect(
    found("Biller: claim sent 10/16.", `${APPROVAL}\nPut 0026-771204 in box 23 of the claim.`, INVITES),
  ).toBeDefined());
// Seen red: none of them asks for a corrected claim with the number of the approval.
it.each([
  "No authorization number on the claim. Do not send a corrected claim with the number; appeal.",
  "No authorization number on file. Submit a corrected claim with the original claim number in box 22.",
  "No authorization number found. A corrected claim with the number will not be accepted.",
])("is not invited by: %s", (notice) =>
  expect(found("Biller: claim sent 10/16.", APPROVAL, notice)).toBeUndefined(),
);
