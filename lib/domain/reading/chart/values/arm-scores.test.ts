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
  ["Fugl-Meyer Assessment, upper extremity 41/66", "fma-ue 41/66"],
  ["FMA: 41/66", "fma-ue 41/66"],
  ["Box and Block test 22", "box-block 22"],
  ["BBT R 45", "box-block 45"],
])("reads %s as a score of the arm", (text, found) => expect(measures(text).join()).toContain(found));

// Seen red: a score of the leg or of balance, and a basal temperature, were told as scores of the arm.
it.each([
  "FMA change since 09/22 is real.",
  "Fugl-Meyer LE 24/34",
  "FMA LE 24/34",
  "Fugl-Meyer Assessment LE 24/34",
  "Fugl-Meyer (LE) 24/34",
  "Fugl-Meyer balance 10/14",
  "FMA 24/34 (LE)",
  "BBT 97.6",
  "BBT chart 3 cycles reviewed",
])("takes no score of the arm from %s", (text) =>
  expect(measures(text).join()).not.toMatch(/fma-ue|box-block/),
);

// Seen red: the doses of two months were told as an improvement of the shoulder.
it.each([
  "Start propranolol ER 80, up to 120.",
  "METFORMIN ER 500 MG   60",
  "oxycodone IR 5 mg",
  // Seen red: names with other endings.
  "divalproex ER 500 nightly",
  "guanfacine ER 1 at bedtime",
  "potassium chloride ER 20 mEq",
  "levetiracetam ER 500 twice a day",
])("reads no rotation from how a drug is released: %s", (text) =>
  expect(measures(text).join()).not.toContain("rotation"),
);
it.each(["Shoulder ER 40, IR 50", "L ER 80 deg", "baseline ER 40", "supine ER 40", "routine ER 40"])(
  "still reads a rotation: %s",
  (text) => expect(measures(text).join()).toContain("external rotation"),
);
