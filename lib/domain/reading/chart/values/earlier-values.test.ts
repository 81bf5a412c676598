import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const chartOf = (text: string) =>
  readChart(
    [
      {
        documentId: "note",
        title: "Note",
        document: fromPlainText(`NOTE 10/20/2026   Rosa Ames-Tell\n${text}\n`),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1961-03-05" },
  ).facts;
const valuesIn = (text: string) =>
  chartOf(text).flatMap(({ measure, date }) =>
    measure ? [`${date} ${measure.name}${measure.side ? ` ${measure.side}` : ""}: ${measure.value}`] : [],
  );
const saidIn = (text: string) => chartOf(text).flatMap(({ measure, quote }) => (measure ? [] : [quote]));

// Seen red: each was swallowed with the measure of the note's own day, and nothing told what the value had been.
describe("an earlier value whose day nobody says", () => {
  it.each([
    ["NDI 44% -> 30% -> 16%.", "NDI: 16%"],
    ["PCL-5 31 (intake 54).", "PCL-5: 31"],
    ["Neck Disability Index 8/50, 16% (was 44%).", "Neck Disability Index: 8/50 (16%)"],
    ["TUG 11.2 sec (16.8 at start of care).", "TUG: 11.2 sec"],
    ["Pain 7/10 to 3/10.", "Pain: 3/10"],
    ["Flexion 92 today (85 last time).", "Flexion: 92"],
  ])("stays in its own words: %s", (text, value) => {
    expect(valuesIn(text)).toEqual([`2026-10-20 ${value}`]);
    expect(saidIn(text)).toContain(text);
  });

  it.each([
    ["how a form was scored", "QuickDASH 68.2 (sum 41, 11 items answered)."],
    ["the other side", "Grip R 31 lb (L 61 lb)."],
    ["what is usual", "Knee flexion 118 (uninvolved 140)."],
    ["a value alone", "LEFS 44/80. Berg 48."],
    ["what an earlier visit found", "last BP: 138/82"],
  ])("is not %s", (_, text) => expect(saidIn(text)).toEqual([]));
});

describe("the day of a value", () => {
  it.each([
    // Seen red: the left hand's value had the day of the right hand's earlier one.
    [
      "Grip R 52 lb (38 lb on 9/2/26), L 70 lb.",
      ["2026-10-20 Grip right: 52 lb", "2026-09-02 Grip right: 38 lb", "2026-10-20 Grip left: 70 lb"],
    ],
    // Seen red: all four were of the note's day.
    [
      "8/24 DHI=58, FGA=14; 9/25 DHI=30, FGA=21",
      ["2026-08-24 DHI: 58", "2026-08-24 FGA: 14", "2026-09-25 DHI: 30", "2026-09-25 FGA: 21"],
    ],
    [
      "Between August 24, 2026 and September 25, 2026 the DHI fell from 58 to 30.",
      ["2026-08-24 DHI: 58", "2026-09-25 DHI: 30"],
    ],
    ["AHI 22.4/hr on HSAT 08/30/2026", ["2026-08-30 AHI: 22.4/hr"]],
    ["NDI 16% [44% 8/24]", ["2026-10-20 NDI: 16%", "2026-08-24 NDI: 44%"]],
    // Seen red: the value of the visit before was of the note's day.
    ["BP 150/92 at 9/1 visit, 128/78 today.", ["2026-09-01 BP: 150/92", "2026-10-20 BP: 128/78"]],
    // Seen red: the hamstrings' earlier strength was the quadriceps'.
    ["MMT: quad R 4+/5 (3+/5 IE), HS 4/5 (3/5 8/24/26).", ["2026-10-20 Quad right: 4+/5"]],
    // Seen red: 58 was of the note's day, and 30 was lost.
    ["DHI pre 58 post 30", ["2026-10-20 DHI: 30"]],
  ])("%s", (text, values) => expect(valuesIn(text)).toEqual(values));

  it.each([
    ["a grade of five", "4/5 strength knee flexion; LEFS 44/80", "2026-10-20 LEFS: 44/80"],
    ["a grade of ten", "8/10 pain at worst; LEFS 44/80", "2026-10-20 LEFS: 44/80"],
    [
      "a stretch of something else",
      "Between 08/24/2026 and 09/25/2026 she missed 2 visits. LEFS is 44/80.",
      "2026-10-20 LEFS: 44/80",
    ],
  ])("is not %s", (_, text, value) => expect(valuesIn(text)).toContain(value));
});

describe("what is beside a value", () => {
  // Seen red: a goal in parentheses took every value of its line with it.
  it("is its goal", () => {
    expect(valuesIn("LEFS 44 (MCID 9). NDI 30% (goal 10%).")).toEqual([
      "2026-10-20 LEFS: 44",
      "2026-10-20 NDI: 30%",
    ]);
    expect(valuesIn("Berg 48/56 (LTG 52).")).toEqual(["2026-10-20 Berg: 48/56"]);
  });

  it.each([
    "LEFS 60 (goal by 12/01/2026).",
    "LEFS 60 (goal 12/01).",
    "LEFS (goal) 60.",
    "NDI goal 10%.",
    "BP 118-124/70.",
    "LEFS ranges 0-80.",
    "PCL-5   55   56   31",
    "2. DHI 58 -> 30 or less, 12/15/26.",
  ])("leaves no result: %s", (text) => expect(valuesIn(text)).toEqual([]));

  it("is another value, and no scale", () =>
    expect(valuesIn("QuickDASH 34.1 / 68.2 at IE")).toEqual(["2026-10-20 QuickDASH: 34.1"]));

  it("is a liter, and no left side", () =>
    expect(
      valuesIn("                        10/14/26   10/15/26\nO2 flow L/min           4          3"),
    ).toEqual(["2026-10-14 O2 flow L/min: 4", "2026-10-15 O2 flow L/min: 3"]));
});

// Seen red: "8/24 NDI 40, 9/25 NDI 30" gave both to the first day, and "8/10 less pain" of a log belonged to 8/3.
describe("days that look like something else", () => {
  it.each([
    ["Gait better.\n8/24 NDI 40, 9/25 NDI 30.", ["2026-08-24 NDI: 40", "2026-09-25 NDI: 30"]],
    // What might be a grade is no day, and the value behind it is nobody's.
    ["Gait better.\n8/24 NDI 40, 9/10 NDI 30.", ["2026-08-24 NDI: 40"]],
    ["Gait better.\n8/24 NDI 40, 4/5 quads, LEFS 50.", ["2026-08-24 NDI: 40", "2026-08-24 LEFS: 50"]],
    ["BP 09/24 - 132/80", ["2026-10-20 BP: 132/80"]],
    ["BP 118-124/70", []],
  ])("%s", (text, values) => expect(valuesIn(text)).toEqual(values));

  it("a day of a log before pain", () =>
    expect(
      valuesIn("8/3 less pain, flexion 90\n8/10 less pain, flexion 98\n8/17 no pain, flexion 104"),
    ).toEqual(["2026-08-03 Flexion: 90", "2026-08-10 Flexion: 98", "2026-08-17 Flexion: 104"]));
  it("a grade of a log", () =>
    expect(
      valuesIn("8/3 visit 1, flexion 90\n8/10 pain at worst, 3/10 at best\n8/17 visit 2, flexion 104"),
    ).toContain("2026-08-03 Pain: 3/10"));
});

// Seen red: what was aimed at was told as found.
it.each([
  "Improve knee flexion to 120 deg (goal: 130).",
  "Increase LEFS to 60 (goal: 70).",
  "Reduce pain 2/10 (goal: 0/10) in 4 wks.",
  "NDI will be 20% (target: 10%).",
])("finds nothing in what is aimed at: %s", (text) => expect(valuesIn(text)).toEqual([]));
