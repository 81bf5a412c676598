import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const measures = (text: string) =>
  readChart(
    [
      {
        documentId: "d",
        title: "Note",
        document: fromPlainText(`VISIT NOTE\nPatient: Rosa Ames   Date: 10/26/2026\n${text}\n`),
      },
    ],
    { patientName: "Rosa Ames" },
  ).facts.flatMap(({ measure }) => (measure ? [`${measure.key} ${measure.value}`] : []));

// Seen red: neither score had a direction, so that a gain of it was no improvement.
it.each([
  ["Fugl-Meyer UE: 41/66", "fma-ue 41/66"],
  ["Box and Block test 22", "box-block 22"],
])("reads %s as a score of the arm", (text, found) => expect(measures(text).join()).toContain(found));

it.each(["FMA change since 09/22 is real.", "Fugl-Meyer LE 24/34", "FMA LE 24/34"])(
  "takes no score of the arm from %s",
  (text) => expect(measures(text).join()).not.toContain("fma-ue"),
);

// Seen red: the doses of two months were told as an improvement of the shoulder.
it.each(["Start propranolol ER 80, up to 120.", "METFORMIN ER 500 MG   60", "oxycodone IR 5 mg"])(
  "reads no rotation from how a drug is released: %s",
  (text) => expect(measures(text).join()).not.toContain("rotation"),
);
it.each(["Shoulder ER 40, IR 50", "L ER 80 deg"])("still reads a rotation: %s", (text) =>
  expect(measures(text).join()).toContain("external rotation"),
);
