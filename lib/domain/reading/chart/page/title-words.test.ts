import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const dayOf = (head: string) =>
  readChart(
    [
      {
        ...{ documentId: "n", title: "Note" },
        document: fromPlainText(
          `${head}\nRosa Ames-Tell      DOB 06/14/1958      Ida Roe, MD\n\nExam: monofilament 6/10 right, no ulcer.\nA1c 9.4 % (10/05/2026, was 7.1 % in April).\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  ).facts.find(({ quote }) => quote.startsWith("Exam"))?.date;

// Seen red: the visit had the day of a laboratory value in it, because its title says "from".
it.each([
  "BAY FAMILY MEDICINE      PROBLEM VISIT (separate from wellness)  10/08/2026        page 2 of 2",
  "BAY FAMILY MEDICINE      TRANSFER TO HOME  10/08/2026",
  "BAY FAMILY MEDICINE      BACK TO WORK VISIT   10/08/2026",
])("a title's words leave the day in the next column the page's own: %s", (head) =>
  expect(dayOf(head)).toBe("2026-10-08"),
);

it.each([
  "BAY FAMILY MEDICINE      Certification from 10/08/2026",
  "BAY FAMILY MEDICINE      Covered from   10/08/2026",
  "BAY FAMILY MEDICINE      Off work until about 10/08/2026",
])("a day from or until which something holds is none: %s", (head) =>
  expect(dayOf(head)).not.toBe("2026-10-08"),
);
