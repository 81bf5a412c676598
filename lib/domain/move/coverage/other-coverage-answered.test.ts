import { expect, it } from "vitest";
import { otherCoverageAnswered } from "./other-coverage-answered";

const NOTICE = "We asked the member whether he has other group coverage and have had no reply (227).";
const found = (text: string, notice = NOTICE) =>
  otherCoverageAnswered([{ text, place: "Call log, page 1" }], notice, "Redwood Health Plan");

it.each([
  [
    "the payer's rep",
    "10/27 rep Ana: other-coverage record updated 10/14/2026, no other coverage since 2025, ref 4471",
  ],
  ["the member", "10/14 pt rang us: called the plan today, told them no other insurance."],
  ["a portal", "COB questionnaire received 10/14/2026. Redwood is primary."],
  ["a note", "Mom called plan 10/2. COB updated, Redwood primary, claims will be reprocessed on request"],
])("finds the answer told by %s", (_, text) => expect(found(text)).toBeDefined());

it.each([
  [
    "a member who was only asked to call",
    "Asked him to call the plan and say that he has no other insurance.",
  ],
  ["a form that is still out", "COB form not received yet. Pt says no other insurance."],
  ["an answer that names another plan first", "COB updated 10/14/2026: Humana primary."],
  ["what should be done", "Pt needs to have the COB record updated; no other coverage."],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("is of no notice that asks for something else", () =>
  expect(found("COB updated 10/14/2026, Redwood is primary.", "Send the operative report.")).toBeUndefined());
