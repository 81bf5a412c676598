import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "./plan";

const VISIT = `BAY FAMILY MEDICINE        OFFICE VISIT
Patient: Rosa Ames-Tell   DOB 01/02/1960   Date: 10/14/2026
Suspect right medial meniscus tear, failed seven weeks of therapy for the knee.
Will get an MRI of the right knee. Ultrasound of the right knee is planned if that is refused.
`;
const FILMS = `BAY RADIOLOGY              Final report
Patient: Rosa Ames-Tell   DOB 01/02/1960   Performed: 08/24/2026
Study: x-ray of the right knee, three views
IMPRESSION: Small effusion of the right knee, no fracture.
`;
const NOTICE = `Our guideline asks for all of the following, and the information does not show them:

  1. Plain x-rays of the knee taken for this problem, with the result.
  2. A physical examination with a finding that points to a tear.
`;

// Red without the rule: the order of the MRI and the planned ultrasound answered.
it("answers for films that were taken from their report, not from what is ordered next", () => {
  const chart = readChart(
    [VISIT, FILMS].map((text, at) => ({
      documentId: `p${at}`,
      title: "Paper",
      document: fromPlainText(text),
    })),
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  const { points } = planLetter({ noticeDate: "2026-10-23" }, { noticeText: NOTICE, chart, answers: [] });
  const films = points.find(({ text }) => text.startsWith("Plain x-rays"));
  expect(films?.kind).toBe("criterion");
  expect(films?.passages.length).toBeGreaterThan(0);
  expect(films?.passages.map(({ place }) => place.documentId)).not.toContain("p0");
});
