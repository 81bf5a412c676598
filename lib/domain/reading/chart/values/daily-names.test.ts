import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "BAY CLINIC      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";
const measures = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(`${HEAD}${text}\n`) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.flatMap(({ measure }) => (measure ? [measure] : []));
const valuesOf = (text: string) =>
  measures(text).map(({ name, side, value }) => `${name}${side ? ` ${side}` : ""}: ${value}`);

describe("a name that charts use daily", () => {
  it.each([
    ["Grip (position 2) R 33 L 52 lb.", ["Grip right: 33", "Grip left: 52 lb"]],
    [
      "Tip pinch R 7 / L 12 lb; key pinch R 11, L 15.",
      ["Tip pinch right: 7", "Tip pinch left: 12 lb", "Key pinch right: 11", "Key pinch left: 15"],
    ],
    ["9HPT dominant R 33.2 sec, L 24.8 sec (norm R 18)", ["9HPT right: 33.2 sec", "9HPT left: 24.8 sec"]],
    ["SLS eyes closed: R 3 sec, L 9 sec", ["SLS eyes closed right: 3 sec", "SLS eyes closed left: 9 sec"]],
    ["Box and blocks 27 R / 49 L", ["Box and blocks right: 27", "Box and blocks left: 49"]],
    [
      "Figure-8 ankle L 53.4 cm, R 50.9 cm",
      ["Figure-8 ankle left: 53.4 cm", "Figure-8 ankle right: 50.9 cm"],
    ],
    ["R UE vol 2710 mL, L UE vol 2320 mL", ["UE vol right: 2710 mL", "UE vol left: 2320 mL"]],
    ["Gait speed .64 m/s", ["Gait speed: .64 m/s"]],
    ["30s STS: 8 reps (age norm 11-16)", ["30s STS: 8 reps"]],
    ["Five times sit to stand completed in 15.1 seconds.", ["Five times sit to stand: 15.1 seconds"]],
    ["2MWT 96 m with a walker. 2MST 55 steps.", ["2MWT: 96 m", "2MST: 55 steps"]],
    ["DNF endurance 16 s (norm 39).", ["DNF endurance: 16 s"]],
    ["Schober 3 cm. Fingertip-to-floor 21 cm.", ["Schober: 3 cm", "Fingertip-to-floor: 21 cm"]],
    [
      "LSI 71%. Navicular drop R 9 mm / L 6 mm.",
      ["LSI: 71%", "Navicular drop right: 9 mm", "Navicular drop left: 6 mm"],
    ],
    ["FABQ-PA 14, FABQ-W 25.", ["FABQ-PA: 14", "FABQ-W: 25"]],
    ["ARAT 31/57. MoCA 22/30. ASES 68.3.", ["ARAT: 31/57", "MoCA: 22/30", "ASES: 68.3"]],
    ["Grasping SS 6, FMQ 76.", ["Grasping SS: 6", "FMQ: 76"]],
    ["Standard score 73, percentile 4.", ["Standard score: 73", "Percentile: 4"]],
    ["Pads per day 2 (was 5).", ["Pads per day: 2"]],
    [
      "Wound L heel: 2.6 x 1.9 x 0.2 cm. Granulation 70%, slough 30%.",
      ["Wound left: 2.6 x 1.9 x 0.2 cm", "Granulation: 70%", "Slough: 30%"],
    ],
    ["VAS neck 41 mm.", ["VAS neck: 41 mm"]],
    ["ABI R .79 L 1.02", ["ABI right: .79", "ABI left: 1.02"]],
    ["30s CST: 7 (8/4)  9 (8/18)", ["30s CST: 7", "30s CST: 9"]],
    ["R knee flex 104, ext -6.", ["Knee flex right: 104", "Knee ext right: -6"]],
    [
      "L wrist flex 41, ext 47, RD 11, UD 18, sup 66.",
      ["Wrist flex left: 41", "Wrist ext left: 47", "Wrist RD left: 11", "UD left: 18", "Sup left: 66"],
    ],
    ["SLR R 40 pos.", ["SLR right: 40 pos"]],
    ["SLR 65/80, slump R pos.", ["SLR right: 65", "SLR left: 80"]],
    ["A1c today 7.6 (8.3 in March, goal <7).", ["A1c: 7.6"]],
  ])("has the value behind it: %s", (text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  it.each([
    ["an exercise", "Ther ex: prone plank 30 s, heel raises R 15 L 15, wt 5 lb."],
    ["a dose", "Heel raises 3x15, single hop 10 x 2, key pinch 5 lb x 20."],
    ["an aim", "Goal: SLS R 20 sec, FABQ-W below 15."],
    ["another visit's line", "PRIOR: 9HPT R 41.0 sec, knee flexion 88 deg"],
    ["a target", "HR target 110-120 on the bike."],
    ["another person's", "Tested today. Older sister scored GMQ 99 at his age."],
    ["the well side", "Sound side arm girth 31 cm."],
    ["words", "It is sane to start 8 visits and push 3 more; he aims 30 lb for work."],
    ["a symptom", "Dizziness 7, weakness 4 weeks."],
    ["fingers", "Flexion 4 fingers shy of the other side."],
    ["a dressing", "Wound covered with gauze 4 x 4 cm."],
    ["a day behind a test", "SLR 09/28 deferred."],
    ["a weight of birth", "Birth wt 3400."],
  ])("has none in %s", (_, text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it("gets better in its own direction, or in none that is told", () => {
    const better = (text: string) => measures(text)[0]?.better;
    expect(better("9HPT R 33.2 sec")).toBe("lower");
    expect(better("ARAT 31/57")).toBe("higher");
    expect(better("HR 66")).toBeUndefined();
    expect(better("Thigh girth R 44 cm, L 46 cm")).toBeUndefined();
  });
});
