import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "./plan";

const supportedBy = (...said: string[]) => {
  const note = `EVALUATION\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n${said.join("\n")}\n`;
  const chart = readChart([{ documentId: "p", title: "Chart", document: fromPlainText(note) }], {
    patientName: "Rosa Ames-Tell",
  });
  const letter = { denialCategory: "medical_necessity" as const, datesOfService: ["2026-09-08"] };
  return planLetter(letter, { noticeText: "", chart, answers: [] })
    .supporting.flatMap(({ facts }) => facts.map(({ quote }) => quote))
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
