import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { planLetter } from "./plan";

const LOG = `Little Lake            HOME PROGRAM LOG      Rosa Ames-Tell   DOB 01/02/2023

 date        taught to     what                                    show-back     days done / 7
 05/04/26    Dad           calf stretch, long sit                  ok            5
 10/12/26    Mom + Dad     stretch 2 x day, step-ups               ok both       6
`;
const plan = (reason: string) =>
  planLetter(
    {
      denialText: reason,
      denialCategory: "medical_necessity",
      noticeDate: "2026-11-03",
      patientName: "Rosa Ames-Tell",
    },
    {
      noticeText: reason,
      chart: readChart([{ documentId: "log", title: "Log", document: fromPlainText(LOG) }], {
        patientName: "Rosa Ames-Tell",
      }),
      answers: [],
    },
  );
const told = (reason: string) =>
  plan(reason).points.flatMap(({ passages }) => passages.map(({ quote }) => quote));

it("answers that no home program was taught by the rows of its log, the last one first", () => {
  const [first = ""] = told(
    "We did not see that a home program has been taught to the family and is being done.",
  );
  expect(first).toContain("10/12/26");
});

it("answers nothing else by them", () =>
  expect(told("No signed order of the physician was sent.").join()).not.toContain("10/12/26"));
