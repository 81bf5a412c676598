import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const PATIENT = "Rosalind Ames-Tell";
const HEAD = `Patient: ${PATIENT}   DOB 01/02/1960`;
const read = (...pages: string[]) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) }], {
    patientName: PATIENT,
    dateOfBirth: "1960-01-02",
  });
const said = (...pages: string[]) =>
  read(...pages).facts.flatMap(({ measure, quote }) => (measure ? [] : [quote]));
const measured = (...pages: string[]) =>
  read(...pages).facts.flatMap(({ measure, date }) =>
    measure ? [`${measure.name} ${measure.value} ${date}`] : [],
  );

describe("the head of a page", () => {
  it("is not dated by an injury that stands beside the name", () => {
    const tracker = (label: string) =>
      read(
        `BAY THERAPY     TRACKER     ${PATIENT}     ${label} 07/13/2026\n\nShe limps and cannot climb stairs at home.\n`,
      ).facts[0]?.date;
    expect(tracker("DOI")).toBeUndefined();
    expect(tracker("Date of loss")).toBeUndefined();
    expect(tracker("Date")).toBe("2026-07-13");
  });

  it("is neither whom it was sent to nor one entry of its list", () => {
    const heading = (...lines: string[]) => read(lines.join("\n")).facts[0]?.heading;
    const said = "The tendon was repaired and the finger must be moved early.";
    expect(
      heading(`BAY SURGERY        to Harbor Hand Therapy, fax, 11/24/2026`, "", HEAD, said),
    ).not.toContain("fax");
    expect(heading(`BAY SURGERY        Fax confirmation     11/24/2026`, "", HEAD, said)).toBe(
      "Fax confirmation",
    );
    const entries = [
      "02/09/2026 10:10   received, file 8840",
      "02/10/2026 06:31   277CA from ACME   A3:33",
      "02/11/2026 09:00   corrected, sent to Acme",
    ];
    expect(heading(`BAY EDI     history     ${PATIENT}`, ...entries)).not.toContain("277CA");
    expect(heading(`BAY EDI     277CA from ACME     ${PATIENT}`, ...entries)).toContain("277CA");
    // Seen red: entries with a day alone.
    const days = [
      "02/09/2026  billed both visits",
      "02/10/2026  277CA accepted, 2620NC31",
      "02/11/2026  no payment yet",
    ];
    expect(heading(`BAY     account 5518     ${PATIENT}`, ...days)).not.toContain("277CA");
    const notes = [
      "02/09/2026  Daily note",
      said,
      "02/11/2026  Daily note",
      said,
      "02/13/2026  Daily note",
      said,
    ];
    expect(heading(`BAY     account 5518     ${PATIENT}`, ...notes)).toContain("Daily note");
  });

  it("dates it by the visit in a cell of its own, and does not take the practice for the patient", () => {
    const page = [
      `${PATIENT}, born January 2, 1960.       Initial visit of July 6, 2026`,
      "",
      "Oswestry today 46%. Forward bending hurts and she cannot lift her bag.",
    ].join("\n");
    expect(measured(page)).toEqual(["Oswestry 46% 2026-07-06"]);
    expect(read(page).facts[0]?.heading).toBe("Initial visit");
    const grid = [
      "VISIT GRID          Plum Hollow Chiropractic          R. Ames-Tell  #5127  DOB 01/02/1960",
      "",
      " Date    | Pain | Regions | What changed since last visit     | Init",
      " 07/06   | 8/10 | L S     | first visit                       | QT",
      " 07/13   | 5/10 | L S     | slept five hours                  | QT",
      " Reviewed QT, DC 07/13/2026",
    ].join("\n");
    expect(read(grid).leftOut).toEqual([]);
    expect(measured(grid)).toEqual(["Pain 8/10 2026-07-06", "Pain 5/10 2026-07-13"]);
    expect(said(grid)).toContain("Regions L S; What changed since last visit: slept five hours");
  });

  it("names the patient behind an account's number, on this page and on a namesake's", () => {
    const bill = (account: string, name: string, code: string) =>
      `SUPERBILL  07/06/26   acct ${account}   ${name}\n[X] 99215   [ ] 99213\nDx  1 [X] ${code}   time 58 min`;
    const chart = read(bill("Q-771", "AMES-TELL, ROSALIND", "I10"), bill("Q-717", "AMES, ROSCOE", "I48.91"));
    expect(chart.facts.map(({ quote }) => quote).join(" ")).not.toContain("I48.91");
    expect(chart.leftOut).toMatchObject([{ page: 2, reason: "other_patient" }]);
  });

  it("is, on a paper without a title, who signed it", () => {
    const page = `QUIET LAKE SURGEONS                  Dictated 07/06/2026, typed 07/07/2026\nRE: ${PATIENT}, date of birth January 2, 1960\n\nShe may load the shoulder only in her therapist's hands, for the tissue was thin.\n\nRead and signed: Edda Quillfeather, MD, 07/07/2026`;
    const [fact] = read(page).facts;
    expect(fact).toMatchObject({ heading: "Edda Quillfeather, MD", date: "2026-07-06" });
  });
});

describe("what a value is worth", () => {
  it("is nothing where a mark of two letters says that it was brought over, and the others stay", () => {
    const sheet = [
      HEAD,
      "",
      "                          07/06/2026   07/20/2026   08/10/2026",
      "QuickDASH (0-100)            54.5        54.5 b/o      29.5",
      "L active flexion, deg         98          112          146",
      "",
      "b/o = brought over from the last entry",
    ].join("\n");
    expect(measured(sheet).filter((one) => one.startsWith("QuickDASH"))).toEqual([
      "QuickDASH (0-100) 54.5 2026-07-06",
      "QuickDASH (0-100) 29.5 2026-08-10",
    ]);
    const [flexion] = read(sheet).facts.filter(({ measure }) => measure?.side === "left");
    expect(flexion?.measure?.better).toBe("higher");
    expect(
      measured(`${HEAD}   Date: 08/10/2026\n\nShe is let go sooner if QuickDASH is 15 or lower.`),
    ).toEqual([]);
  });
});

describe("lines of forms and lists", () => {
  it("read dots between a label and its value as a colon", () => {
    const fax = `APPROVAL NOTICE      07/01/2026\n\nMember .............. ${PATIENT}   H7044\nAuthorization no. ... 118840\nValid ............... 07/02/2026 through 10/01/2026`;
    expect(said(fax)).toEqual(
      expect.arrayContaining(["Authorization no.: 118840; Valid: 07/02/2026 through 10/01/2026"]),
    );
  });

  it("keep what stands behind a short answer with its label, and what goes on below it", () => {
    const form = `${HEAD}   Date: 07/06/2026\n\nMASSAGE      [x] yes   region: LEFT HIP (gluteus medius, deep rotators\n             and band)   start 9:10  stop 9:22   12 min\nRESPONSE     [x] better  [ ] same`;
    expect(said(form)).toContain(
      "MASSAGE: yes; region: LEFT HIP (gluteus medius, deep rotators and band) start 9:10 stop 9:22 12 min",
    );
  });

  it("know the patient's row though its column had no room for the whole name, and no namesake's", () => {
    const report = [
      "PAYER CLAIM ACKNOWLEDGMENT (277CA)     Report created 03/14/2026",
      "",
      " Patient              Acct       Service     Charge  Status    Payer claim no.",
      " AMES-TELL, ROSALI    QT-20871   03/10/2026  212.00  A2 / 20   26073M448120",
      " AMES-TELL, ROSA      QT-19902   03/10/2026   95.00  A2 / 20   26073M448133",
    ].join("\n");
    const quotes = said(report.replace(" Patient              Acct", " Patient           Acct   ")).join(" ");
    expect(quotes).toContain("26073M448120");
    expect(quotes).not.toContain("26073M448133");
  });

  it("date an entry with its hour by itself; what is pended has come in, and another's entry is his", () => {
    const log = [
      "CALL NOTES, Plum Hollow Family Medicine",
      "",
      " 5/20/2026, 2:15 pm. Plan's line, Ynez. Asked about QT-20871, DOS 3/10/2026. She finds it, received 3/14, pended for review. Ref MO-55.",
      "",
      " 6/02/2026, 9:05 am. Plan, Ezra Ames 2/24/2026: paid 5/11. Ref MO-56.",
    ].join("\n");
    const page = `${HEAD}   Date: 03/10/2026\n\nSeen for a cough.`;
    const facts = read(page, log).facts.filter(({ quote }) => quote.includes("Ref MO"));
    expect(facts.map(({ date, adverse }) => [date, adverse])).toEqual([["2026-05-20", undefined]]);
  });
});

it("argues nothing from an earlier appeal, whatever its form", () => {
  const facts = read(
    `PLUM HOLLOW THERAPY                 October 1, 2026\nTo Northern Plan, first level appeal, claim 2624\n\nPlease pay. She improved a lot: Oswestry was 58% at the start.\nBilling, J. Otto`,
  ).facts.filter(({ adverse, measure }) => !adverse || measure);
  expect(facts).toEqual([]);
});

// Seen red: the export of a namesake's chart was read as the patient's.
it("takes a name behind an equals sign at the head of an export for whose it is", () => {
  const page = (mrn: number, name: string, min: number) =>
    `AUDIT TRAIL EXPORT    mrn=${mrn}  name="${name}"   from=2026-09-29  to=2026-09-29\n\nuser        role   start     end       min   activity\notto        MD     10:02     10:21     ${min}    encounter open in room 1\n`;
  const { leftOut, facts } = readChart(
    [
      {
        documentId: "trail",
        title: "Trail",
        document: fromPlainText(
          `${page(40418, "AMES-TELL, ROSA", 24)}\f${page(40481, "TELL, ROSALBA M", 19)}`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(leftOut).toMatchObject([{ page: 2, reason: "other_patient" }]);
  expect(facts.map(({ quote }) => quote).join(" ")).not.toContain("min 19");
});

it("reads a table whose head has a unit, and text that hangs below itself behind a number", () => {
  const said = readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(`BONE DENSITY
Patient: Rosa Ames-Tell     Exam: 03/11/2026

Site                     BMD (g/cm2)       T-score       Z-score
L1-L4                    0.742             -2.8          -1.0
Total hip                0.698             -2.0          -0.5

A/P   1. Vitamin D rechecked after treatment, to decide between the weekly and
         the maintenance dose.
`),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  ).facts.map(({ quote }) => quote);
  expect(said).toContain("Site L1-L4; BMD (g/cm2) 0.742; T-score -2.8; Z-score -1.0");
  expect(said.join(" | ")).toContain("weekly and the maintenance dose");
});

it("keeps an entry of a log whole, however its day is written", () => {
  const said = readChart(
    [
      {
        documentId: "log",
        title: "Log",
        document: fromPlainText(`BAY REHAB                PHONE LOG (billing)                 Oct 2026

10-19  Brandt, Ivo         Acme, adj. Otto. Stays denied.
10-21  Ames-Tell, R.       Acme, adj. M. Otto 785-555-0152, 10:40a. I read her UR-118843. She has it in her notes.
                           Says send it again. Call ref GSC-102126.
`),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  ).facts.map(({ quote }) => quote);
  expect(said.find((quote) => quote.includes("UR-118843"))).toContain("Call ref GSC-102126");
});

// Seen red with the addendum run on behind the signature above it, and with an unscheduled day taken for a missed visit.
it("tells an addendum apart, a form under its title, and what an employer says of a day", () => {
  const said = (text: string) =>
    readChart([{ documentId: "d", title: "Papers", document: fromPlainText(text) }], {
      patientName: "Rosa Ames-Tell",
    }).facts;
  const note = said(`OFFICE VISIT    09/22/2026     Ames-Tell, Rosa   1/2/60
Better, light duty two more weeks.
                                                         e-signed A. Roe PA-C 9/22/26
ADDENDUM 10/26/2026 09:10  A. Roe PA-C: The line above was pulled in by the wrong template.`);
  expect(note.map(({ quote }) => quote)).toContain(
    "ADDENDUM 10/26/2026 09:10 A. Roe PA-C: The line above was pulled in by the wrong template.",
  );
  const form = said(`Bay Clinic PA              PATIENT INFORMATION UPDATE           filled in by patient
Name  Rosa Ames-Tell      DOB  1/2/60       Date  9/8/26
Reason for visit today    right shoulder - fell off ladder
Did this happen at work?     [ ] yes   [x] no`);
  expect(form.find(({ quote }) => quote.includes("at work"))).toMatchObject({
    quote: "Did this happen at work: no",
    heading: "Patient Information Update",
  });
  const adverse = (words: string) =>
    said(`To whom it may concern:\nRosa Ames-Tell ${words}.`).map((fact) => fact.adverse);
  expect(adverse("was not scheduled and did not clock in on September 5, 2026")).not.toContain("refusal");
  expect(adverse("was not scheduled to work that Saturday, September 5, 2026")).not.toContain("refusal");
  expect(adverse("was not scheduled for her next therapy visit")).toContain("refusal");
});

// Seen red: which approval a counter is of was lost with the line of the name.
it.each([
  ["Auth PA-26-338104", true],
  ["Auth no. 26338104", true],
  ["Approved: 8830-114-E1", true],
  ["Auth 2026-10-05", false],
  ["Auth pending", false],
  ["Author B4455-221", false],
])("tells the number of an approval that stands beside a name: %s", (cell, isTold) => {
  const quotes = said(
    `BAY THERAPY   |  TRACKER\nAMES-TELL, ROSALIND   acct LS-40617   DOB 01/02/1960     ${cell}     used 9\n\nShe limps and cannot climb stairs at home.\n`,
  );
  expect(quotes.includes(cell)).toBe(isTold);
});

// Seen red: with the birth in it the row was taken for the head of a page.
it.each([
  ["DEPENDENT    AMES-TELL, ROSA   W2277 40918  03   DOB 01/02/1960   ACTIVE", true],
  ["MEMBER       AMES-TELL, ROSA   W2277 40918       DOB 01/02/1960   Inactive", true],
  ["DEPENDENT    AMES-TELL, ROSA   W2277 40918  03   DOB 01/02/1960", false],
  ["PATIENT      AMES-TELL, ROSA   DOB 01/02/1960", false],
])("tells whom a plan's answer covers, and not whose page it is: %s", (row, isTold) => {
  const { facts } = readChart(
    [
      {
        documentId: "e",
        title: "Eligibility",
        document: fromPlainText(
          `BAY REHAB     271 ELIGIBILITY RESPONSE     run 11/12/2026\n\n${row}\nplan begin date  08/04/2026\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  expect(facts.some(({ quote }) => quote.includes("AMES-TELL"))).toBe(isTold);
});
