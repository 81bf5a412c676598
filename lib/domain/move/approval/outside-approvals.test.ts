import { expect, it } from "vitest";
import { outsideApprovals } from "./outside-approvals";

const NOTICE = "CO-197. The date of service is not within the dates of the referral. 10/06/2026, 10/08/2026.";
const DAYS = ["2026-10-06", "2026-10-08"];
const found = (text: string, notice = NOTICE) =>
  outsideApprovals([{ text, place: "Referrals, page 1" }], notice, DAYS);

const PORTAL = `Referral VA0011   Valid  04/02/2026  to  10/01/2026    Visits approved 12
Referral VA0022   Valid  10/15/2026  to  04/12/2027    Visits approved 12
10/19/2026 office: Can the start be moved to 10/02?
10/21/2026 VAMC: No. Not emergent, so no retroactive start. Referral stands.`;
const TRACKER = `AUTH LOG
auth 7741 expired 09/30/2026. New auth 7802 effective 10/12/2026.
10/16/2026 plan, ref 4410: they cannot backdate it. Scheduled visits.`;
const LETTER = `Prior authorization A-55 approved 07/01/2026 - 09/30/2026.
Prior authorization A-61 approved 10/20/2026 - 12/31/2026.
Your request to back-date the second approval was denied on 10/30/2026.`;

it.each([
  ["a portal", PORTAL, "no retroactive start"],
  ["the practice's log", TRACKER, "cannot backdate"],
  ["the payer's letter", LETTER, "back-date"],
])("finds the visits between two approvals in %s", (_, text, words) =>
  expect(found(text)).toEqual({ words: expect.stringContaining(words), place: "Referrals, page 1" }),
);

it.each([
  ["an approval that covers a day", PORTAL.replace("10/15/2026", "10/08/2026")],
  ["an approval without an end", `${TRACKER}\nauth 7790 effective 10/01/2026`],
  [
    "a start that was moved",
    PORTAL.replace("No. Not emergent, so no retroactive start", "Yes, moved to 10/02"),
  ],
  ["a question without an answer", PORTAL.split("\n").slice(0, 3).join("\n")],
  [
    "a question whether it could be",
    TRACKER.replace("they cannot backdate it", "asked if they would not backdate it"),
  ],
  ["a request that is pending", `${TRACKER}\nretro request pending with the supervisor`],
  ["an emergency", LETTER.replace("Your request", "Emergency visits. Your request")],
  ["a word that none was needed", `${TRACKER}\n10/02 rep said no auth needed`],
  ["no approval before", TRACKER.replace("auth 7741 expired 09/30/2026. ", "")],
])("does not speak over %s", (_, text) => expect(found(text)).toBeUndefined());

it("leaves what is reviewed afterwards", () =>
  expect(found(PORTAL, `${NOTICE} A retrospective review may be asked for.`)).toBeUndefined());

const WITHOUT_ANSWER = TRACKER.replace("they cannot backdate it. Scheduled visits", "request entered");

it.each([
  ["will not change the start", `${WITHOUT_ANSWER}\ncalled, rep Ina: will not change start date`, true],
  ["would not date it back", `${WITHOUT_ANSWER}\nrep: they do not date an auth back`, true],
  ["says that its start changed", `${WITHOUT_ANSWER}\nrep: start date was changed`, false],
])("whoever gives the approval %s", (_, text, is) => expect(found(text) !== undefined).toBe(is));

it("takes the notice's own word where the later approval is at hand", () => {
  const closed = `${NOTICE} The plan does not date a referral back.`;
  expect(found(WITHOUT_ANSWER, closed)?.words).toContain("effective 10/12/2026");
  expect(found("auth 7741 expired 09/30/2026.", closed)).toBeUndefined();
});
