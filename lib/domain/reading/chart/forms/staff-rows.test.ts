import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const factsOf = (row: string) =>
  readChart(
    [
      {
        documentId: "sheet",
        title: "Sheet",
        document: fromPlainText(
          `BAY PT     FLOWSHEET     AMES-TELL, ROSA   DOB 1/2/60\n\n                           9/28/26    10/6/26    10/15/26\n${row}\nOswestry %                   58         50          42\nLift floor to waist, lb      10         15          25\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts;
const daysOf = (row: string) =>
  factsOf(row).flatMap(({ measure, date }) => (measure?.key === "odi" ? [`${date} ${measure.value}`] : []));

// Seen red: the initials below the days were taken for the names of the columns, "Oswestry %: SP 58, SP 50, SP 42", and the days were lost.
it.each([
  "                           SP         SP         SP",
  "                           SP         AW         SP",
  "                           SP/AW      AW         SP",
])("keeps the days over the columns, whoever measured: %s", (row) =>
  expect(daysOf(row)).toEqual(["2026-09-28 58", "2026-10-06 50", "2026-10-15 42"]),
);
