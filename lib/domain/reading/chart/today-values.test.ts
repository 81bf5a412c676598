import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "./read-chart";

const factsOf = (line: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(
          `BAY REHAB        PROGRESS REPORT   09/14/2026\nAmes-Tell, Rosa                     b. 01/02/1960\n\nSeen for the knee after a replacement.\n${line}\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts;
const valuesOf = (line: string) =>
  factsOf(line).flatMap(({ measure, date }) => (measure ? [`${date?.slice(5)} ${measure.value}`] : []));

// Seen red: today's value was lost behind "today", and the evaluation's stood under the day of the note.
it.each([
  ["LEFS 31 on 8/3 and 44 today.", ["08-03 31", "09-14 44"]],
  ["6MWT 410 ft on 8/3, 690 ft this visit", ["08-03 410 ft", "09-14 690 ft"]],
  ["Gait speed 0.5 m/s 8/3 and 0.9 m/s now", ["08-03 0.5 m/s", "09-14 0.9 m/s"]],
  ["TUG 21.4 s 8/3, 13.9 s 9/14", ["08-03 21.4 s", "09-14 13.9 s"]],
  ["Pain 7/10 8/3, 3/10 9/14.", ["08-03 7/10", "09-14 3/10"]],
  ["NDI 42% at eval 8/3, 20% today.", ["08-03 42%", "09-14 20%"]],
  ["NDI 42% (initial eval 8/3), 20% today.", ["08-03 42%", "09-14 20%"]],
  ["ODI 20%, was 42% at intake 8/3", ["09-14 20%", "08-03 42%"]],
  ["SLR 40 deg today, 70 deg 9/7", ["09-14 40 deg", "09-07 70 deg"]],
  ["Grip R 22 lb, L 61 lb today", ["09-14 22 lb", "09-14 61 lb"]],
  ["MMT quad 4/5 3/5", ["09-14 4/5"]],
  // Seen red: the day's "03" was the value.
  [
    "ODI  08/03: 46%   09/14: 44%      NPRS 08/03: 7   09/14: 6",
    ["08-03 46%", "09-14 44%", "08-03 7", "09-14 6"],
  ],
  ["LEFS 8/3/26: 31, 9/14/26: 44", ["08-03 31", "09-14 44"]],
  ["NDI 12/50: 24%", ["09-14 12/50"]],
  ["Pain 7/10: 3 days a week", ["09-14 7/10"]],
  // Seen red: a grade of ten with a zero before it was a day in April, and how often was the value.
  ["NPRS 04/10: 3 times daily", ["09-14 04/10"]],
  ["Pain 08/10: 2 flights", ["09-14 08/10"]],
])("gives each value its day: %s", (line, values) => expect(valuesOf(line)).toEqual(values));

// Seen red: such a line was neither a value nor a sentence.
it.each([
  ["Flexion 112 deg, lacks 8 deg of goal.", true],
  ["5xSTS unable on 8/3, 17 sec 9/14.", true],
  ["LEFS goal 60.", false],
])("quotes a value that stands beside its aim: %s", (line, is) =>
  expect(factsOf(line).some(({ measure, quote }) => !measure && quote === line)).toBe(is),
);

// Seen red: the birth date that a row speaks of made it the head of a page.
it("reads what was done about a birth date", () => {
  const line = "Payer had DOB 1/20/60 on file, corrected by rep Lou on 9/14. Ref 7712-4";
  expect(factsOf(line).map(({ quote }) => quote)).toContain(line);
});

it("keeps the number of a call with what was said in it", () => {
  const quotes = factsOf("Called Acme, rep Jo: claim on file, received 03/19, in process. Ref 88120");
  expect(quotes.map(({ quote }) => quote)).toContain(
    "Called Acme, rep Jo: claim on file, received 03/19, in process. Ref 88120",
  );
});

// Seen red: what was found at the start stood under the day of the discharge, and the second value was lost.
it("gives a value of the start no day of the discharge, and quotes the sentence", () => {
  const line = "Oswestry 48% at start, 52% at discharge.";
  expect(valuesOf(line)).toEqual(["09-14 52%"]);
  expect(factsOf(line).some(({ measure, quote }) => !measure && quote === line)).toBe(true);
  expect(valuesOf("LEFS 22/80 at intake 8/3, 51/80 at discharge")).toEqual(["08-03 22/80", "09-14 51/80"]);
  expect(valuesOf("LEFS 51/80 at evaluation.")).toEqual(["09-14 51/80"]);
});

// Seen red: the first examination on the page named every visit below it.
it("names no later visit by the initial examination above it", () => {
  const page = `Bay Chiropractic - Initial Exam
Patient Rosa Ames-Tell   DOB 1/2/1960     Date 08/24/2026
Low back pain after lifting, could not stand longer than 10 minutes.
------------------------------------------------
Bay Chiropractic - Visit
Patient Rosa Ames-Tell   Date 09/02/2026
Right low back pain, stands 20 minutes now.
`;
  const { facts } = readChart([{ documentId: "n", title: "Notes", document: fromPlainText(page) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
  const headed = facts.map(({ date, heading }) => `${date} ${heading}`);
  expect(headed).toContain("2026-08-24 Bay Chiropractic - Initial Exam");
  expect(headed.filter((one) => one.startsWith("2026-09-02")).join()).not.toContain("Initial");
});

// Seen red: a value that is hoped for stood under the day of the note, and the score of the start beside today's.
it.each([
  ["LEFS 31 on 8/3, expect 60 at discharge.", ["08-03 31"]],
  ["LEFS 31 on 8/3 and 44 now expected.", ["08-03 31"]],
  ["Expect LEFS 60 at discharge.", []],
  ["Progressing as expected, LEFS 44.", ["09-14 44"]],
  ["Pain worst 8/10 best 3/10 today.", ["09-14 8/10"]],
  ["Pain at rest 2/10, with stairs 6/10 today.", ["09-14 2/10"]],
  ["Pain 8/10 at intake, 3/10 today.", ["09-14 3/10"]],
  ["Pain 8/10 at intake 8/3, 3/10 today.", ["08-03 8/10", "09-14 3/10"]],
])("and takes no aim for a value: %s", (line, values) => expect(valuesOf(line)).toEqual(values));

// Seen red: the report of September stood as the evaluation of August.
it("names no later report by the evaluation above it", () => {
  const page = `BAY REHAB        PHYSICAL THERAPY EVALUATION   08/03/2026
Ames-Tell, Rosa                     b. 01/02/1960
Cannot climb stairs without a rail.
Signed Karim Osei, PT 08/04/2026

BAY REHAB        PROGRESS REPORT   09/14/2026
Ames-Tell, Rosa                     b. 01/02/1960
Gait antalgic on stairs.
`;
  const { facts } = readChart([{ documentId: "n", title: "Notes", document: fromPlainText(page) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1960-01-02",
  });
  const headed = (quote: string) => facts.find((fact) => fact.quote.startsWith(quote))?.heading;
  expect(headed("Cannot climb")).toContain("Evaluation");
  expect(headed("Gait antalgic")).not.toContain("Evaluation");
});
