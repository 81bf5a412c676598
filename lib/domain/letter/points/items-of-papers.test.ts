import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "./plan";

const EXAM = `BAY CHIROPRACTIC        EXAMINATION
Patient: Rosa Ames-Tell   DOB 01/02/1960   Date: 08/17/2026
Neck Disability Index 22/50 = 44%`;
const FAX = `TRANSMISSION REPORT
   DATE/TIME      10/06/2026  08:22
   RESULT         OK
   JOB            2243      DOC: Ames-Tell, records faxed for claim 26268`;
const NOTICE = `We asked for records on September 28, 2026 and did not get them. There is no payment until we
have all of these. Please mark each paper with its number.

   1.  Outcome measure at the start of care.
   2.  If you have sent the records before: proof with the date that you sent them.
`;
const papers = [EXAM, FAX].map((text, at) => ({
  documentId: `p${at}`,
  title: "Paper",
  document: fromPlainText(text),
}));
const chart = readChart(papers, { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" });

it("answers a list of awaited papers as papers: a score by its value, a sending by its report", () => {
  const { points } = planLetter(
    { datesOfService: ["2026-08-17"] },
    { noticeText: NOTICE, chart, answers: [] },
  );
  expect(points.map(({ kind }) => kind)).toEqual(["item", "item"]);
  expect(points[0]?.series.map(({ measure }) => measure?.value)).toEqual(["22/50 = 44%"]);
  expect(points[1]?.passages.map(({ date }) => date)).toContain("2026-10-06");
});
