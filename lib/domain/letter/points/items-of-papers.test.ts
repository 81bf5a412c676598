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

// Red before: the grip stood there too, and the sheet with the latest score did not.
it("answers a questionnaire's first and latest score by scores alone, with the score's row of its sheet", () => {
  const sheet =
    "NECK DISABILITY INDEX           Ames-Tell, Rosa   1/2/60   file 1194\n\ndate                 9/28     10/12    10/26\nReading                2        2        1\nScore %               46       36       20\n";
  const exam =
    "BAY CHIROPRACTIC        EXAMINATION\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/28/2026\nNDI 46%. Grip L 31 kg, R 44 kg.\n";
  const read = readChart(
    [exam, sheet].map((text, at) => ({
      documentId: `q${at}`,
      title: "Paper",
      document: fromPlainText(text),
    })),
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const [item] = planLetter(
    { datesOfService: ["2026-10-12"] },
    {
      noticeText:
        "There is no payment until we have all of these. Please mark each paper with its number.\n\n   1.  Outcome questionnaire, first and latest score\n   2.  Daily notes\n",
      chart: read,
      answers: [],
    },
  ).points;
  expect(item?.series.map(({ measure }) => measure?.key)).toEqual(["ndi"]);
  expect(item?.passages.map(({ quote }) => quote)).toEqual(["Score %: 9/28 46, 10/12 36, 10/26 20"]);
});
