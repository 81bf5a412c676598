import { expect, it } from "vitest";
import { neverAuthorized } from "./never-authorized";

const DAY = ["2026-10-13"];
const found = (log: string, notice: string) =>
  neverAuthorized([{ text: log, place: "Log, page 1" }], notice, DAY);
const ONLY =
  "PRIOR AUTHORIZATION IS REQUIRED AND NONE WAS REQUESTED. RETROSPECTIVE AUTHORIZATION IS OPEN ONLY WHERE (1) THE MEMBER BECAME ELIGIBLE BACK IN TIME, OR (2) THE CARE WAS AN EMERGENCY.";
const SHUT = "No authorization on file. We do not issue retroactive authorizations.";
const LOG = `11/10  Asked scheduling. No request was sent for October.
11/10  Eligibility: active since 07/01/2024, no gap, no retro span.
11/12  Procedure was elective. Not urgent, no ER.`;
const CALL = `Rep: retro PA only for retro eligibility or emergency. Neither here.
Plan has covered her continuously since 2024. Routine care, not an emergency.
We never requested authorization for this date.`;

it.each([
  ["a call log against named grounds", LOG, ONLY],
  [
    "a log against a notice that shuts the way",
    "Auth: none requested for 10/13. Front desk missed it.",
    SHUT,
  ],
  ["a call with the payer's rule", CALL, "Precertification absent."],
  [
    "an authorization screen",
    "Portal > My authorizations > no records found\nNo auth request on file in our log for DOS 10/13/2026",
    "CO-197. Retro-authorization requests are not accepted after the service.",
  ],
  [
    "a memo in prose",
    "Billing memo 11/02: nobody asked for an approval before the injection; the old one expired 03/31/26. Dr. says it was elective.",
    "Not authorized. A dispute without an approval will be upheld.",
  ],
])("finds %s", (_, log, notice) => expect(found(log, notice)?.place).toBe("Log, page 1"));

// Seen red: each of these leaves a way open.
it.each([
  [
    "a payer that looks at late requests",
    LOG,
    "No authorization. Request a retrospective review within 90 days.",
  ],
  [
    "a payer that says nothing of it",
    "We never requested authorization for this date.",
    "Precertification absent.",
  ],
  ["an emergency", `${LOG}\nER physician: emergent, could not wait`, ONLY],
  [
    "coverage that came back in time",
    "No request was sent. Eligibility added retroactively 10/20, not urgent.",
    ONLY,
  ],
  ["an approval that covers the day", `${LOG}\nAuth J-1 approved 10/01/2026 - 12/31/2026`, ONLY],
  ["a payer's word on the phone", `${LOG}\n09/30 rep Ann said no auth needed`, ONLY],
  ["a request that is on its way", `${LOG}\nExtension faxed 11/12, pending`, ONLY],
  [
    "a log that says nothing of asking",
    "11/12 Procedure was elective. Not urgent. Continuous coverage.",
    ONLY,
  ],
])("leaves %s", (_, log, notice) => expect(found(log, notice)).toBeUndefined());

// Seen red: a referral was no approval.
it("finds a referral that nobody sent, where none is backdated", () => {
  const notice = "Not authorized by the primary care provider. Referrals are not backdated.";
  expect(found("PCP office never sent a referral and will not backdate one.", notice)).toBeDefined();
  expect(found("PCP office sent a referral on 10/01, number not on file.", notice)).toBeUndefined();
  expect(found("Rep says no referral was sent.", notice)).toBeUndefined();
});

// Seen red: each was taken for a referral that nobody sent, and the claim was given up.
it.each([
  "We never asked for a referral; no referral needed under her PPO plan.",
  "Pt missed her first visit on the referral from Dr. Sung.",
  "We forgot to thank the referral source.",
  "Did not send a note to the referral office yet.",
  "Referral was not found in the payer portal.",
  "PCP office never sent the referral number to us.",
  "Referral in chart, forgot to attach the referral to the claim.",
  "The plan never asked for a referral before.",
])("finds no missing referral in: %s", (log) =>
  expect(
    found(log, "Not authorized by the primary care provider. Referrals are not backdated."),
  ).toBeUndefined(),
);
