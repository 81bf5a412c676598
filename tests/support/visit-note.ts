import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";

const PATIENT = "Rosa Ames-Tell";

/** What is read in the note of one visit, of November 9, 2026, under a usual head. */
export const factsOfVisit = (...lines: string[]) =>
  readChart(
    [
      {
        documentId: "chart",
        title: "Chart",
        document: fromPlainText(
          [`Patient: ${PATIENT}   DOB 01/02/1960   Date of visit: 11/09/2026`, "", ...lines].join("\n"),
        ),
      },
    ],
    { patientName: PATIENT, dateOfBirth: "1960-01-02" },
  ).facts;
