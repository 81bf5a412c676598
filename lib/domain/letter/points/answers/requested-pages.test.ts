import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { eligibleFacts } from "../left-out/eligible";
import { pagesAskedFor } from "./requested-pages";

const NOTE = `AMBER SKIN CARE                              PROCEDURE NOTE
Ames-Tell, Rosa     DOB 01/02/1960     08/31/2026     Ada Roe, MD
SPOT 1   left shin, 4 cm above the ankle. Pearly papule 7 mm.
         SHAVE BIOPSY (11102). Specimen A.
SPOT 2   right cheek, rough scaly macule 5 mm.
         CRYO (17000), two cycles.
Signed  A. Roe, MD   08/31/2026 10:52`;
const MAP = `BODY MAP       Ames-Tell, Rosa     DOB 01/02/1960      08/31/2026
   1 = biopsy A  L shin        2 = LN2  R cheek`;
const chart = readChart(
  [{ documentId: "chart", title: "Chart", document: fromPlainText(`${NOTE}\f${MAP}`) }],
  { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
);
const said = (item: string) =>
  pagesAskedFor(item, chart.facts, ["2026-08-31"])?.passages.map(({ quote }) => quote);

it("quotes every place of a note that has to show where each procedure was done", () => {
  expect(said("procedure note that shows the site of each procedure")).toEqual([
    "SPOT 1 left shin, 4 cm above the ankle.",
    "SHAVE BIOPSY (11102).",
    "SPOT 2 right cheek, rough scaly macule 5 mm.",
    "CRYO (17000), two cycles.",
    "Signed A. Roe, MD 08/31/2026 10:52",
  ]);
});

it("takes a body map for the drawing or photograph, told entry by entry", () => {
  expect(said("drawing or photograph of the sites, if there is one")).toEqual([
    "1 = biopsy A, L shin; 2 = LN2, R cheek",
  ]);
});

it("leaves no side out where two places are in question", () => {
  const kept = (notice: string) =>
    eligibleFacts(chart.facts, { datesOfService: ["2026-08-31"] }, notice).facts.some(({ quote }) =>
      quote.includes("right cheek"),
    );
  expect(kept("Paid together only when done at different sites, left shin left out.")).toBe(true);
  expect(kept("The left shin was not shown.")).toBe(false);
});

it.each([
  ["The claim was right as it was sent; the left shin was not shown.", false],
  ["The left shin was not shown.", false],
  ["The claim was right as it was sent.", true],
])("takes no right claim for a right side: %s", (notice, both) => {
  const { facts } = eligibleFacts(chart.facts, { datesOfService: ["2026-08-31"] }, notice);
  expect(facts.some(({ quote }) => quote.includes("left shin"))).toBe(true);
  if (!both) expect(facts.some(({ quote }) => quote.includes("right cheek"))).toBe(false);
});

it("answers with what a report found, not with the line that says whose it is", () => {
  const { facts } = readChart(
    [
      {
        documentId: "ecg",
        title: "ECG",
        document: fromPlainText(`12-LEAD ECG                     BAY PRACTICE
ID 5518   AMES-TELL, ROSA    66 YR F          07/30/2026 13:34:08
Vent rate   118     PR  ---     QRS 88    QT/QTc 322/451    Axis 41
Interpretation: AF, rate 118, no acute ST change.
Read by: L. Otto MD    signed 07/30/2026 13:50`),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  const asked = pagesAskedFor("The ECG tracing or report with a signed interpretation", facts, [
    "2026-07-30",
  ]);
  expect(asked?.passages.map(({ quote }) => quote)).toEqual([
    "Interpretation: AF, rate 118, no acute ST change.",
    "Read by: L. Otto MD signed 07/30/2026 13:50",
  ]);
});

it("finds a referral under a fax's head, whoever is said to have signed it", () => {
  const fax = readChart(
    [
      {
        documentId: "fax",
        title: "Fax",
        document: fromPlainText(
          "FAX   08/20/2026  16:31   FROM: BAY ORTHOPEDICS   TO: BAY PT   PAGE 1/1\n\nREFERRAL ORDER\nPatient   Ames-Tell, Rosa        01/02/1960\nRefer to  Physical therapy, evaluate and treat\nSigned    Ada Roe, MD           08/20/2026",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  const found = pagesAskedFor("the physician's signed referral,", fax.facts, ["2026-08-31"]);
  expect(found?.passages.map(({ quote }) => quote).join()).toMatch(/evaluate and treat.*Ada Roe, MD/);
});

// Red without the one word for a note's title, and where "of each" was part of a paper's name.
it.each(["DAILY", "TREATMENT", "FOLLOW-UP"])("finds the notes of the days under %s", (title) => {
  const page = (day: string, said: string) =>
    `BAY CHIROPRACTIC          ${title}                      ${day}     #3\n\nAMES-TELL, ROSA             DOB 1/2/60            Medicare\n\nO   tender L5, ${said}\nP   adjusted L5 (98941 AT)\n\nSigned     Ada Roe DC   ${day}\n`;
  const { facts } = readChart(
    [
      {
        documentId: "notes",
        title: "Notes",
        document: fromPlainText(
          [page("9/2/2026", "spasm less"), page("9/9/2026", "no spasm at all")].join("\f"),
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const pages = pagesAskedFor("Note of each date of service with the area treated", facts, [
    "2026-09-02",
    "2026-09-09",
  ])?.passages.map(({ place }) => place.page);
  expect(new Set(pages)).toEqual(new Set([1, 2]));
});

const BAY = "BAY FAMILY CARE, PLLC          ";
const LIST = (day: string, drugs: string) =>
  `MEDICATION LIST          Rosa Ames-Tell   DOB 01/02/1960          as of ${day}\n\n${drugs}\n`;
const TRACING = `${BAY}EKG REPORT
Rosa Ames-Tell     DOB 01/02/1960          09/08/2026

Rate 88, sinus rhythm. PR 170, QRS 96. No acute change.
Interpreted by Ada Roe, MD  09/08/2026
`;
const asked = (item: string, ...pages: string[]) =>
  pagesAskedFor(
    item,
    readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }], {
      patientName: "Rosa Ames-Tell",
      dateOfBirth: "1960-01-02",
    }).facts,
    ["2026-09-08"],
  )?.passages.map(({ quote, date }) => `${date} ${quote}`);

// Red where a list had no title and its day no meaning.
it("takes the list of the day that was asked for", () => {
  const pages = [
    LIST("06/02/2026", "losartan 25 mg daily"),
    LIST("09/08/2026, after visit", "losartan 50 mg daily"),
  ];
  expect(asked("the medication list after the visit", ...pages)).toEqual(["2026-09-08 losartan 50 mg daily"]);
  expect(asked("all medication lists", ...pages)).toHaveLength(2);
});

// Red where the longest line of a report was its content.
it("tells what a tracing showed, and who read it", () => {
  const said = asked("the interpretation and report of the electrocardiogram", TRACING)?.join(" ");
  expect(said).toContain("Rate 88, sinus rhythm.");
  expect(said).toContain("Interpreted by Ada Roe, MD");
});

// Red where "most recent" was a part of the paper's name.
it("takes the latest report for the report, with the name and the day below it", () => {
  const note = `${BAY}DAILY NOTE\nRosa Ames-Tell     DOB 01/02/1960          09/01/2026\n\nP: progress report next.\n`;
  const report = `${BAY}PROGRESS REPORT\nRosa Ames-Tell     DOB 01/02/1960          09/08/2026\n\nGoals nearly met, go on to 10/01/2026.\nAda Roe, PT   09/08/2026\n`;
  const said = asked("the most recent progress report", note, report)?.join(" ");
  expect(said).toContain("Goals nearly met");
  expect(said).toContain("Ada Roe, PT 09/08/2026");
  expect(said).not.toContain("progress report next");
});

const TEST_PAPERS = `BAY THERAPY       FUNCTIONAL CAPACITY EVALUATION       1 of 2
Client    Rosa Ames-Tell      Born 01/02/1960      Date of test 10/06/2026
Injury    04/22/2026, low back.
TIME RECORD
   began   08:20
   ended   12:35
   net     240 minutes\fBAY THERAPY       FUNCTIONAL CAPACITY EVALUATION       2 of 2
Client    Rosa Ames-Tell      Date of test 10/06/2026

RESULT
   Medium work, 45 lb occasional, full day. Effort valid.

   Ada Roe, PT      e-signed 10/07/2026 16:31\fBAY THERAPY       FAX LOG
Rosa Ames-Tell   10/06/2026  12:10  to 614-555-0191  report  signed`;

it("takes the signed paper of the day for the report of the test, whatever its title", () => {
  const { facts } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(TEST_PAPERS) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const found = pagesAskedFor("the signed report of the test with its findings", facts, ["2026-10-06"]);
  const quotes = found?.passages.map(({ quote }) => quote) ?? [];
  expect(quotes).toContain("Medium work, 45 lb occasional, full day.");
  expect(quotes).toContain("Ada Roe, PT e-signed 10/07/2026 16:31");
  expect(found?.passages.map(({ place }) => place.page)).not.toContain(3);
  expect(quotes.some((quote) => quote.startsWith("Client"))).toBe(false);
});

it("takes no note of another day for that of the dates of service, and no later exam for the first one", () => {
  const later = readChart(
    [
      {
        documentId: "later",
        title: "Later",
        document: fromPlainText(
          "BAY SPINE        NEW PATIENT EXAM        10/12/2026\nAmes-Tell, Rosa     DOB 01/02/1960\nRear-ended at a light. Neck stiff.\n\fBAY SPINE        CHART NOTE        10/15/2026\nAmes-Tell, Rosa     DOB 01/02/1960\nNeck 5/10, headache twice this week.\n",
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const found = (item: string, day: string) =>
    pagesAskedFor(item, later.facts, [day])
      ?.passages.map(({ quote }) => quote)
      .join(" ");
  expect(found("the chart notes of the four dates of service", "2026-09-14")).toBe("");
  expect(found("the chart notes of the four dates of service", "2026-10-15")).toContain("headache");
  expect(found("the first examination with the history of the loss", "2026-09-14")).toBe("");
  expect(found("the first examination with the history of the loss", "2026-10-15")).toContain("Rear-ended");
});

const INTAKE = `BAY CHIROPRACTIC               ACCIDENT INTAKE (patient filled in)

Name   Rosa Ames-Tell          Birth date  1/2/1960               Today  10/5/26
Accident   10/2/26   about 5:40 pm, stopped at light, hit from behind.
Hurts   neck, R shoulder blade, headache, worse at the end of a day at the desk than in the morning.`;
const examOf = (
  day: string,
  title = "EXAMINATION",
) => `BAY CHIROPRACTIC               ${title}             ${day}
Ames-Tell, Rosa     DOB 01/02/1960
Palp   C5-6 tender R, spasm R upper trap + levator.
                                         Ada Roe DC`;
const CLAIMS = `BAY CHIROPRACTIC               CLAIM HISTORY             10/20/2026
Ames-Tell, Rosa     DOB 01/02/1960
Exam of 10/05/2026 billed on 10/06/2026, in process.`;
const daysOf = (item: string, ...pages: string[]) => {
  const { facts } = readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  return pagesAskedFor(item, facts, ["2026-10-05", "2026-11-02"])?.passages.map(
    ({ heading, date, quote }) => `${heading} ${date} ${quote.split(" ")[0]}`,
  );
};

// Seen red: the intake was not enclosed for the history, and a line of the ledger stood for the examination.
it("takes an intake for the history and the first examination for the initial one", () => {
  const item = "History and initial examination";
  expect(daysOf(item, CLAIMS, INTAKE, examOf("10/05/2026"), examOf("11/02/2026"))).toEqual([
    "Accident Intake 2026-10-05 Accident",
    "Examination 2026-10-05 Palp",
  ]);
});

it("takes what is called so for the initial examination, whatever else there is", () => {
  expect(
    daysOf("Initial examination", examOf("11/02/2026", "INITIAL EXAMINATION"), examOf("10/05/2026")),
  ).toEqual(["Initial Examination 2026-11-02 Palp"]);
  expect(daysOf("Initial evaluation", examOf("10/05/2026"))).toBeUndefined();
  expect(daysOf("History", CLAIMS)).toBeUndefined();
});

it("takes no later examination for the initial one", () => {
  expect(daysOf("Initial examination", examOf("11/02/2026", "RE-EXAMINATION"))).toBeUndefined();
  expect(daysOf("Initial examination", examOf("11/02/2026", "DISCHARGE EXAMINATION"))).toBeUndefined();
});

// Red before: the longest sentence of the plan stood there, and until when it goes did not.
it("tells of a plan with an end date until when it goes", () => {
  const plan = `BAY THERAPY                        PLAN OF CARE
Ames-Tell, Rosa     DOB 01/02/1960     08/31/2026
Load, depth and speed of every lift have to be set by the therapist from one set to the next, and pain went from 7/10 to 3/10.
2 visits a week through 11/20/2026, then discharge.
Signed  B. Otto, DPT   08/31/2026 10:52`;
  const { facts } = readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(plan) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
  const told = (item: string) =>
    pagesAskedFor(item, facts, ["2026-08-31"])?.passages.map(({ quote }) => quote)[0];
  expect(told("plan of care with goals and an end date")).toBe(
    "2 visits a week through 11/20/2026, then discharge.",
  );
  expect(told("plan of care")).toMatch(/^Load/);
});
