import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const OWN = "VISIT\nPatient: Vera Otto   DOB 03/04/2017\nDate: 10/14/2026\nS: Cough at night.\n";
const sheet = (given: string) =>
  `SPIROMETRY REPORT    Bay Family Practice     09/02/2026\nOTTO  ${given}               DOB 03/04/2017     F    135 cm\n\nFEV1 1.75 L, 98 % predicted, normal.\n`;
const readOf = (given: string) => {
  const papers = [OWN, sheet(given)].map((text, at) => ({
    ...{ documentId: String(at), title: "Chart" },
    document: fromPlainText(text),
  }));
  const { facts } = readChart(papers, { patientName: "Vera Otto", dateOfBirth: "2017-03-04" });
  return facts.some(({ place }) => place.documentId === "1");
};

it.each(["WENDA", "Rosa", "ROSA L."])(
  "a twin is told by the given name in a column of its own: %s",
  (given) => expect(readOf(given)).toBe(false),
);

it.each(["VERA", "Vera K.", "VERA K", "F", "135 cm", "AGE 9"])(
  "the patient's own sheet stays hers: %s",
  (given) => expect(readOf(given)).toBe(true),
);
