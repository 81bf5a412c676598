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
