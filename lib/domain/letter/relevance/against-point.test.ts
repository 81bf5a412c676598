import { expect, it } from "vitest";
import { isNotMet, speaksAgainst } from "./against-point";

const criterion = (text: string) => ({ kind: "criterion" as const, text });
const reason = (text: string) => ({ kind: "reason" as const, text });

it.each([
  ["Criterion 3: not met", true],
  ["Guideline 4.2 (functional decline) was not satisfied", true],
  ["Six weeks of therapy: NOT MET", true],
  ["The request does not meet the policy", true],
  ["Goals 2 and 3 met; goal 1 not met.", false],
  ["Criterion 3: met on 08/10/2026", false],
])("%s decides a criterion against us: %s", (quote, against) => {
  expect(isNotMet(quote)).toBe(against);
});

it.each([
  [criterion("Numbness or weakness of the leg"), "She denies numbness and weakness.", true],
  [criterion("Numbness or weakness of the leg"), "Numbness over the left foot.", false],
  [criterion("Failed six weeks of therapy"), "She denies any improvement with therapy.", false],
  [
    criterion("Improvement with the first course of therapy"),
    "She denies any improvement with therapy.",
    true,
  ],
  [reason("The records do not show falls."), "Denies falls in the last year.", true],
  [
    reason("The program could be carried out by a family member."),
    "Wife independent with all exercises and able to guard him.",
    true,
  ],
  [reason("The program could be done at home."), "Pt independent with HEP.", true],
  [reason("The program could be done at home."), "Husband guards her well and needs no cues.", true],
  [
    reason("The program could be done at home."),
    "Not safe to hand over: wife is unable to guard him.",
    false,
  ],
  [
    reason("What is left can be done as a home program."),
    "Home program done 5 days a week, log checked.",
    true,
  ],
  [
    reason("What is left can be done as a home program."),
    "Home program done daily, but she loses the form without cues.",
    false,
  ],
  [reason("No measurable progress is shown."), "She jogged alone and the knee swelled overnight.", true],
  [reason("No measurable progress is shown."), "Effusion back to 1+ after being trace.", true],
  [reason("No measurable progress is shown."), "Walks 30 minutes now, up from 10.", false],
  [reason("Skilled care is not needed."), "She jogged alone and the knee swelled overnight.", false],
  [reason("The diagnosis is not covered."), "Pt independent with HEP.", false],
  [criterion("Chronic kidney disease stage 3 or greater"), "Chronic kidney disease, stage 2 N18.2", true],
  [criterion("Chronic kidney disease stage 3 or greater"), "Chronic kidney disease, stage 4", false],
  [criterion("Heart failure class II or higher"), "Heart failure, NYHA class I", true],
  [reason("The breath test stays denied."), "Breath test offered by rep; not needed.", true],
  [reason("The breath test stays denied."), "Knee brace not needed any more.", false],
  [reason("The visit had no authorization."), "Rep Ana: authorization not needed for this visit.", false],
  [reason("Other insurance is primary."), "Patient denies other insurance.", false],
  [reason("The records do not show falls."), "Fell twice in August; denies dizziness.", false],
] as const)("%o and “%s”: %s", (point, quote, against) => {
  expect(speaksAgainst(point, quote)).toBe(against);
});
