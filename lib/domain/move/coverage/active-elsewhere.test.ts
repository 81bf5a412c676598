import { expect, it } from "vitest";
import { activeElsewhere, nextPlanActive } from "./active-elsewhere";

const DAY = ["2026-10-05"];
const page = (text: string) => [{ text, place: "Insurance, page 1" }];
const LIST = `PATIENT INSURANCE
 1  AUTO   Progressive PIP     26-4417702      payout log rec'd 11/10/2026: sums to 10,000.00. We checked our 14 bills: all there.
 2  HEALTH Aetna Open Choice PPO   ID W3301 77284
            eligibility run 11/10/2026: ACTIVE since 01/01/2025.`;
const SCREEN =
  "Eligibility (271) run 10/20/2026\nCigna Healthcare   Plan OAP\nStatus: Active   Effective 07/01/2026";
const WORDS =
  "Coverage check by phone 10/12/2026\nMedicaid: UnitedHealthcare Community Plan, active from 09/01/2026";

it.each([
  ["a list of insurance", LIST, "Aetna"],
  ["a screen", SCREEN, "Cigna"],
  ["a call", WORDS, "UnitedHealthcare"],
])("finds another plan in force in %s", (_, text, plan) =>
  expect(nextPlanActive(page(text), DAY, "Progressive American Insurance Company")?.words).toContain(plan),
);

it.each([
  ["a plan that ended", SCREEN.replace("Active   Effective 07/01/2026", "Inactive, termed 08/31/2026")],
  ["a plan whose end stands behind a dash", `${SCREEN}   Term - 08/31/2026`],
  ["a plan that began later", SCREEN.replace("07/01/2026", "11/01/2026")],
  ["the payer itself", SCREEN.replace("Cigna Healthcare", "Progressive")],
  ["a page that names a plan and checks nothing", "REFERRAL\nAetna PPO active lifestyle 10/05/2026"],
])("does not take %s", (_, text) =>
  expect(activeElsewhere(page(text), DAY, "Progressive American Insurance Company")).toBeUndefined(),
);

it("leaves a limit that the practice's own look at the payments doubts", () => {
  for (const doubt of [
    "log does not add up: 9,412.00",
    "our 09/12 bill is listed twice",
    "Remaining $588.00",
  ])
    expect(nextPlanActive(page(`${LIST}\n${doubt}`), DAY, "Progressive")).toBeUndefined();
});

const FORM = `INSURANCE UPDATE FORM
Did your insurance change?   (X) yes
New company     Sentara Health Plans
Member ID       SHP 4418 0077 301
Effective       09/01/2026
Old insurance   Progressive - ended end of August
FRONT DESK   eligibility run 10/12/26: ACTIVE 09/01/2026 -, copay $30`;

// Seen red: a new plan's check stands below the old plan's name.
it("finds the new plan of a form that the front desk checked", () => {
  const found = (text: string) => activeElsewhere(page(text), DAY, "Progressive");
  expect(found(FORM)?.words).toContain("Sentara");
  expect(found(FORM.replace("New company ", "Company "))).toBeUndefined();
  expect(found(FORM.replaceAll("09/01/2026", "11/01/2026"))).toBeUndefined();
  expect(found(FORM.replace("ACTIVE 09/01/2026", "not found"))).toBeUndefined();
});
it("takes no period that had ended, and no plan of the past", () => {
  const range = SCREEN.replace("Effective 07/01/2026", "07/01/2025 - 08/31/2026");
  expect(activeElsewhere(page(range), DAY, "Progressive")).toBeUndefined();
  const past = SCREEN.replace("Cigna Healthcare", "Old insurance: Cigna Healthcare");
  expect(activeElsewhere(page(past), DAY, "Progressive")).toBeUndefined();
});

const HETS =
  "Medicare eligibility (HETS) printed 11/05/2026\nPart A/B  active\nMA plan  AETNA MEDICARE PREMIER HMO  H1609  effective 10/01/2026";
it("names the Medicare Advantage plan of Medicare's answer, and Medicare where there is none", () => {
  expect(activeElsewhere(page(HETS), DAY, "Humana")?.words).toContain("AETNA");
  const none = HETS.replace(/MA plan.*/, "MA plan  none");
  expect(activeElsewhere(page(none), DAY, "Humana")?.words).toContain("Part A/B active");
});

it.each([
  ["Progressive", true],
  ["BCBS of Texas", false],
  ["Blue Cross and Blue Shield of Texas", false],
])("reads the short name of a Blue plan, which is another one to %s: %s", (payer, isOther) => {
  const answer = page("271 RESULT run 11/03/2026\nPayer BCBS TEXAS\nStatus ACTIVE   Plan begin 03/01/2026");
  expect(activeElsewhere(answer, DAY, payer) !== undefined).toBe(isOther);
});

// Seen red: a log of calls that never says "eligibility".
it("takes a call that has a plan active since a day", () => {
  const call = (words: string) =>
    activeElsewhere(page(`BILLING CALL LOG\n11/16/2026  RM  ${words}`), DAY, "TriWest");
  expect(call("Cigna provider line, ref 3081. Active since 08/01/2026, in network.")?.words).toContain(
    "Cigna",
  );
  expect(call("Cigna provider line\n     ref 3081. Active since 08/01/2026.")?.words).toContain("Cigna");
  for (const words of [
    "Cigna provider line, ref 3081. Active since 11/01/2026.",
    "Cigna provider line, ref 3081. Not active since 08/01/2026.",
    "Asked Cigna whether active since 08/01/2026, no answer.",
    "Cigna: claim on file, no answer yet. Patient active in sports since 08/01/2026.",
    "Cigna sent a letter.\nMailed it on.\nProvider portal account active since 08/01/2026.",
    "TriWest, ref 3081. Active since 08/01/2026.",
  ])
    expect(call(words)).toBeUndefined();
});

// Seen red: each was taken for coverage of the patient that comes first.
it.each([
  "Cigna provider line: our group contract active since 01/01/2026.",
  "Cigna EDI: enrolled since 08/01/2026, ERA on.",
  "Cigna credentialing: Dr. Ames active from 02/01/2026",
  "Cigna provider line, PA 4471 active from 08/01/2026.",
  "Cigna, dental only, active since 08/01/2026.",
  "Cigna: subscriber (husband) active since 08/01/2026, patient not on it.",
  "Cigna provider line. Active since 08/01/2026, secondary.",
  "Cigna rep: policy not yet active as of 10/01/2026",
])("takes no other active thing for coverage: %s", (words) =>
  expect(activeElsewhere(page(`BILLING CALL LOG\n11/16/2026  RM  ${words}`), DAY, "TriWest")).toBeUndefined(),
);

const HEADED = `LOVELACE  provider portal        Eligibility        run 11/20/2026
Member ID   4417 0093 210      Relationship  Subscriber
Effective   09/01/2026         Term  -        Status ACTIVE`;
// Seen red: a screen that is headed by a payer's short name, with the column of the end left empty.
it("finds the plan of a screen that its payer's short name heads", () => {
  const short = (text: string) => activeElsewhere(page(text), DAY, "Progressive")?.words;
  expect(short(HEADED.replace("LOVELACE", "PRESBYTERIAN"))).toContain("PRESBYTERIAN");
  expect(short(HEADED)).toContain("LOVELACE");
});
it.each([
  ["a practice of that name", HEADED.replace("LOVELACE", "PRESBYTERIAN CLINIC")],
  [
    "another screen of that title",
    HEADED.replace("LOVELACE", "PRESBYTERIAN").replace("Eligibility", "Orders"),
  ],
  ["a clearinghouse", HEADED.replace("LOVELACE", "AVAILITY")],
  ["an end before the service", HEADED.replace("Term  -", "Term  09/30/2026")],
  ["a plan that is not active", HEADED.replace("ACTIVE", "INACTIVE")],
])("takes no plan from %s", (_, text) =>
  expect(activeElsewhere(page(text), DAY, "Progressive")).toBeUndefined(),
);
