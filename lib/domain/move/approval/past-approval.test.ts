import { expect, it } from "vitest";
import { pastApproval } from "./past-approval";

const NOTICE =
  "197 Precertification absent. 26-UR-55810 was for 12 visits. No preauthorization was requested for further visits.";
const DAYS = ["2026-10-12", "2026-10-14"];
const found = (text: string, notice = NOTICE) => pastApproval([{ text, place: "Log, page 1" }], notice, DAYS);

const TRACKER = `AUTH TRACKER
Approved     12 visits PT, L knee, 09/01/2026 - 10/30/2026
  9  09/28  10  10/01  11  10/05  12  10/08   <<<<< LAST
 13  10/12   no auth     14  10/14   no auth
10/15/2026 MG: our own fax log: no request for more went out to Zurich. No emergency.`;
const PROSE = `Authorization 4471 good for 12 visits through 10/30/2026.
10/08/2026 visit 12 of 12
10/12/2026 visit 13 of 12
10/14/2026 visit 14 of 12
Nobody asked the plan for an extension.`;
const COLUMNS = `VISIT COUNT       Visits approved: 12
12   10/08/26  97110
13   10/12/26  97110   over auth
14   10/14/26  97110   over auth
Re-auth request: none`;
const MARKED = `Auth 12 visits
10/08/26 #12
10/12/26 #13  no auth on file
10/14/26 #14  no auth on file`;

it.each([
  ["a log with numbers before the days", TRACKER, "no request for more went out"],
  ["a log in words", PROSE, "Nobody asked the plan"],
  ["columns", COLUMNS, "Re-auth request: none"],
  ["marks beside the payer's word that none was asked for", MARKED, "no auth on file"],
])("counts the visits past the approval in %s", (_, text, words) =>
  expect(found(text)?.words).toContain(words),
);

it.each([
  [
    "visits within the number",
    TRACKER.replace(" 13  10/12   no auth     14  10/14   no auth", " 11  10/12     12  10/14"),
  ],
  [
    "a request that went out",
    TRACKER.replace("no request for more went out to Zurich", "request for 6 more faxed 10/09"),
  ],
  ["an extension that was granted", `${TRACKER}\n10/20/2026 extension approved by phone`],
  ["a call that said none was needed", `${TRACKER}\n10/09 adjuster said go on, letter follows`],
  ["an emergency", TRACKER.replace("No emergency", "Emergency visit")],
  ["a count that is wrong", `${TRACKER}\n09/14 was a no-show`],
  ["one visit of two within it", TRACKER.replace(" 13  10/12   no auth", " 12  10/12")],
])("does not speak over %s", (_, text) => expect(found(text)).toBeUndefined());

it("leaves what a payer reviews afterwards", () => {
  expect(found(TRACKER, `${NOTICE} A retrospective review may be asked for within 30 days.`)).toBeUndefined();
});

const LATE_ONLY = `${NOTICE} Retrospective requests are taken only when (a) the member became eligible retroactively, (b) a medical emergency or incapacity kept the
member from telling of the coverage, or (c) the plan's intake was closed.`;
const OWN_WORD = `${TRACKER}\nIntake was open, member's plan never changed.`;
const TWO_GROUNDS = `${NOTICE} A retro-authorization is considered only for emergency care or when coverage was added after the service.`;
const CONTINUOUS = `${COLUMNS}\nRoutine visits. Medicaid continuous since 2024.`;

// Seen red: a payer's exception closed the case to every practice, also to one that says that none applies.
it.each([
  ["a list of grounds", OWN_WORD, LATE_ONLY],
  ["grounds in words", CONTINUOUS, TWO_GROUNDS],
])("counts where the practice denies each ground for a late request in %s", (_, text, notice) =>
  expect(found(text, notice)).toBeDefined(),
);

it.each([
  ["a ground that nobody denies", TRACKER, LATE_ONLY],
  ["one of three that is not denied", OWN_WORD.replace("Intake was open, ", ""), LATE_ONLY],
  ["an emergency that nobody denies", OWN_WORD.replace(" No emergency.", ""), LATE_ONLY],
  ["a ground that is true", OWN_WORD.replace("plan never changed", "plan was added in October"), LATE_ONLY],
  ["a ground of another kind", OWN_WORD, TWO_GROUNDS.replace("emergency care", "a change of the surgeon")],
  ["a request afterwards that is open to all", OWN_WORD, `${NOTICE} Retro-authorization may be asked for.`],
])("does not speak over %s", (_, text, notice) => expect(found(text, notice)).toBeUndefined());

const SHUT =
  "More visits billed than were authorized: 12. We do not review requests received after the service for this plan.";
const COUNTER = `Auth 194770226   Status APPROVED    Visits 12     09/01/2026 - 10/30/2026
11) 10/05  12) 10/08  13) 10/12  14) 10/14
10/20 Nobody asked for more visits.`;
it.each([
  ["shuts the way", SHUT, true],
  ["leaves it open", SHUT.replace("do not review", "review"), false],
])("holds where the payer's word on late requests %s", (_, notice, is) =>
  expect(found(COUNTER, notice) !== undefined).toBe(is),
);

const ONLY_UNKNOWN =
  "198 Visits exceed 12. An authorization is not extended after the service; exceptions are made only where the member's coverage was not known on the day, or in an emergency.";
it.each([
  [
    "denies each ground that the payer still hears",
    "Coverage was verified 08/06, no\n   change since. Not an emergency.",
    true,
  ],
  ["says nothing of the coverage", "Not an emergency.", false],
  ["verified it, and it changed", "Coverage was verified 08/06, new plan 10/01. Not an emergency.", false],
])("a log that %s", (_, words, isPast) =>
  expect(found(`${PROSE}\n${words}`, ONLY_UNKNOWN) !== undefined).toBe(isPast),
);
