import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import type { LetterFacts } from "../facts/facts";
import { planLetter } from "./plan";

const chart = readChart(
  [
    {
      documentId: "sheet",
      title: "Sheet",
      document: fromPlainText(`BAY PT    OUTCOMES    Patient: Rosa Ames-Tell

                       07/20/26   08/17/26   09/10/26   09/28/26
TUG (sec)                19.4       15.2       13.1       10.8
LEFS (/80)                21         34         40         47`),
    },
  ],
  { patientName: "Rosa Ames-Tell" },
);
const answer = (...reasonPoints: string[]) => answerOf({ datesOfService: ["2026-09-14"] }, ...reasonPoints);
const answerOf = (known: LetterFacts, ...reasonPoints: string[]) =>
  planLetter(
    {
      patientName: "Rosa Ames-Tell",
      denialCategory: "medical_necessity",
      denialText: reasonPoints.join(" "),
      reasonPoints,
      ...known,
    },
    { noticeText: reasonPoints.join("\n"), chart, answers: [] },
  ).points.map(({ series }) =>
    series.map(({ measure, date }) => `${date} ${measure?.name} ${measure?.value}`),
  );

it("answers a window of time by the values from its first day on, and shows older ones under no other point", () => {
  const [gains = [], goals = []] = answer(
    "The records do not show measurable improvement in the 30 days before these visits.",
    "No functional goal remained to be reached.",
  );
  expect(gains).toContain("2026-08-17 TUG (sec) 15.2");
  expect([...gains, ...goals].join()).not.toContain("2026-07-20");
});

it("answers without a window by the first value", () => {
  const [gains = []] = answer("The records do not show measurable improvement.");
  expect(gains).toContain("2026-07-20 TUG (sec) 19.4");
});

it("answers no gain after a day by the values from that day on", () => {
  const [gains = []] = answer("The records do not show significant improvement after August 17, 2026.");
  expect(gains[0]).toBe("2026-08-17 TUG (sec) 15.2");
  expect(gains.join()).not.toContain("2026-07-20");
});

it("answers no gain after a day before the service is given, too", () => {
  const [gains = []] = answerOf(
    { noticeDate: "2026-10-05" },
    "No measurable progress is shown since August 17, 2026.",
  );
  expect(gains[0]).toBe("2026-08-17 TUG (sec) 15.2");
  expect(gains.join()).not.toContain("2026-07-20");
});

// Seen red: a criterion that names the time was answered by the first value of all, and the one from its beginning was left out.
it("answers a criterion of a window by the values from its first day on", () => {
  const noticeText =
    "We approve more visits when all of these are shown:\n (1) a home program;\n (2) measurable gain during the last 30 days of therapy.\nThese were not shown.";
  const gains = planLetter(
    {
      ...{ patientName: "Rosa Ames-Tell", denialCategory: "medical_necessity", noticeDate: "2026-10-10" },
      denialText: "These were not shown.",
    },
    { noticeText, chart, answers: [] },
  ).points.flatMap(({ text, series }) =>
    /gain/.test(text) ? series.map(({ measure, date }) => `${date} ${measure?.name} ${measure?.value}`) : [],
  );
  expect(gains).toContain("2026-09-10 TUG (sec) 13.1");
  expect(gains.join()).not.toContain("2026-07-20");
});

it("answers by a row that is no known measure, where its name says which way is better", () => {
  const sheet = `BAY PT    OUTCOMES    Patient: Rosa Ames-Tell

                              07/20/26   09/10/26
Quad strength, L as % of R      41%        68%
Loops                           10         30`;
  const rows = planLetter(
    {
      patientName: "Rosa Ames-Tell",
      denialText: "No progress is shown.",
      denialCategory: "medical_necessity",
    },
    {
      noticeText: "No progress is shown.",
      chart: readChart([{ documentId: "s", title: "Sheet", document: fromPlainText(sheet) }], {
        patientName: "Rosa Ames-Tell",
      }),
      answers: [],
    },
  ).points.flatMap(({ series }) => series.map(({ measure }) => `${measure?.name}: ${measure?.value}`));
  expect(rows).toEqual(["Quad strength, L as % of R: 41%", "Quad strength, L as % of R: 68%"]);
});

it.each([
  "After August 17, 2026 the notes show no objective gain.",
  "Since 08/17/2026 there is nothing that shows progress.",
])("answers a day that stands before its want of gain alike: %s", (said) => {
  const [gains = []] = answer(said);
  expect(gains[0]).toBe("2026-08-17 TUG (sec) 15.2");
  expect(gains.join()).not.toContain("2026-07-20");
});

it("tells the motions of the part that the point names, and what is missing as it falls", () => {
  const sheet = `BAY PT    OUTCOMES    Patient: Rosa Ames-Tell

                           07/20/26   08/17/26   09/28/26
Knee flex AROM (deg)          78         104        119
Knee ext AROM, lacks          12           5          1
TUG (sec)                    19.4       15.2       10.8`;
  const [point] = planLetter(
    {
      patientName: "Rosa Ames-Tell",
      denialText: "After 08/17/2026 the notes show no objective gain in the knee.",
      denialCategory: "medical_necessity",
      datesOfService: ["2026-09-14"],
    },
    {
      noticeText: "After 08/17/2026 the notes show no objective gain in the knee.",
      chart: readChart([{ documentId: "s", title: "S", document: fromPlainText(sheet) }], {
        patientName: "Rosa Ames-Tell",
      }),
      answers: [],
    },
  ).points;
  expect(point?.series.map(({ measure }) => measure?.value)).toEqual([
    "104",
    "119",
    "5",
    "1",
    "15.2",
    "10.8",
  ]);
});
