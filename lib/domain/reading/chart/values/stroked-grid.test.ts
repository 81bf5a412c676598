import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const read = (text: string) =>
  readChart([{ documentId: "n", title: "Sheet", document: fromPlainText(text) }], {
    patientName: "Rosa Ames",
    dateOfBirth: "1960-01-02",
  }).facts;
const valuesOf = (text: string) =>
  read(text).flatMap(({ measure, date }) =>
    measure ? [`${date} ${measure.name}${measure.side ? ` ${measure.side}` : ""} ${measure.value}`] : [],
  );

describe("a grid of visits with strokes between its columns", () => {
  // Seen red: the rule below the head ended the grid, and no value was read.
  it("is read row by row, each side by itself", () =>
    expect(
      valuesOf(`AMES, Rosa     DOB 01/02/1960       RE-EXAMINATION         date 10/23/2026

                      |  Oswestry  |  SLR left  |  SLR right  |  sitting
  --------------------+------------+------------+-------------+-----------
  09/28/2026          |    52 %    |     35     |      85     |   5 min
  10/23/2026          |    22 %    |     70     |      85     |   50 min
  goal                |   25 %     |     65     |             |   45 min
`),
    ).toEqual(
      expect.arrayContaining([
        "2026-09-28 Oswestry 52 %",
        "2026-10-23 Oswestry 22 %",
        "2026-09-28 SLR left 35",
        "2026-10-23 SLR left 70",
        "2026-10-23 SLR right 85",
        "2026-10-23 sitting 50 min",
      ]),
    ));

  it.each([
    "AMES, Rosa   DOB 01/02/1960\n\n        |  Monday  |  Tuesday  |  Friday\n  ------+----------+-----------+--------\n  walk  |   yes    |    no     |  yes\n",
    "AMES, Rosa   DOB 01/02/1960\n\n  Billing  |  Copay  |  Deductible\n  ---------+---------+-----------\n  open     |  none   |  met\n",
  ])("is none without days: %s", (text) => expect(valuesOf(text)).toEqual([]));
});

// Seen red: nobody could tell whether the leg was better at 70 degrees than at 35.
it("knows which way the angle of a raised leg gets better, and a sign has none", () => {
  const better = (value: string) =>
    read(
      `AMES, Rosa   DOB 01/02/1960   RE-EXAMINATION\n\n  Date          Oswestry     SLR left     leg pain\n  10/23/2026      22 %         ${value}          2/10\n  10/30/2026      20 %         ${value}          1/10\n`,
    ).find(({ measure }) => measure?.key === "slr")?.measure?.better;
  expect(better("70")).toBe("higher");
  expect(better("pos")).toBeUndefined();
});

describe("notes in boxes of one page", () => {
  const BOX = "+--------------------------------------------------+";
  const note = (day: string, said: string) =>
    `${BOX}\n| Ames, Rosa   01/02/1960                ${day} |\n| ${said.padEnd(48)} |\n`;
  // Seen red: none had a day, for a rule stands above the first head.
  it("have each the day of their own head", () =>
    expect(
      read(
        `${note("10/06/2026", "Adj: C5, T2, tolerated well")}${note("10/13/2026", "Adj: C6, T3, tolerated well")}${BOX}\n`,
      )
        .filter(({ quote }) => quote.startsWith("Adj"))
        .map(({ date, quote }) => `${date} ${quote.slice(0, 7)}`),
    ).toEqual(["2026-10-06 Adj: C5", "2026-10-13 Adj: C6"]));
});

describe("a test whose name ends like a motion", () => {
  const named = (line: string) =>
    read(`AMES, Rosa   DOB 01/02/1960   EXAMINATION   09/03/2026\n\n${line}\n`).flatMap(({ measure }) =>
      measure ? [`${measure.name.toLowerCase()} ${measure.value}`] : [],
    );
  // Seen red: the flexion-rotation test was told as a rotation of 20.
  it.each([
    ["flexion-rotation R ...... 20", "flexion-rotation 20"],
    ["rotation right .......... 52", "rotation 52"],
    ["Neck rotation R 60 deg", "neck rotation 60 deg"],
  ])("keeps its own name: %s", (line, is) => expect(named(line)).toEqual([is]));
});

describe("an order's own day", () => {
  const daysOf = (head: string, label: string) =>
    read(
      `${head}\nPatient:  Ames, Rosa    DOB: 01/02/1960         ${label}\n A1c today was taken without trouble.\n`,
    ).map(({ date }) => date);
  // Seen red: an order of the year before had no day, and stood in the letter.
  it.each(["Date ordered / done: 03/20/2025", "Date drawn and resulted: 03/20/2025"])(
    "is read behind %s",
    (label) =>
      expect(daysOf("IN-OFFICE LAB ORDER                     Bay Family Practice", label)).toContain(
        "2025-03-20",
      ),
  );
  it("is not that of a note which tells when something was ordered", () =>
    expect(daysOf("OFFICE VISIT             Date: 10/15/2026", "Date ordered: 09/28/2026")).not.toContain(
      "2026-09-28",
    ));
});

// Seen red: the questionnaire of the pelvic floor was no score, so that a later one was no change.
it.each([
  ["ICIQ-UI SF: 16 / 21", "iciq"],
  ["PFDI-20: 112", "pfdi"],
  ["UDI-6: 50", "udi6"],
])("knows the score of %s", (line, key) =>
  expect(
    read(`AMES, Rosa   DOB 01/02/1960   EVALUATION   09/10/2026\n\n${line}\n`).flatMap(
      ({ measure }) => measure?.key ?? [],
    ),
  ).toEqual([key]),
);

// Seen red: what an exam found stood under the day on which it was ordered.
it.each([
  "Exam date: 10/05/2026    Date ordered: 09/01/2026",
  "Date ordered: 09/01/2026\nDate of exam: 10/05/2026",
])("leaves an exam its own day beside the order's: %s", (days) =>
  expect(
    read(
      `BAY LAB  REPORT\nAmes, Rosa    DOB: 01/02/1960\n${days}\nImpression: full tear of the tendon is seen.\n`,
    ).flatMap(({ quote, date }) => (quote.startsWith("Impression") ? date : [])),
  ).toEqual(["2026-10-05"]),
);

describe("a boxed grid whose columns tell the side alone", () => {
  const grid = (caption: string, left = "LEFT (inj.)") =>
    `AMES, Rosa     DOB 01/02/1960       HAND EVALUATION
${caption}
+--------------+---------------+----------------+
|  date        |  ${left.padEnd(11)}  |  RIGHT         |
+--------------+---------------+----------------+
|  10/09/2026  |   6.3         |   44.7         |
|  11/11/2026  |  17.7         |   45.1         |
+--------------+---------------+----------------+
`;
  // Seen red: no value of the hand that was hurt was read.
  it.each([
    ["Jamar pos. 2, mean of 3, kilograms", "Grip"],
    ["Grip strength, kg", "Grip strength"],
  ])("has the name of its caption: %s", (caption, name) =>
    expect(valuesOf(grid(caption))).toEqual([
      `2026-10-09 ${name} left 6.3`,
      `2026-10-09 ${name} right 44.7`,
      `2026-11-11 ${name} left 17.7`,
      `2026-11-11 ${name} right 45.1`,
    ]),
  );
  it.each([
    ["Goals for the next four weeks", "LEFT"],
    ["Blue Harbor Health Plan", "LEFT"],
  ])("has no name of a caption that measures nothing: %s", (caption, left) =>
    expect(valuesOf(grid(caption, left)).join()).not.toMatch(/Goals|Blue|Grip/),
  );
});
