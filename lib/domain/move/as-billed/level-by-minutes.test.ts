import { expect, it } from "vitest";
import { levelNotReached } from "./level-by-minutes";

const NOTICE = "99215 denied, CO-150. The record does not reach this level by time or by decision making.";
const note = (words: string) => `Visit 09/22/2026   Ada Roe, DO\nReason palpitations x 3 wk\n${words}`;
const held = (words: string, code = "99215") =>
  levelNotReached([note(words)], ["2026-09-22"], NOTICE, [code]);

it("sees that the note's own minutes lie below the level", () => {
  expect(held("Total time on date of encounter: 36 minutes")).toBe(true);
  expect(held("Total time on date of encounter: 36 minutes\n[ ] I spent 45 minutes")).toBe(true);
  expect(held("I spent 25 minutes in total. Advice on sleep.", "99214")).toBe(true);
});

it("leaves a level alone that time or decision making reaches", () => {
  expect(held("Total time 45 minutes, 10 of them in counseling.\nTime spent on labs 6 minutes")).toBe(false);
  expect(held("Total time on date of encounter: 42 minutes")).toBe(false);
  expect(held("Total time 36 minutes. Admitted to hospital for telemetry.")).toBe(false);
  expect(held("Total time 25 minutes. Started lisinopril 10 mg.", "99214")).toBe(false);
  expect(held("No time noted.")).toBe(false);
  expect(
    levelNotReached([note("Total time 36 minutes")], ["2026-09-22"], "Not medically necessary", ["97110"]),
  ).toBe(false);
});
