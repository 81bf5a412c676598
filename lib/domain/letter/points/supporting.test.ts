import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "./plan";

const supportedBy = (...said: string[]) => told(said);
/** Of one need, or of all. */
const told = (said: readonly string[], id?: string) => {
  const note = `EVALUATION\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n${said.join("\n")}\n`;
  const chart = readChart([{ documentId: "p", title: "Chart", document: fromPlainText(note) }], {
    patientName: "Rosa Ames-Tell",
  });
  const letter = { denialCategory: "medical_necessity" as const, datesOfService: ["2026-09-08"] };
  return planLetter(letter, { noticeText: "", chart, answers: [] })
    .supporting.filter(({ need }) => !id || need.id === id)
    .flatMap(({ facts }) => facts.map(({ quote }) => quote))
    .join(" | ");
};

// Red where only the passages that no need asked for were held to it.
it("supports a need with neither tests that found nothing nor the outlook that any note has", () => {
  const said = supportedBy(
    "ASSESSMENT",
    "Rehab potential good.",
    "",
    "OBJECTIVE",
    "Phalen neg. Reflexes normal.",
    "Knee swollen and tender at the joint line.",
  );
  expect(said).toContain("Knee swollen");
  expect(said).not.toMatch(/potential|Phalen/);
});

// Red where "MRI" of a list of payments made it a finding.
it("supports a need by nothing of money or coverage", () => {
  const said = supportedBy(
    "payout log rec'd 11/10/2026: 31 entries, last pmt 10/02/2026 (MRI).",
    "eligibility run 11/10/2026: chiro 20 visits/yr, used 0, active since 2025.",
    "MRI 08/20/2026 shows a tear of the medial meniscus.",
    "Physical therapy tried for 6 weeks without relief.",
  );
  expect(said).toMatch(/medial meniscus/);
  expect(said).toMatch(/6 weeks/);
  expect(said).not.toMatch(/payout|eligibility/);
});

// Red without the look for what is well, and for visits that were only missed.
it("supports a need with no symptom that is denied, and takes a missed visit for no treatment", () => {
  const page = [
    "OBJECTIVE",
    "Exam of the shoulder normal, weakness denied.",
    "Negative for fracture; the film shows a tear of the cuff.",
    "Missed 2 visits due to a hospital stay.",
    "Physical therapy tried for 6 weeks without relief.",
  ];
  expect(told(page)).toMatch(/tear of the cuff/);
  expect(told(page)).not.toMatch(/weakness denied/);
  expect(told(page, "treatment")).toMatch(/6 weeks/);
  expect(told(page, "treatment")).not.toMatch(/Missed 2/);
});
