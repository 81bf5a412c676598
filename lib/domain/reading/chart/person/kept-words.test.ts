import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { saidIn } from "../chart";
import { readChart } from "../read-chart";

const OWN = `HARROW CREEK PHYSICAL THERAPY
Patient: Rosa Ames    DOB: 03/04/1961    MRN: 40817
Date of service: 09/24/2026
`;
const toldOf = (...pages: string[]) =>
  readChart(
    pages.map((text, at) => ({ documentId: String(at), title: "Chart", document: fromPlainText(text) })),
    { patientName: "Rosa Ames", dateOfBirth: "1961-03-04" },
  )
    .facts.flatMap(saidIn)
    .join("\n");

// Seen red: each was taken out as another person's.
it.each([
  [
    "a bed that is easier",
    `${OWN}Rosa Ames (bed B)\nBed a lot easier to get out of, pain 3/10.`,
    "pain 3/10",
  ],
  [
    "muscle groups and who reports",
    `${OWN}S: Mrs. Ames reported less pain.\nO: Session 40 min; all muscle groups 4/5.\nMs. Lindqvist rated the stairs 4/10.`,
    "stairs 4/10",
  ],
  [
    "what kind of a note it is",
    `${OWN}Template: Daily note   Patient has knee flexion 104 deg.`,
    "knee flexion 104",
  ],
  [
    "what she says without quotes",
    "September 24, 2026\nRe: Rosa Ames   DOB 03/04/1961\nYour patient was seen today.\nWhen asked she stated I tore my rotator cuff lifting a box at work.",
    "I tore my rotator cuff",
  ],
  ["both sides over their columns", "KNEES, R L    09/24/2026   M\nflexion 104   98\nPain 4/10", "Pain 4/10"],
  [
    "a letter's own patient",
    "September 24, 2026\nRe: Rosa Ames   DOB 03/04/1961\nA patient of mine for 10 years, with knee pain 7/10.",
    "knee pain 7/10",
  ],
  [
    "a letter to the surgeon",
    "09/26/2026\nDear Colleen,\nYour recent surgery on Rosa went well. Knee flexion 104 deg.",
    "flexion 104",
  ],
  [
    "a letter to who referred",
    "09/26/2026\nDear Ms. Darrow,\nThank you for your referral. Your x-rays showed arthritis. Knee flexion 104 deg.",
    "flexion 104",
  ],
  ["who came along", `${OWN}Mr. Lindqvist presents with the patient; knee pain 6/10.`, "knee pain 6/10"],
  [
    "a payer's letter to the office",
    "BAY HEALTH PLAN\n09/26/2026\nDear Ms. Darrow:\nYour recent surgery claim was denied because no records were sent.",
    "surgery claim was denied",
  ],
])("keeps %s", (_, page, words) => expect(toldOf(OWN, page)).toContain(words));

it.each([
  ["another bed", `${OWN}Rosa Ames (bed B)\nBed A: pain 8/10.`, "8/10"],
  [
    "a writer's own tear",
    "September 24, 2026\nRe: Rosa Ames   DOB 03/04/1961\nYour patient was seen today. I tore my cuff in 2019.",
    "2019",
  ],
  [
    "another's letter",
    "09/26/2026\nDear Ms. Otto,\nYour knee films show arthritis and flexion of 97 deg.",
    "97",
  ],
  ["a label of another", "OTTO,V L   07/04/1991   M\n09/26/2026\nO: Left knee flexion 51 deg.", "51"],
])("leaves out %s", (_, page, words) => expect(toldOf(OWN, page)).not.toContain(words));
