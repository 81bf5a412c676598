import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD = "BAY REHAB      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";
const values = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(`${HEAD}${text}\n`) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.flatMap(({ measure }) => (measure ? [measure.value] : []));

// Red with the whole line taken for a goal.
it.each([
  ["Knee flexion 95 deg, LEFS 40/80, extension lacks 8 deg of goal.", "40/80"],
  ["LEFS 40/80, 10 points short of the goal.", "40/80"],
  ["LEFS 40/80, still well below goal.", "40/80"],
])("a value beside how far it is from the goal is found: %s", (text, value) =>
  expect(values(text)).toContain(value),
);

it("takes how much is lacking for no value", () =>
  expect(values("Knee flexion 112 deg, lacks 8 deg of goal.")).toEqual(["112 deg"]));

it.each([
  "Goal: LEFS 60/80.",
  "LEFS 60/80 is the goal.",
  "LEFS above goal of 60/80.",
  "Over 8 weeks goal LEFS 60/80.",
  "LTG: LEFS 60/80 in 8 weeks.",
])("what is aimed at is none: %s", (text) => expect(values(text)).toEqual([]));

// Red with the whole line taken for a goal: the values of the last visit were lost.
it.each([
  "LEFS 40/80. Both boots on. Improving toward goals.",
  "LEFS 40/80, progressing well toward her functional goals",
  "LEFS 40/80; on track for STGs.",
])("a value in a line that says how the goals come nearer is found: %s", (text) =>
  expect(values(text)).toContain("40/80"),
);

it.each([
  "Progressing toward goal of LEFS 60/80.",
  "Working toward goals: LEFS 60/80, flexion 120 deg.",
  "Goals LEFS 60/80 and work, progressing toward goals.",
])("and a goal that is named stays one: %s", (text) => expect(values(text)).toEqual([]));
