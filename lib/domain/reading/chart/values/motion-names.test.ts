import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const HEAD =
  "BAY CHIROPRACTIC      VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/08/2026\n\n";
const values = (text: string) =>
  readChart([{ documentId: "chart", title: "Chart", document: fromPlainText(`${HEAD}${text}\n`) }], {
    patientName: "Rosa Ames-Tell",
  }).facts.flatMap(({ measure }) =>
    measure ? [[measure.name, measure.side ?? "", measure.value].join(" ").replace(/ +/g, " ")] : [],
  );

// Red with a stroke behind a motion's value taken for none.
it.each([
  [
    "C-spine ROM (goniometer)   flex 31/50   ext 40/60   L rot 52/80   R rot 61/80",
    ["C-spine flex 31/50", "C-spine ext 40/60", "C-spine rot left 52/80", "C-spine rot right 61/80"],
  ],
  [
    "L-spine flex 40/60  R SB 15/25  L SB 20/25",
    ["L-spine flex 40/60", "L-spine SB right 15/25", "L-spine SB left 20/25"],
  ],
  ["L/S flex 35/60, ext 8/25", ["L/S flex 35/60", "L/S ext 8/25"]],
  // Seen red: "L-flex" was taken for the left side, and what was told of the right one stayed out of the letter.
  ["Range   L-flex 30/60   ext 10/25", ["Flex 30/60", "Ext 10/25"]],
  ["Cervical ROM   Flex 30   Ext 25", ["Cervical flex 30", "Cervical ext 25"]],
])("motions told as parts of their normals are values of their part: %s", (text, found) =>
  expect(values(text)).toEqual(found),
);

// Red with a motion under its short name alone.
it("names the part that leads a list of motions", () =>
  expect(values("R shoulder AROM flexion 112, abduction 95.")).toEqual([
    "Shoulder flexion right 112",
    "Shoulder abduction right 95",
  ]));

it.each([
  ["Hip flexion 4/5, extension 3/5.", /\/[15]0/],
  ["Worst pain with flexion 6/10, with extension 4/10.", /flex|ext/i],
  ["Flex improved since 9/15, abd since 9/20.", /./],
])("takes no grade and no day for a motion of its normal: %s", (text, none) =>
  expect(values(text).filter((value) => none.test(value))).toEqual([]),
);

it("names no part behind a grade of strength", () =>
  expect(values("Knee 5/5, ER 40, IR 50.").join()).not.toMatch(/knee (?:ER|IR)/i));

it("names no part that another sentence speaks of", () =>
  expect(values("Knee is better. AROM flexion 112 deg.").join()).not.toMatch(/knee/i));
