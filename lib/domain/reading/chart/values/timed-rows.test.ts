import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "Pt: Rosa Ames-Tell   DOB 03/05/1961\n\n";
const chartOf = (text: string) =>
  readChart([{ documentId: "sheet", title: "Sheet", document: fromPlainText(HEAD + text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1961-03-05",
  }).facts;
const toldIn = (text: string) =>
  chartOf(text).flatMap(({ told, date, quote }) => (told ? [`${date} ${quote}`] : []));
const valuesIn = (text: string) =>
  chartOf(text).flatMap(({ measure, date }) =>
    measure ? [`${date} ${measure.name}: ${measure.value}`] : [],
  );

// Seen red: each row was a measure of its own, its code the value of the first day, and no fact held a day's minutes.
it("tells a day's minutes by their codes in one statement", () => {
  const text = `dx dizziness (fall at home, 9/12/26)
                              10/6          10/13         10/20
 time in - out                3:35-4:22     3:32-4:20     3:40-4:27
 VOR x1, 80 -> 100 bpm   97112   12 min        15            12
 balance, foam           97112   10            13            10
    97112 total                  22            28            22
 hall walk, reading
   board, bus steps      97530    -             -            15
 TOTAL TIMED MIN                 22            28            37
 dizziness after (0-10)           6             4             3
`;
  expect(toldIn(text)).toEqual(
    expect.arrayContaining([
      "2026-10-06 time in - out 3:35-4:22; VOR x1, 80 -> 100 bpm (97112) 12 min; balance, foam (97112) 10; 97112 total: 22; TOTAL TIMED MIN 22",
      "2026-10-20 time in - out 3:40-4:27; VOR x1, 80 -> 100 bpm (97112) 12; balance, foam (97112) 10; 97112 total: 22; hall walk, reading board, bus steps (97530) 15; TOTAL TIMED MIN 37",
    ]),
  );
  // What the patient felt stays a measure.
  expect(valuesIn(text)).toContain("2026-10-13 dizziness after (0-10): 4");
  expect(valuesIn(text).join()).not.toMatch(/97112|97530|3:35/);
});

it("tells in and out with the minutes of each code", () => {
  const told = toldIn(`Visit          10/06/2026      10/13/2026
In             3:35 pm         3:32 pm
Out            4:22 pm         4:20 pm
97112          30 min          40 min
97110          15 min          -
Timed          45              40
`);
  expect(told).toContain("2026-10-06 In 3:35 pm; Out 4:22 pm; 97112: 30 min; 97110: 15 min; Timed 45");
  expect(told).toContain("2026-10-13 In 3:32 pm; Out 4:20 pm; 97112: 40 min; Timed 40");
});

// Seen red: a head of codes was no head, and the rows under it were lost.
it("tells rows of days under their codes", () => {
  expect(
    toldIn(`Date       97110   97112   97140   Total timed   In      Out
10/06/26   15      30              45            3:35    4:22
10/13/26           40              40            3:32    4:20
`),
  ).toEqual([
    "2026-10-06 Date 10/06/26; 97110 15; 97112 30; Total timed 45; In 3:35; Out 4:22",
    "2026-10-13 Date 10/13/26; 97112 40; Total timed 40; In 3:32; Out 4:20",
  ]);
});

it("reads names in two rows together", () => {
  expect(
    toldIn(`              Ther ex   Manual    NMR      Timed    Total
Date          97110     97140     97112    min      min
10/06/2026    15                  30       45       47
10/13/2026              10        30       40       48
`),
  ).toContain("2026-10-13 Date 10/13/2026; Manual 97140 10; NMR 97112 30; Timed min 40; Total min 48");
});

it("tells each day's units under its column", () => {
  expect(
    toldIn(`                 10/06/26    10/13/26   10/20/26
97110            2           2          1
97140            1           1          1
`),
  ).toContain("2026-10-20 97110: 1; 97140: 1");
});

it.each([
  ["how long a patient walks", "Walk tolerance min   5           10         25", "Walk tolerance min: 25"],
  ["a dose", "Dose mg              40          60         60", "Dose mg: 60"],
  ["a score", "Berg                 41          44         48", "Berg: 48"],
])("leaves %s a measure", (_, row, value) => {
  const text = `                     10/06/26    10/13/26   10/20/26\n${row}\nPain                 6/10        4/10       3/10\n`;
  expect(valuesIn(text)).toContain(`2026-10-20 ${value}`);
  expect(toldIn(text)).toEqual([]);
});

it("tells rows whose day stands behind the visit's number", () => {
  expect(
    toldIn(`Visit #   Date       Time in   Time out   97110   97140   Total min
1         10/06/26   9:00      9:50       2       1       45
2         10/08/26   9:00      9:45       2       1       40
`),
  ).toContain(
    "2026-10-08 Visit # 2; Date 10/08/26; Time in 9:00; Time out 9:45; 97110 2; 97140 1; Total min 40",
  );
});

it("takes a mark beside minutes for what was given", () =>
  expect(
    toldIn(`            10/06/2026   10/08/2026
97140       15 min       12
98940       x            x
total min   15           12
`),
  ).toContain("2026-10-06 97140: 15 min; 98940: x; total min 15"));

// Seen red: what was measured was told as minutes.
it("keeps what a test found and how long somebody takes among the measures", () => {
  const values = valuesIn(`                       09/10/2026   09/17/2026   09/24/2026
97110 ther ex            15           15           30
Time to walk 50 ft       18           14           11
97750 6MWT               210          240          310
95851 Knee flexion       90           98           104
Total min                15           15           30
`);
  expect(values).toContain("2026-09-24 Time to walk 50 ft: 11");
  expect(values).toContain("2026-09-24 Knee flexion: 104");
  expect(values.join()).not.toMatch(/ther ex|Total min/);
});

// Seen red: numbers of five digits were codes, and two values under one of two days were both that day's.
it("counts steps, and leaves a row that is set askew", () => {
  const values = valuesIn(`                  09/10/2026   09/17/2026
Steps walked      10450        12300
Ring test   97112   12      14
`);
  expect(values).toContain("2026-09-17 Steps walked: 12300");
  expect(values.join()).not.toMatch(/Ring test/);
});
