import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const note = (day: string, text: string) =>
  `BAY REHAB        DAILY NOTE        ${day}\nAmes-Tell, Rosa    DOB 01/02/1960\n\n${text}\n`;
const values = (first: string, second: string, key = /^row-named:/) =>
  readChart(
    [
      {
        documentId: "notes",
        title: "Notes",
        document: fromPlainText(`${note("09/14/2026", first)}\f${note("10/12/2026", second)}`),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1960-01-02" },
  ).facts.flatMap(({ measure, date }) =>
    measure && key.test(measure.key)
      ? [`${date} ${measure.name}${measure.side ? ` ${measure.side}` : ""}: ${measure.value}`]
      : [],
  );

const DAILY_KEY = /^(?:pinch|girth|wound|score):/;

describe("what two notes measure in the same words", () => {
  it.each([
    [
      "Jaw sore. Opens 24 mm with left deflection.",
      "Opens 41 mm, straight.",
      ["Opens: 24 mm", "Opens: 41 mm"],
    ],
    ["JFLS-8 score 38. Soft food.", "JFLS-8 score 9.", ["JFLS-8: 38", "JFLS-8: 9"]],
    ["Worse at night. PPQ-9 = 124.", "Sleeps well. PPQ-9 = 52.", ["PPQ-9: 124", "PPQ-9: 52"]],
    ["Dizziness 7/10. Worse in the shower.", "Dizziness 2/10.", ["Dizziness: 7/10", "Dizziness: 2/10"]],
    [
      "Hand function index 31/80.",
      "Hand function index 66/80.",
      ["Hand function index: 31/80", "Hand function index: 66/80"],
    ],
    [
      "Wound L 4.4 x W 3.2 x D 0.5 cm. Foam.",
      "Wound L 2.3 x W 1.5 x D 0.1 cm.",
      ["Wound: L 4.4 x W 3.2 x D 0.5 cm", "Wound: L 2.3 x W 1.5 x D 0.1 cm"],
    ],
    ["09/14/2026 Opens 24 mm.", "10/12/2026 Opens 41 mm.", ["Opens: 24 mm", "Opens: 41 mm"]],
  ])("is told by its days: %s", (first, second, [then, now]) => {
    expect(values(first, second)).toEqual([`2026-09-14 ${then}`, `2026-10-12 ${now}`]);
  });

  it("reads each side of a pair, in a line of other values, too", () => {
    expect(
      values(
        "Grip R 18 lb / L 62 lb; lateral pinch R 6 / L 15. Drops cups.",
        "Grip R 37 lb / L 62 lb; lateral pinch R 11 / L 15.",
        /^pinch:/,
      ),
    ).toEqual([
      "2026-09-14 Lateral pinch right: 6",
      "2026-09-14 Lateral pinch left: 15",
      "2026-10-12 Lateral pinch right: 11",
      "2026-10-12 Lateral pinch left: 15",
    ]);
  });

  it.each([
    [
      "Key pinch right 9 lb, painful.",
      "Key pinch right 14 lb.",
      ["Key pinch right: 9 lb", "Key pinch right: 14 lb"],
    ],
    ["Arm girth 34.5 cm.", "Arm girth 31 cm, skin soft.", ["Arm girth: 34.5 cm", "Arm girth: 31 cm"]],
    [
      "Wound 4.2 x 3.1 cm, foam dressing.",
      "Wound 2 x 1.1 cm, foam dressing.",
      ["Wound: 4.2 x 3.1 cm", "Wound: 2 x 1.1 cm"],
    ],
    ["Slough 55%, bed pink.", "Slough 10%.", ["Slough: 55%", "Slough: 10%"]],
    ["Boston SSS 3.1, drops cups.", "Boston SSS 1.6.", ["Boston SSS: 3.1", "Boston SSS: 1.6"]],
  ])("is told on each day where its name is known: %s", (first, second, [then, now]) => {
    expect(values(first, second, DAILY_KEY)).toEqual([`2026-09-14 ${then}`, `2026-10-12 ${now}`]);
  });

  it.each([
    ["what covers a wound", "Wound dressed with foam, 4 x 4 cm.", "Wound dressed with foam, 2 x 2 cm."],
    ["a threshold", "Arm girth must be below 34 cm.", "Arm girth must be below 31 cm."],
    ["what was used", "Pinch putty 3 lb.", "Pinch putty 5 lb."],
    ["two places", "Arm girth 34 cm at the axilla.", "Arm girth 29 cm at the wrist."],
    ["two places in parentheses", "Arm girth 34 cm (axilla).", "Arm girth 29 cm (wrist)."],
    ["two places behind a comma", "Arm girth 34 cm, upper arm.", "Arm girth 29 cm, wrist."],
    ["two places before it", "At the axilla, arm girth 34 cm.", "At the wrist, arm girth 29 cm."],
    ["the well side", "Sound side arm girth 34 cm.", "Sound side arm girth 31 cm."],
  ])("is no known name's value: %s", (_, first, second) => {
    expect(values(first, second, DAILY_KEY)).toEqual([]);
  });

  it.each([
    ["a goal", "Goal: opens 35 mm.", "Goal: opens 40 mm."],
    ["a threshold", "Arm girth must be below 34 cm.", "Arm girth must be below 31 cm."],
    ["words in small letters", "Thumb index 3.61.", "Thumb index 2.83."],
    ["a laboratory's value", "INR 2.4.", "INR 3.1."],
    ["another laboratory's value", "CREAT 1.2.", "CREAT 1.6."],
    ["what covers a wound", "Wound dressed with foam, 4 x 4 cm.", "Wound dressed with foam, 2 x 2 cm."],
    ["two wounds", "Left heel wound, 4.2 x 3.1 cm.", "Right shin wound, 2 x 1.1 cm."],
    ["the size of a dressing", "Foam 10 x 12 cm.", "Foam 8 x 8 cm."],
    ["a norm", "Normal opening 40 mm.", "Normal opening 45 mm."],
    ["a dose", "Gabapentin 100 mg.", "Gabapentin 300 mg."],
    ["a dose by volume", "Amoxicillin dose 5 mL.", "Amoxicillin dose 10 mL."],
    ["repetitions", "Bridges 10 x 3.", "Bridges 15 x 3."],
    ["what was set", "Heel lift 6 mm.", "Heel lift 9 mm."],
    ["what an exercise used", "Step height 10 cm.", "Step height 20 cm."],
    ["what was drawn off", "Aspirated 20 mL.", "Aspirated 12 mL."],
    ["an identifier", "Claim 4471.", "Claim 4472."],
    ["a day of a month", "Recheck visit 9/28.", "Recheck visit 10/26."],
    ["another side", "Key pinch right 9 lb.", "Key pinch left 14 lb."],
    ["another unit", "Arm girth 34.5 cm.", "Arm girth 310 mm."],
    ["another person's", "Mother: opens 24 mm.", "Her mother opens 41 mm."],
    ["an earlier day's", "Opens 24 mm on 06/01/2026.", "Opens 41 mm."],
    ["what a treatment did for the hour", "Opens 24 mm after heat.", "Opens 31 mm after heat."],
    ["two things of one day", "Arm girth 34 cm. Arm girth 30 cm.", "Arm girth 31 cm."],
    ["the same value", "Opens 41 mm.", "Opens 41 mm."],
    ["one day alone", "Opens 24 mm.", "No pain."],
    ["what was used", "Pinch putty 3 lb.", "Pinch putty 5 lb."],
    ["what squeezes", "Gripper 15 lb.", "Gripper 25 lb."],
    ["a cushion", "Pillow under knee 10 cm.", "Pillow under knee 5 cm."],
    ["a cup", "Cup depth 4 cm.", "Cup depth 6 cm."],
    ["an implant", "Screw 4 mm.", "Screw 6 mm."],
    ["what was given", "Lidocaine 2 mL.", "Lidocaine 3 mL."],
    ["what was fed", "Formula 120 mL.", "Formula 180 mL."],
    ["a blood pressure", "Supine 118/72.", "Supine 128/72."],
    ["visits used", "Attended 10/36.", "Attended 20/36."],
    ["a bill", "Invoice 44/80.", "Invoice 60/80."],
    ["a blood test", "IL-6 = 40.", "IL-6 = 12."],
    ["repetitions of each side", "Bridges R 10 / L 12.", "Bridges R 15 / L 12."],
    ["a device of each side", "Hearing aid R 3 / L 4.", "Hearing aid R 5 / L 5."],
    ["what cannot be", "Cannot open 24 mm.", "Cannot open 41 mm."],
    ["two places", "Arm girth 34 cm at the axilla.", "Arm girth 29 cm at the wrist."],
    ["two places in parentheses", "Arm girth 34 cm (axilla).", "Arm girth 29 cm (wrist)."],
    ["two places behind a comma", "Arm girth 34 cm, upper arm.", "Arm girth 29 cm, wrist."],
    ["two places before it", "At the axilla, arm girth 34 cm.", "At the wrist, arm girth 29 cm."],
    ["another circumstance", "Dizziness 7/10 in the shower.", "Dizziness 2/10 in bed."],
    ["a treatment before it", "Opens 24 mm.", "After heat, opens 31 mm."],
    ["the well side", "Sound side arm girth 34 cm.", "Sound side arm girth 31 cm."],
    ["what was", "JFLS-8 score was 38.", "JFLS-8 score was 9."],
  ])("is not read from %s", (_, first, second) => {
    expect(values(first, second)).toEqual([]);
  });
});
