import { expect, it } from "vitest";
import { formAnswers } from "./form-answers";

it.each([
  ["Did this happen at work?   ( ) yes   (X) no", [["Did this happen at work?", false]]],
  ["Work injury          Y [X]  N [ ]", [["Work injury", true]]],
  ["Work related ☐ Yes ☒ No", [["Work related", false]]],
  ["On the job?  _x_ No   __ Yes", [["On the job?", false]]],
  ["Employment related: No", [["Employment related:", false]]],
  ["At work?  [ ] yes [ ] no", []],
  ["At work?  [x] yes [x] no", []],
  ["Seen by Dr. No, who says yes", []],
] as const)("%s", (line, answers) =>
  expect(formAnswers(line).map(({ question, isYes }) => [question, isYes])).toEqual(answers),
);

it("keeps apart the questions of one line", () =>
  expect(formAnswers("At work?  [x] yes [ ] no      Car accident?  [ ] yes [x] no")).toEqual([
    { question: "At work?", isYes: true },
    { question: "Car accident?", isYes: false },
  ]));
