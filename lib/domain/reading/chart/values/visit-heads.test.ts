import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const chartOf = (text: string) =>
  readChart([{ documentId: "sheet", title: "Sheet", document: fromPlainText(text) }], {
    patientName: "Rosa Ames-Tell",
    dateOfBirth: "1961-03-05",
  }).facts;
const valuesIn = (text: string) =>
  chartOf(text).flatMap(({ measure, date }) =>
    measure ? [`${date} ${measure.name}: ${measure.value}`] : [],
  );
const toldIn = (text: string) => chartOf(text).flatMap(({ told, quote }) => (told ? [quote] : []));

describe("days over the columns of a table", () => {
  // Seen red: only today's column was read.
  it("are today's and those of named visits, in any order", () => {
    const values = valuesIn(`OUTCOME MEASURES     10/20/2026     Rosa Ames-Tell
Measure        Today     Previous (9/22/26)     Initial (8/24/26)
DHI            30        42                     58
FGA            21        18                     14
`);
    expect(values).toEqual(
      expect.arrayContaining([
        "2026-10-20 DHI: 30",
        "2026-09-22 DHI: 42",
        "2026-08-24 DHI: 58",
        "2026-08-24 FGA: 14",
      ]),
    );
  });

  it("are a result's and the one before it", () => {
    const values = valuesIn(`LABS    Rosa Ames-Tell   DOB 03/05/1961   drawn 10/12/2026
                 Result    Previous (06/02/2026)   Range
Calcium          9.4       9.1                     8.5-10.4
Vitamin D        38        17                      30-100
`);
    expect(values).toEqual([
      "2026-10-12 Calcium: 9.4",
      "2026-06-02 Calcium: 9.1",
      "2026-10-12 Vitamin D: 38",
      "2026-06-02 Vitamin D: 17",
    ]);
  });

  // Seen red: the hour behind each day made the head no head.
  it("have their hour behind them", () =>
    expect(
      valuesIn(`Flowsheet Rows     Rosa Ames-Tell
                        10/14/26 0900   10/15/26 0830   10/16/26 0910
SpO2                    88              91              94
Pain Score              7               5               3
`),
    ).toEqual(expect.arrayContaining(["2026-10-15 SpO2: 91", "2026-10-16 Pain Score: 3"])));

  it("have the year that stands alone in the page's head", () =>
    expect(
      valuesIn(`FLOW SHEET     Rosa Ames-Tell      3/5/61        2026
                    10/6     10/13    10/20
Berg                41       44       48
NRS                 5        4        2
`),
    ).toEqual(expect.arrayContaining(["2026-10-06 Berg: 41", "2026-10-20 NRS: 2"])));

  it("are named by their months", () =>
    expect(
      valuesIn(`TREND   Rosa Ames-Tell    10/20/2026
          Aug 24    Sep 25    Oct 20
DHI       58        30        22
`),
    ).toEqual(["2026-08-24 DHI: 58", "2026-09-25 DHI: 30", "2026-10-20 DHI: 22"]));

  it.each(["Date of injury 07/12/2024", "3/5/61", "Auth expires 12/31/2027"])(
    "do not have the year of %s",
    (head) => {
      const text = `FLOW SHEET     Rosa Ames-Tell    ${head}
                    10/6     10/13    10/20
Berg                41       44       48
`;
      expect(valuesIn(text)).toEqual([]);
      expect(toldIn(text)).toContain("Berg: 10/6 41, 10/13 44, 10/20 48");
    },
  );
});

describe("a table without a head of days", () => {
  // Seen red: the rows stood as words without their heads.
  it("has them in its first column", () =>
    expect(
      valuesIn(`Vitals     Rosa Ames-Tell
            BP        HR    Wt      BMI
10/13/2026  92/58     88    182 lb  27.1
10/20/2026  118/70    76    185 lb  27.5
`),
    ).toEqual(expect.arrayContaining(["2026-10-13 BP: 92/58", "2026-10-20 Wt: 185 lb"])));

  // Seen red: a row that says only a score was lost, for no day could date it.
  it("keeps a score under the names of its visits", () =>
    expect(
      toldIn(`RE-EVALUATION   10/14/2026   Pt: Rosa Ames-Tell
                      Eval        Current
Shoulder flexion       84          142
QuickDASH              68          34
`),
    ).toContain("QuickDASH: Eval 68, Current 34"));

  it("is told by its periods", () =>
    expect(
      toldIn(`CPAP DOWNLOAD   Rosa Ames-Tell  DOB 03/05/1961
Period                    Days >= 4 h    Avg hours    AHI
09/22/2026 - 10/21/2026   26/30          6.2          2.1
08/22/2026 - 09/21/2026   20/31          4.9          2.8
`),
    ).toContain("Period 09/22/2026 - 10/21/2026; Days >= 4 h: 26/30; Avg hours 6.2; AHI 2.1"));
});

it("scores a form with its name beside the patient's and a day", () =>
  expect(
    valuesIn("PHQ-9        Rosa Ames-Tell      date 09/02/2026\n1. 2   2. 3   3. 2   4. 3\nTotal 17\n"),
  ).toEqual(["2026-09-02 PHQ-9: 17"]));

it("scores a form in percent where its points are doubled", () =>
  expect(
    valuesIn(`OSWESTRY DISABILITY QUESTIONNAIRE            Name  Rosa Ames-Tell      Date  7/6/26
  Marked      3   3   3   2   4   2   2   1   1   1                    Total 22 / 50  x 2 =  44%
`),
  ).toEqual(["2026-07-06 Oswestry Disability Index (ODI): 44%"]));

// Seen red: two visits of September were left out of what was attended.
it("counts a month with few visits with the others of its list", () =>
  expect(
    toldIn(`ATTENDANCE   Rosa Ames-Tell  DOB 03/05/1961
Sep 2026:  9/24 A   9/28 A
Oct 2026:  10/1 A   10/5 C   10/8 A
A = attended  C = cancelled
`),
  ).toContain("attended (A): 9/24, 9/28, 10/1, 10/8"));

it("dates an acknowledgment by its report, and not by when its batch was sent", () =>
  expect(
    chartOf(`277CA  CLAIM ACKNOWLEDGMENT       report date 05/22/2026
Batch 77 sent 05/21/2026
Rosa Ames-Tell   RC2207   A2 accepted for adjudication
`).find(({ quote }) => quote.includes("A2"))?.date,
  ).toBe("2026-05-22"));

it("leaves a signature's line whole", () =>
  expect(
    chartOf(`PLAN OF CARE   Rosa Ames-Tell
I certify the need for these services from 08/24/2026 through 11/20/2026.
Physician signature: ______D. Rasquin MD______   Date: 09/02/2026
`).map(({ quote }) => quote),
  ).toContain("Physician signature: ______D. Rasquin MD______ Date: 09/02/2026"));

// Seen red: a row that is a day and a number was no text and no value.
it("reads what an export lists of the last encounters", () => {
  const text = `Wt Readings from Last 3 Encounters:
10/20/26 185 lb (83.9 kg)
10/13/26 182 lb (82.6 kg)
BP Readings from Last 2 Encounters:
10/20/26 118/70
10/13/26 (!) 92/58
Next appointment 10/27/26
`;
  expect(valuesIn(text)).toEqual([
    "2026-10-20 Wt: 185 lb",
    "2026-10-13 Wt: 182 lb",
    "2026-10-20 BP: 118/70",
    "2026-10-13 BP: 92/58",
  ]);
});

it("dates an entry whose weekday stands before its day", () =>
  expect(
    chartOf(`HOME EXERCISE LOG   Rosa Ames-Tell   October 2026
Mon 10/5   done   dizzy once
Tue 10/6   done   not dizzy
Wed 10/7   skipped
`).find(({ quote }) => quote.includes("not dizzy"))?.date,
  ).toBe("2026-10-06"));

it.each([
  "I have reviewed this plan and certify the need. Alan Pruitt MD, 09/02/2026 10:14 AM",
  "Plan approved as written. D. Rasquin, FNP 09/02/2026",
])("tells who certified with what was certified: %s", (line) =>
  expect(chartOf(`PLAN OF CARE   Rosa Ames-Tell\n${line}\n`).map(({ quote }) => quote)).toContain(line),
);

it("parts a signature from a sentence that certifies nothing", () =>
  expect(
    chartOf("NOTE   Rosa Ames-Tell\nShe walks 20 minutes without a cane. Alan Pruitt MD, 09/02/2026\n").map(
      ({ quote }) => quote,
    ),
  ).toContain("She walks 20 minutes without a cane."));

describe("rows that name what they measure", () => {
  // Seen red: every test of the list was one series, "Result".
  it("are told with their day, their result and its range", () => {
    const text = `RESULTS REVIEW
Ames-Tell, Rosa     03/05/1961

Collected     Test                         Result        Ref              Comment
06/02/2026    Calcium                      9.1           8.5-10.4
10/12/2026    Calcium                      9.4           8.5-10.4
10/12/2026    Vitamin D, 25-OH             38            30-100 ng/mL     corrected
`;
    expect(toldIn(text)).toContain("Collected 10/12/2026; Test Calcium; Result 9.4; Ref 8.5-10.4");
    expect(valuesIn(text)).toEqual([]);
  });

  // Seen red: a unit's digit in the head, or a segment as a name, left the rows as bare numbers.
  it("are told under heads with a unit", () =>
    expect(
      toldIn(`BONE DENSITOMETRY     Rosa Ames-Tell     Exam: 09/22/2026

                     BMD g/cm2     T-score     Z-score
L1-L4                  0.858        -1.7        -0.4
Left femoral neck      0.521        -2.9        -1.7
`),
    ).toEqual([
      "L1-L4: BMD g/cm2 0.858, T-score -1.7, Z-score -0.4",
      "Left femoral neck: BMD g/cm2 0.521, T-score -2.9, Z-score -1.7",
    ]));
});

// Seen red: the numbers of the visits hid their days.
it("reads the days below the numbers of the visits", () =>
  expect(
    valuesIn(`FLOW  Rosa Ames-Tell   DOB 03/05/1961
Visit           1          5          9
Date            9/24/26    10/8/26    10/22/26
Pain            7/10       5/10       3/10
Flexion         84         104        118
`),
  ).toEqual(expect.arrayContaining(["2026-09-24 Flexion: 84", "2026-10-22 Pain: 3/10"])));

it("dates a card's rows by the year in its head", () =>
  expect(
    valuesIn(`TRAVEL CARD    Rosa Ames-Tell   DOB 03/05/1961    2026
Date   Pain   Segs        Tx            Min   Init
10/6   5      C2 C5 T4    98940 97140   12    BO
10/9   4      C2 C5       98940         -     BO
`),
  ).toEqual(["2026-10-06 Pain: 5", "2026-10-09 Pain: 4"]));

it("parts lines that begin with the codes of their services", () =>
  expect(
    chartOf(`TREATMENT 10/14/2026  Rosa Ames-Tell
97140 MT R shoulder GH mobs gr III 9:57 - 10:12 (15 min)
98940 CMT C5, T4 9:45 - 9:55
`).map(({ quote }) => quote),
  ).toEqual(
    expect.arrayContaining([
      "97140 MT R shoulder GH mobs gr III 9:57 - 10:12 (15 min)",
      "98940 CMT C5, T4 9:45 - 9:55",
    ]),
  ));

// Seen red: another's questionnaire was the patient's score.
it.each([
  ["Rosa Ames-Tell", ["2026-09-24 Neck Disability Index (NDI): 44%"]],
  ["Vera Otto", []],
])("a form's score beside its title and the name of %s", (name, values) =>
  expect(
    valuesIn(
      `NECK DISABILITY INDEX   ${name}   date 09/24/2026\nLifting 3\nTotal 22 / 50  x 2 =  44%\n`,
    ).filter((value) => value.includes("44%")),
  ).toEqual(values),
);

// Seen red: a column called "Test" made the scores beside it words.
it("scores beside a kind of test", () =>
  expect(
    valuesIn(`Rosa Ames-Tell  DOB 03/05/1961  09/24/2026
Date         Test      NDI    Result
09/10/2026   initial   44     fair
09/24/2026   re-eval   30     good
`),
  ).toEqual(["2026-09-10 NDI: 44", "2026-09-24 NDI: 30"]));

describe("a form's own number in the head", () => {
  const values = (head: string) =>
    valuesIn(`RE-EVALUATION     10/27/2026     Rosa Ames-Tell
${head}
  Gross motor index          68               74
  Body control               4                5
`);
  // Seen red: the head was taken for a row of values, and the table for lines without a day.
  it.each([
    "Test  PDMS-3              02/24/2026       10/27/2026",
    "PDMS-3                    02/24/2026       10/27/2026",
  ])("is no value: %s", (head) =>
    expect(values(head)).toEqual(
      expect.arrayContaining(["2026-02-24 Gross motor index: 68", "2026-10-27 Gross motor index: 74"]),
    ),
  );

  it("leaves a row of values with two days a row", () =>
    expect(values("PHQ-9 14 on 02/24/2026   8 on 10/27/2026")).not.toContain(
      "2026-10-27 Gross motor index: 74",
    ));
});
