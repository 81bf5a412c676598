import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "BAY CLINIC      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";
const valuesOf = (...rows: string[]) =>
  readChart(
    [{ documentId: "chart", title: "Chart", document: fromPlainText(`${HEAD}${rows.join("\n")}\n`) }],
    {
      patientName: "Rosa Ames-Tell",
    },
  ).facts.flatMap(({ measure }) => (measure ? [`${measure.name} ${measure.side}: ${measure.value}`] : []));

it("reads a row of both sides whose name no list knows", () => {
  expect(
    valuesOf(
      "Dynamometry (lb)   R      L      deficit",
      "Hamstrings         51.2   40.8   20%",
      "+20                33.1   36.4",
    ),
  ).toEqual(["Hamstrings right: 51.2", "Hamstrings left: 40.8", "+20 right: 33.1", "+20 left: 36.4"]);
});

it.each([
  ["a goal", ["Measure            R      L", "Goals              60.0   60.0"]],
  ["words", ["Palpation          R      L", "Trapezius          tight  normal"]],
  ["one side alone", ["Dynamometry (lb)   R      L", "Hamstrings         51.2"]],
  ["no heads", ["Hamstrings         51.2   40.8"]],
  ["another table", ["Dynamometry (lb)   R      L", "", "Balance due        51.20  40.80"]],
])("takes %s for none", (_, rows) => {
  expect(valuesOf(...rows)).toEqual([]);
});
