import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofPayersReports } from "./payers-reports";

const left = (heading: string, quotes: string[]) => {
  const facts = quotes.map(
    (quote, at): ChartFact => ({
      id: String(at),
      place: { documentId: "d", page: 1, boxes: [] },
      quote,
      heading,
      section: "",
      topics: [],
    }),
  );
  const out = ofPayersReports(facts);
  return facts.flatMap(({ id, quote }) => (out.has(id) ? [] : quote));
};

const HELPS = [
  "Records furnished: notes of May.",
  "Time with examinee: 9 minutes.",
  "No imaging furnished.",
  "Left trapezius tender with spasm.",
];
const CONCLUDES = [
  "OPINION: strain, resolved.",
  "Maximum medical improvement as of today.",
  "Motion appears full.",
  "Further visits are not medically necessary.",
  "No tenderness was found.",
];

// Seen red: the examiner's own conclusion was quoted as the record's answer to the payer.
it.each([
  ["Independent Medical Examination", []],
  ["Peer Review Report", []],
  ["Utilization Review Notes", []],
  ["Nurse Reviewer Worksheet", []],
  ["Examination Report", ["Examinee: Rosa Ames"]],
  ["Evaluation", ["Requested by: Bay Mutual Insurance Company"]],
])(
  "a report that was made for the payer gives what it was given and found, and no conclusion: %s",
  (heading, head) => expect(left(heading, [...head, ...HELPS, ...CONCLUDES])).toEqual(HELPS),
);

it("a report for the payer that comes out for the patient is quoted", () => {
  const quotes = [
    "OPINION: further care is reasonable and necessary.",
    "She has not yet reached maximum medical improvement.",
    "I recommend continued therapy for six weeks.",
  ];
  expect(left("Independent Medical Examination", quotes)).toEqual(quotes);
});

it.each([
  ["Re-Examination", ["Requested by: Vera Otto, MD"]],
  ["Initial Evaluation", []],
  ["Utilization Review", ["Approved: 8 visits"]],
  ["Peer-to-Peer Call", []],
  ["External Review Decision", []],
  ["Response to Independent Medical Examination", []],
  ["Treating Physician Letter on the Peer Review", []],
  ["Progress Report", ["Referred by: Bay Mutual claims adjuster"]],
])("other reports are quoted whole: %s", (heading, head) =>
  expect(left(heading, [...head, ...HELPS, ...CONCLUDES])).toEqual([...head, ...HELPS, ...CONCLUDES]),
);
