import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { papersOfOthers } from "./papers-of-others";

const NOTE = (name: string, birth: string) => `Bay Rehab
CHIROPRACTIC SOAP NOTE
Name: ${name}       DOB: ${birth}     Date: 09/29/2026
S: Neck pain 6/10 worse with desk work.
`;
const PAPERS = [
  { id: "own", title: "Note of September" },
  { id: "other", title: "Chart soap" },
];
const chartOf = (...notes: [id: string, text: string][]) =>
  readChart(
    notes.map(([documentId, text]) => ({ documentId, title: documentId, document: fromPlainText(text) })),
    { patientName: "Robert Hanley", dateOfBirth: "1958-02-11" },
  );

// Seen red with every paper that has a page left out told as another patient's.
it("names a paper that is about somebody else and stays behind", () => {
  const chart = chartOf(
    ["own", NOTE("Robert Hanley", "02/11/1958")],
    ["other", NOTE("Ruth Hanley", "07/30/1961")],
  );
  expect(papersOfOthers(chart, PAPERS, ["own"])).toEqual(["Chart soap"]);
  // What is enclosed is the gate's own problem.
  expect(papersOfOthers(chart, PAPERS, ["own", "other"])).toEqual([]);
});

it("names none of which the letter uses a page", () => {
  const both = `${NOTE("Ruth Hanley", "07/30/1961")}\f${NOTE("Robert Hanley", "02/11/1958")}`;
  expect(papersOfOthers(chartOf(["other", both]), PAPERS, [])).toEqual([]);
});
