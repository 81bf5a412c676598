import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { doneAgain } from "./repeated-service";

const again = (...lines: string[]) =>
  doneAgain(
    readChart(
      [
        {
          documentId: "n",
          title: "Note",
          document: fromPlainText(
            [
              "BAY PEDIATRICS      NEBULIZER TREATMENT RECORD      9/22/2026",
              "Ames-Tell, Rosa      DOB 1/2/2020",
              "",
              ...lines,
            ].join("\n"),
          ),
        },
      ],
      { patientName: "Rosa Ames-Tell" },
    ).facts,
  ).map(({ quote }) => quote);

it("finds a service twice in the rows of a record of treatments", () => {
  expect(
    again(
      " #   ordered by / time        drug                     start     stop      SpO2 pre   SpO2 post   given by",
      " 1   LO  9:58 AM              albuterol 2.5 mg/3 mL    10:05     10:15       91         93        K. Dube RN",
      " 2   LO 10:35 AM (reassess)   albuterol 2.5 mg/3 mL    10:40     10:50       93         96        K. Dube RN",
    ),
  ).toHaveLength(2);
  expect(
    again("Tx 1: albuterol neb, 10:05 to 10:15, better.", "Tx 2: albuterol neb, 10:40 to 10:50, better."),
  ).toHaveLength(2);
});

it.each([
  "Second neb at 10:40 after he was looked at again.",
  "Repeat film at 10:40 once the splint was on.",
  "10:40 gave 2nd neb, still wheezing.",
])("finds it in words: %s", (line) => {
  expect(again(line)).toHaveLength(1);
});

it.each([
  [["1 therapeutic exercise 10:05 to 10:15", "2 manual therapy 10:15 to 10:30"]],
  [["1 albuterol neb 10:05 to 10:15", "2 albuterol neb 10:10 to 10:20"]],
  [["1 albuterol neb 10:05 to 10:15", "3 albuterol neb 10:40 to 10:50"]],
  [["Second child seen today. Return at noon."]],
])("finds none where services differ, overlap, or one is left out: %s", (lines) => {
  expect(again(...lines)).toEqual([]);
});
