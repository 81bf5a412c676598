import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const rowsOf = (days: string) =>
  readChart(
    [
      {
        documentId: "lab",
        title: "Lab",
        document: fromPlainText(
          `SEVEN HILLS LABORATORY          FINAL REPORT\nPatient: AMES-TELL, ROSA        DOB 01/02/1960  F\n\n${days}\nTest                       Result      Flag    Reference        Units\nHemoglobin                 10.4        L       11.7-15.5        g/dL\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.flatMap(({ quote, date }) => (/10\.4/.test(quote) ? [`${date} ${quote}`] : []));

// Seen red: the two days of one specimen were taken for heads of columns, and the results had no day.
it.each([
  "Collected 09/22/2026 08:10         Reported 09/22/2026 19:45",
  "Collected: 09/22/2026              Received: 09/22/2026",
])("dates results by the day of the specimen: %s", (days) =>
  expect(rowsOf(days)).toEqual([
    "2026-09-22 Test Hemoglobin; Result 10.4; Flag L; Reference 11.7-15.5; Units g/dL",
  ]),
);
