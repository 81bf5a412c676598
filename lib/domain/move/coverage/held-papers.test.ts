import { expect, it } from "vitest";
import { papersHeld } from "./held-papers";

const HEAD = "ENCOUNTER #30441   Ames-Tell, Rosa   DOS 09/15/2026\n";

it.each([
  ["Esign Ada Roe DC 09/15/2026 10:48", true],
  ["E-signed: Ada Roe, DC", true],
  ["Solveig Ames, OTR/L   09/15/2026 14:10", true],
  ["Ada Roe, COTA/L   09/15/2026", true],
  ["Ada Roe, PTA", true],
  ["Ada Roe, MS, CCC-SLP", true],
  ["Ada Roe, FNP-BC", true],
  ["Printed by the front desk", false],
  ["Copied for the billing office, other part filed", false],
])("a page of the day with %j is a note: %s", (foot, isNote) =>
  expect(papersHeld([`${HEAD}Elbow 5/10.\n${foot}`], ["2026-09-15"])).toEqual(isNote ? ["records"] : []),
);

// Seen red with each way taken out.
it.each([
  ["Rapid influenza A, in-house (87804)\nRapid influenza B, in-house (87804)", true],
  ["Culture of the throat (87070)\nCulture of the wound 87070", true],
  ["Each line was read and charted separately.", true],
  ["Two separate swabs were taken.", true],
  ["Morning session 8:00.\nAfternoon session 14:00.", true],
  ["Rapid influenza A and B (87804)", false],
  ["97110 two units, 30 min", false],
  ["Provider manual: report separate results on two lines.", false],
])("a record of the day tells two services apart: %s", (text, apart) =>
  expect(papersHeld([`${HEAD}${text}\nSigned Ada Roe, DC`], ["2026-09-15"]).includes("two_services")).toBe(
    apart,
  ),
);

it.each([
  ["Not related to the accident of 2021.", true],
  ["Auto accident   [ ] yes   [x] no", true],
  ["Auto accident   [x] yes   [ ] no", false],
  ["Did this happen at work?     [ ] yes   [x] no", true],
  ["On the job?  [ ] yes  [x] no", true],
  ["Injury related to work?  [ ] yes  [x] no", true],
  ["Injury related to work?  [x] yes  [ ] no", false],
  ["Twisted the ankle on her own stairs. Not at work.", true],
  ["Work status: not at work.", false],
  ["Better. Not at work since 09/12.", false],
  ["Did this happen at work?     [x] yes   [ ] no", false],
  ["Able to be back at work by Monday?  [ ] yes  [x] no", false],
  ["Related to the accident of 2021.", false],
  ["Mother states no auto or other insurance is involved; landed on her own foot at practice.", true],
  ["Rolled the ankle landing, nobody else at fault.", true],
  ["No auto reply was set for the fax.", false],
])("a paper of the day says whether an accident is behind it: %s", (line, isNone) =>
  expect(papersHeld([`${HEAD}${line}`], ["2026-09-15"])).toEqual(isNone ? ["no_accident"] : []),
);

// Seen red with each of the three ways taken out.
it.each([
  ["Was it at work?   [X] yes   [ ] no      Auto accident?   [ ] yes   [X] no", false],
  ["Auto accident   [ ] yes   [x] no\nOnset 09/12 lifting a pallet at his job.", false],
  ["Auto accident   [ ] yes   [x] no\nFell on the job in the cold store.", false],
  ["Auto accident   [ ] yes   [x] no      Injury related to work?   [x] yes   [ ] no", false],
  [
    "Not related to an auto accident. Date of injury 09/10/2026, low back accepted by the comp carrier.",
    false,
  ],
  ["Not related to the accident. Date of injury 02/11/2021, accepted and closed in 2022.", true],
  ["Auto accident   [ ] yes   [x] no\nHave you had an accident in the past?   [x] yes", true],
  ["Auto accident   [ ] yes   [x] no   Employer told?   [x] yes   Able to work?   [x] yes", true],
  [
    "Auto accident   [ ] yes   [x] no\nInjury sustained lifting at work.\nADDENDUM 09/20/2026: The line above came from the wrong template. He fell at home. Not at work.",
    true,
  ],
  [
    "Auto accident   [ ] yes   [x] no\nHurt lifting at work.\nCorrection: that was charted in error; the injury was not work-related.",
    true,
  ],
  [
    "Auto accident   [ ] yes   [x] no\nInjury sustained lifting at work.\nADDENDUM 09/20/2026: wrong side above; the right shoulder.",
    false,
  ],
  ["Auto accident   [ ] yes   [x] no\nInjury sustained lifting at work. Not back at work yet.", false],
  ["Auto accident   [ ] yes   [x] no\nPain began when working in the garden.", true],
  ["Auto accident   [ ] yes   [x] no\nPain began after gardening; back at work on Monday.", true],
  ["Not related to employment: it did not happen at work.", true],
])("no accident is behind it only where none of any kind is told: %s", (text, isNone) =>
  expect(papersHeld([`${HEAD}${text}`], ["2026-09-15"]).includes("no_accident")).toBe(isNone),
);

// By the heads of the notes.
it.each([
  ["Physical Therapy Treatment Note", "Occupational Therapy Treatment Note", true],
  ["PT daily note", "Speech-Language Pathology", true],
  ["PT daily note", "Speech therapy note", true],
  ["PT daily note", "OT daily note", true],
  ["Physical Therapy Treatment Note", "Physical Therapy Progress Note", false],
  ["Bay Physical Therapy & Occupational Therapy", "Bay Physical Therapy & Occupational Therapy", false],
])("the notes of one day by two therapies are two services: %s, %s", (one, other, two) => {
  const note = (head: string) => `${head}\nAmes, Rosa   09/15/2026\n\nGiven and tolerated.\nSigned Ada Roe\n`;
  expect(papersHeld([note(one), note(other)], ["2026-09-15"]).includes("two_services")).toBe(two);
});

it("knows the notes of two therapies by the therapists' own letters behind their names", () => {
  const note = (head: string, signer: string) =>
    `${head}\nAmes, Rosa   09/15/2026\n\n97530   23 min\n${signer}\n`;
  const pages = [
    note("Physical Therapy Treatment Note", "Bart Roe, PTA   09/15/2026 10:05"),
    note("Occupational Therapy Treatment Note", "Solveig Lind, OTR/L   09/15/2026 14:10"),
  ];
  expect(papersHeld(pages, ["2026-09-15"])).toContain("two_services");
});

// Each pattern of the papers at hand, with what it must not take.
it.each([
  ["Eligibility answer 09/15/2026: coverage active", "eligibility", true],
  ["Gym pass 09/15/2026: active", "eligibility", false],
  ["Eligibility answer 09/15/2026: coverage pending", "eligibility", false],
  ["Eligibility answer 09/15/2026: member not found; plan was active before", "eligibility", false],
  ["Coverage under the first plan ended 08/31/2026", "no_other_coverage", true],
  ["Coverage under the first plan ended 10/31/2026", "no_other_coverage", false],
  ["Working aged: the employer's plan comes first", "no_other_coverage", true],
  ["MSP   12 WORKING AGED  05/01/2022 - open", "no_other_coverage", true],
  ["MSP   none on file  (prior: 12 WORKING AGED  05/01/2022 - 12/31/2025)", "no_other_coverage", false],
  ["MSP   12 WORKING AGED  05/01/2022 through 12/31/2025", "no_other_coverage", false],
  ["MSP   12 WORKING AGED, ended 12/31/2025", "no_other_coverage", false],
  ["MSP   12 WORKING AGED  05/01/2022 - 12/31/2026", "no_other_coverage", true],
  ["Eligibility answer: no other coverage found", "no_other_coverage", true],
  ["09/15/2026 14 visits used", "visit_count", true],
  ["09/15/2026 she visits her sister", "visit_count", false],
  ["CMS-1500 claim image 09/15/2026  97530-59", "billed_apart", true],
  ["Flow sheet 09/15/2026  97530-59", "billed_apart", false],
  ["CMS-1500 claim image 09/15/2026  97530-GP", "billed_apart", false],
] as const)("%s: %s is %s", (text, held, is) =>
  expect(papersHeld([text], ["2026-09-15"]).includes(held)).toBe(is),
);

it.each([
  ["The first tracing at 09:10, a second tracing at 14:10.", true],
  ["One tracing from 09:10 to 09:14.", false],
  ["A second tracing was taken.", false],
])("one note with the service again, each at its time: %s", (text, two) =>
  expect(papersHeld([`${HEAD}${text}\nSigned Ada Roe, DC`], ["2026-09-15"]).includes("two_services")).toBe(
    two,
  ),
);

it.each([
  ["She returned the same day for an unrelated problem.", true],
  ["She sat and waited.", false],
])("two notes at two times are two services where one says so: %s", (text, two) => {
  const note = (clock: string, words: string) => `${HEAD}${clock} ${words}\nSigned Ada Roe, DC`;
  const pages = [note("09:10", "Seen for the elbow."), note("14:10", text)];
  expect(papersHeld(pages, ["2026-09-15"]).includes("two_services")).toBe(two);
});

it.each([
  ["Northstar Retiree Fund", "MSP 12 WORKING AGED 05/01/2022 - 06/30/2026 (closed)", false],
  ["Northstar Retiree Fund", "MSP 12 WORKING AGED 05/01/2022 - open", true],
  [
    "National Government Services, Medicare Part B",
    "MSP 12 WORKING AGED 05/01/2022 - 06/30/2026 (closed)",
    true,
  ],
  ["National Government Services, Medicare Part B", "MSP 12 WORKING AGED 05/01/2022 - open", false],
])("to %s %j leaves nobody else to pay: %s", (payerName, record, is) =>
  expect(
    papersHeld([`Eligibility, run 09/20/2026\n${record}`], ["2026-09-15"], { payerName }).includes(
      "no_other_coverage",
    ),
  ).toBe(is),
);

// Seen red: the card of a former employer's plan stood beside that of the one in force.
it("does not take one ended plan for the only other one", () => {
  const held = (...pages: string[]) =>
    papersHeld(pages, ["2026-10-07"], { payerName: "TRICARE West" }).includes("no_other_coverage");
  const old = "Insurance card (scanned 02/11/2025)\nHometown Health\nnote: coverage ended 12/31/2025";
  const card = "INSURANCE CARD, front\nCIGNA HEALTHCARE   Open Access Plus\nEffective 08/01/2026";
  expect(held(old)).toBe(true);
  expect(held(old, card)).toBe(false);
  for (const other of [
    card.replace("08/01/2026", "11/01/2026"),
    card.replace("Open Access Plus", "Dental PPO"),
    card.replace("Open Access Plus", "Medicare Supplement"),
    card.replace("CIGNA HEALTHCARE", "TRICARE West"),
    card.replace("CIGNA HEALTHCARE", "Texas Medicaid"),
    `${card}\nexpired 09/30/2026`,
    card.replace("INSURANCE CARD", "FLYER"),
  ])
    expect(held(old, other)).toBe(true);
});
