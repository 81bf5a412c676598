import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const page = (who: string, said: string) =>
  `BAY CHIROPRACTIC            DAILY TREATMENT              ${who}\nDATE 10-19-26   visit 6\nS  ${said}\n/s/ L. Ott DC  10/19/26\n`;

// Red without the name and the birth behind a comma: the namesake's note was the patient's.
it("tells a namesake's page by the birth behind the name in one cell", () => {
  const text = [
    page("Ames-Tell R, 1/2/60, file 1194", "neck tingling only when driving."),
    page("Ames-Tell Ros., 11/23/62, file 1149", "low back, as every month."),
  ].join("\f");
  const { facts, leftOut } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(text) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const said = facts.map(({ quote }) => quote).join("\n");
  expect(said).toContain("neck tingling");
  expect(said).not.toContain("low back");
  expect(leftOut).toMatchObject([{ page: 2, reason: "other_patient" }]);
});

it("takes a name before 'b.' and a birth for whose page it is", () => {
  const { facts, leftOut } = readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          "BAY CHIROPRACTIC CENTER\nChart note                    Ames, Rosalba          b. Mar 11, 1962\nVisit: Sep 9, 2026, 3:15 pm\n\nManual therapy 10 minutes to the trapezius.",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(facts).toEqual([]);
  expect(leftOut).toMatchObject([{ reason: "other_patient" }]);
});

// Red without the number between the name and the birth.
it.each([
  ["AMES ORLANDO    7WC1HE4PT36    1950-08-07  M", true],
  ["AMES ORLANDO    1950-08-07    M", true],
  ["TELL ROSA AMES-    3RA6FJ8QM47    1960-01-02  F", false],
])("an eligibility answer is about whom its head names: %s", (head, isOther) => {
  const { facts } = readChart(
    [
      {
        documentId: "271",
        title: "271",
        document: fromPlainText(
          `BAY FM   HETS 271    asked 11/04/2026   svc date 09/22/2026\n${head}\n\nPART B   active 2015-08-01\nMA       H9018-002  COPPER BASIN PPO    effective 2025-01-01\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(facts.some(({ quote }) => quote.includes("COPPER"))).toBe(!isOther);
});

it("takes no clinician of a roster, by the ten digits and the day of hire, for whose page it is", () => {
  const { leftOut } = readChart(
    [
      {
        documentId: "roster",
        title: "Roster",
        document: fromPlainText(
          "BAY REHAB   CREDENTIALING ROSTER   09/29/2026\nTherapist              NPI           With us\nAnnika Otto            1491648584    02/01/2012\n",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(leftOut).toEqual([]);
});

const owned = (text: string) =>
  readChart([{ documentId: "paper", title: "Paper", document: fromPlainText(text) }], {
    patientName: "Vera Otto",
    dateOfBirth: "1966-02-19",
  });

it.each([
  // A plan's name before the day on which coverage began, a practice's before the day of its letter: nobody was born then.
  "BAY PEDIATRICS      PATIENT INSURANCE      55102  OTTO, VERA   DOB 02/19/1966\n\n  Rank   Payer                   ID              Eff          Term\n  1      Health First Colorado   Y448217         01/01/2024   open\n  2      Cigna (new job)         U8821447001     07/01/2026   open\n\n10/16/2026 HB: both payers were sent a primary claim.",
  "Tidewater Cardiology                                              June 2, 2026\nRe: Vera Otto, DOB 02/19/1966\nHer exercise test on May 28, 2026 was positive for ischemia.",
  "FAX COVER          Bay Therapies\nRe     RETRO AUTH   V. Otto  00312277418   08/20 - 09/17\nDate   10/08/2026\nReason: coverage was added back on 10/05/2026.",
  "OTHER INSURANCE FORM (copy)\nBeneficiary  Vera Otto     Sponsor  Ivo J Otto\nDoes the beneficiary have other insurance?   no\nSigned Coralie J Gray    10/29/2026\nFAX JOB 2207   10/29/2026 15:12   3 pages   RESULT OK",
])("leaves the patient's page to the patient: %s", (text) => {
  const { facts, leftOut } = owned(text);
  expect(leftOut).toEqual([]);
  expect(facts.length).toBeGreaterThan(0);
});

it("knows another person behind what a fax is about", () => {
  const { leftOut } = owned(
    "FAX COVER          Bay Therapies\nRe     auth  L. Abernethy-Cho   00319900311   speech 92507\nDate   09/24/2026",
  );
  expect(leftOut).toMatchObject([{ reason: "other_patient" }]);
});

// Seen red: the label without a colon hid the name, and a namesake's diary was told as the patient's.
it("reads a name behind its label without a colon, before the birth", () => {
  const diary = (name: string, leaks: string) =>
    `BLADDER DIARY, 3 days (typed off by front desk)         Name ${name}\n               7/4      7/5      7/6      TOTAL\n leaks           ${leaks}\n`;
  const chart = readChart(
    [
      {
        documentId: "d1",
        title: "Diaries",
        document: fromPlainText(
          `${diary("R. Ames-Tell   dob 1/2/60", "4        5        4        13")}\f${diary("R. Amestoy   dob 9/1/71", "0        0        1         1")}`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  expect(chart.facts.every(({ place }) => place.page === 1)).toBe(true);
  expect(chart.leftOut.map(({ page, reason }) => `${page} ${reason}`)).toContain("2 other_patient");
});

// Seen red: the letters of a name were taken for its label, and a stranger's page for the patient's.
it.each(["Ptolemy Otto", "Nameer Otto", "Name R. Threlkeld", "Patient Vera Otto", "PT Vera Otto"])(
  "reads a name with and without its label before a birth: %s",
  (who) => {
    const text = `BAY CLINIC     ${who}     DOB 11/23/1971\nDaily note   Visit date: 09/08/2026\n\nLow back pain as every month.\n`;
    const { facts } = readChart([{ documentId: "n", title: "Note", document: fromPlainText(text) }], {
      patientName: "Rosa Ames-Tell",
      dateOfBirth: "1960-01-02",
    });
    expect(facts).toEqual([]);
  },
);
