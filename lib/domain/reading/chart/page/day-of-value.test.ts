import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const dayOf = (head: string, line: string) =>
  readChart(
    [
      {
        ...{ documentId: "n", title: "Note" },
        document: fromPlainText(
          `${head}\nLow mood since the layoff in July, sleeps four hours.\n${line}\n                     Ada Roe, PA-C\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.find(({ quote }) => quote.startsWith("Low mood"))?.date;

const HEAD = "Bay Health Center     Office visit 10/20/2026 09:10       Rosa Ames-Tell   01/02/1960";
const UNDATED = "Bay Health Center     Rosa Ames-Tell   01/02/1960";

// Seen red: the day of one old score stood for the day of the visit, and its treatment with it.
it.each([
  "PHQ-9 on 02/11/2025 was 3.",
  "Her PHQ-9 of 02/11/2025 was only 3.",
  "PHQ-9 was 3 on 02/11/2025.",
  "PHQ-9 was 3/27 on 02/11/2025.",
  "A1c was 9.1 % on 02/11/2025.",
  "On 02/11/2025 PHQ-9 was 3.",
  "Score of the visit on 02/11/2025 was 3.",
  "PHQ-9 is down from the score of the visit on 02/11/2025.",
  "Values from an earlier exam of 02/11/2025 are not at hand.",
  "On 02/11/2025 her A1c was 9.1 %.",
  "Weight in clinic on 02/11/2025 was 180 lb.",
])("takes the day of one value for no day of the visit: %s", (line) => {
  expect(dayOf(HEAD, line)).toBe("2026-10-20");
  expect(dayOf(UNDATED, line)).toBeUndefined();
});

it.each([
  "Seen on 10/20/2026, PHQ-9 was 17.",
  "Visit on 10/20/2026 was 40 minutes.",
  "Exam on 10/20/2026 was 3 weeks after the fall.",
  "Date of service: 10/20/2026",
  "10/20/2026 PHQ-9 was 17.",
  "Therapy on 10/20/2026 was 45 minutes.",
  "Treatment was 45 min on 10/20/2026.",
  "Signed 10/20/2026",
  "10/20/2026",
])("keeps the day of the visit: %s", (line) => {
  // An entry's day begins below the sentence before it.
  const above = dayOf(`${UNDATED}\n${line}`, "Back in three weeks.");
  expect(above).toBe("2026-10-20");
});

it.each([
  "Bay Health Center     Last office visit 10/20/2026 09:10       Rosa Ames-Tell   01/02/1960",
  "Upcoming     Office visit 10/20/2026 09:10       Rosa Ames-Tell   01/02/1960",
  "Bay Health Center     Office visit 10/20/2026 was moved by the clinic     Rosa Ames-Tell   01/02/1960",
])("takes no other visit's hour for a head: %s", (head) => {
  expect(dayOf(head, "Back in three weeks.")).toBeUndefined();
});

// Seen red: the day of the one value that a page tells dated all that stands on it.
it.each([
  ["A1c 9.1 on 09/01/2026", undefined],
  ["Hemoglobin A1c: 9.1 %  09/01/2026", undefined],
  ["BP 152/90 (09/01/2026)", undefined],
  ["Visit 09/01/2026: A1c 9.1", "2026-09-01"],
  ["Office visit 09/01/2026", "2026-09-01"],
  ["Seen 09/01/2026, A1c 9.1", "2026-09-01"],
  ["09/01/2026", "2026-09-01"],
])("dates no page by the day of one value: %s", (line, date) => {
  const { facts } = readChart(
    [
      {
        documentId: "n",
        title: "Note",
        document: fromPlainText(
          `Bay Family Medicine\nRosa Ames-Tell  DOB 01/02/1960\n${line}\n\nUses insulin four times a day.\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  );
  expect(facts.find(({ quote }) => quote.startsWith("Uses"))?.date).toBe(date);
});
