import { describe, expect, it } from "vitest";
import { neverAuthorized } from "./approval/never-authorized";
import { talkBeforeDecision } from "./approval/talk-before-decision";
import { modifierLeftOff } from "./as-billed/left-off-modifier";
import { neverAccepted } from "./as-billed/never-accepted";
import { nothingSeparate } from "./as-billed/nothing-separate";
import { activeElsewhere } from "./coverage/active-elsewhere";
import { hasOwnEnded } from "./coverage/other-plan";

const DAY = ["2026-10-13"];
const page = (text: string) => [{ text, place: "Note, page 1" }];

/** Ordinary papers that end no claim: each of these once wrote one off, billed another payer or named a modifier. */
describe("a paper that proves nothing against the claim", () => {
  it.each([
    ["10/13/2026 MRI: no retrolisthesis.\nPatient missed two visits last month because of the flu."],
    ["Failed to regain full lumbar extension. We do not issue retro authorizations, the payer says."],
    ["Portal lookup: 97110 - no authorization required. No auth was requested. No retro auth."],
    ["Auth #A4471 approved, 12 visits. No retro auth.\nPatient missed 2 visits."],
  ])("does not say that nobody asked for an approval: %s", (text) =>
    expect(neverAuthorized(page(text), "CO-197 Precertification absent.", DAY)).toBeUndefined(),
  );

  it("does not say that the claim never went out where it was sent on", () => {
    const log =
      "DOS 10/13/2026 billing notes\n10/20/2026 Claim sent, batch 4471, clearinghouse accepted and forwarded to Cigna.\n05/05/2027 Rep Ann: no claim on file.";
    expect(neverAccepted(page(log), "CO-29 The time limit for filing has expired.", DAY)).toBeUndefined();
  });

  it.each([
    "Other coverage: Aetna PPO, coverage ended with father's job loss in 2024\nStatus: Active coverage since 01/01/2026",
    "Other insurance: Aetna PPO, inactive\nStatus: Active coverage\nEffective 01/01/2026",
  ])("has no other plan in force: %s", (text) =>
    expect(activeElsewhere(page(`Eligibility 10/13/2026\n${text}`), DAY, "Cigna")).toBeUndefined(),
  );

  it.each([
    "Spent 25 minutes. Patient missed last appointment. 10/13/2026",
    "10/13/2026 He lost 50 lbs. Patient missed 25 minutes.",
  ])("has no modifier in a number of its words: %s", (text) =>
    expect(modifierLeftOff([text], DAY, "99213 was billed without modifier 25.")).toBe(false),
  );

  it("offers no talk before a decision that was made", () => {
    const notice =
      "We are denying your request. Before our decision was made, your physician was offered a peer-to-peer discussion. You may appeal within 180 days.";
    expect(talkBeforeDecision(notice, false)).toBeUndefined();
  });

  it.each([
    "CMT: C5, C6 adjusted. Manual therapy: MFR 15 min to muscles outside the adjusted segments.",
    "CMT: C5, C6 adjusted. Manual therapy: MFR 15 min, same areas as last visit.",
  ])("does not say that a region was adjusted, too: %s", (text) =>
    expect(
      nothingSeparate(page(`10/13/2026 ${text} A. Wu, DC`), DAY, [
        {
          ...{ procedureCode: "97140", dateOfService: "2026-10-13", billed: null, remarks: [], amount: null },
          ...{ groupCode: "CO", code: "236", reason: null },
        },
      ]),
    ).toBeUndefined(),
  );

  it("has not ended where a plan's year ends", () => {
    const check = "Eligibility check 10/13/2026\nMember is active.\nAetna plan year ends 12/31/2026";
    expect(hasOwnEnded(check, "Aetna", "2026-10-13")).toBe(false);
    expect(hasOwnEnded("Aetna coverage ended 08/31/2026", "Aetna", "2026-10-13")).toBe(true);
    expect(hasOwnEnded("Aetna coverage ended 10/31/2026", "Aetna", "2026-10-13")).toBe(false);
  });
});
