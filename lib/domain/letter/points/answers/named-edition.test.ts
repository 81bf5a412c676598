import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { answerBlocks } from "../../compose/answer-blocks";
import type { LetterFacts } from "../../facts/facts";
import { planLetter } from "../plan";

const PATIENT = "Rosa Ames-Tell";
const POLICY = [
  `Bay Health Plan                     MEDICAL POLICY                    7.03.18      page 1
Breath test
Printed from the provider site 11/09/2026

 Version         Effective         Status
 July 2026       07/01/2026        current
 January 2024    01/01/2024        ended 06/30/2026

 The breath test may be medically necessary for a person with asthma when ALL apply:
   A.  a controller is prescribed; and
   B.  the note says how the result changes what is prescribed.`,
  `Bay Health Plan                     MEDICAL POLICY                    7.03.18      page 2
Breath test

 HISTORY
 07/01/2026   Statement changed from investigational to medically necessary with criteria.`,
];
const NOTE = `QUIET LAKE FAMILY MEDICINE          ASTHMA FOLLOW-UP
AMES-TELL, ROSA     01/02/1960      08/04/2026 09:10
 Prior values (auto):  ACT 19   Breath test 41

 Breath test   62 ppb
 A/P  Because of the breath test: step up to the combination 230/21, 2 puffs bid.`;
const OLD = `QUIET LAKE FAMILY MEDICINE          ASTHMA FOLLOW-UP
AMES-TELL, ROSA     01/02/1960      07/15/2025 08:30
 A/P  Doing fine. Breath test offered by rep; not needed.`;
const POINTS = [
  "Medical Policy 7.03.18, version of January 2024, lists the breath test as investigational.",
  "No chart was enclosed to show what was prescribed because of a result.",
];
const told = (day: string) => {
  const pages = [
    ...POLICY,
    NOTE.replace("08/04/2026", `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`),
    OLD,
  ];
  const letter: LetterFacts = {
    patientName: PATIENT,
    dateOfBirth: "1960-01-02",
    denialCategory: "medical_necessity",
    denialText: POINTS.join(" "),
    reasonPoints: POINTS,
    datesOfService: [day],
    enclosures: [{ title: "Chart", type: "supporting_docs", documentId: "chart", pages: pages.length }],
  };
  const paper = { documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) };
  const chart = readChart([paper], { patientName: PATIENT, dateOfBirth: "1960-01-02" });
  const plan = planLetter(letter, { noticeText: letter.denialText ?? "", chart, answers: [] });
  return { plan, text: JSON.stringify(answerBlocks(plan, letter.enclosures ?? [], { title: "Why" })) };
};

it("answers an edition that had ended by the one in force, under the policy's number and without the day of its print", () => {
  const { plan, text } = told("2026-08-04");
  expect(plan.points[0]?.passages.map(({ quote }) => quote)).toEqual([
    "Version July 2026; Effective 07/01/2026; Status current",
    "Version January 2024; Effective 01/01/2024; Status ended 06/30/2026",
    "The breath test may be medically necessary for a person with asthma when ALL apply:",
    "07/01/2026 Statement changed from investigational to medically necessary with criteria.",
  ]);
  expect(text).toContain("Medical Policy 7.03.18");
  expect(text).not.toContain("November 9, 2026");
  expect(text).not.toMatch(/7\.03\.18 +page/);
});

it("says nothing of a later edition to a service that was given before it", () => {
  const { plan } = told("2026-06-04");
  expect(plan.points[0]?.passages.map(({ quote }) => quote).join()).not.toContain("Status current");
});

it("answers what was prescribed because of a result by the note, and not by the policy or by a visit that needed no test", () => {
  const { plan, text } = told("2026-08-04");
  expect(plan.points[1]?.passages.map(({ quote }) => quote)).toContain(
    "Because of the breath test: step up to the combination 230/21, 2 puffs bid.",
  );
  expect(plan.points[1]?.passages.map(({ heading }) => heading).join()).not.toContain("Policy");
  expect(text).not.toMatch(/not needed|Prior values|ACT 19/);
});
