import { expect, it } from "vitest";
import { statesIn } from "./statements";

const REVERSED = /\breversed\b/i;

it.each([
  "The committee met on May 14, 2026 and has reversed the earlier denial.",
  "THE DENIAL OF MAY 2, 2026 IS REVERSED.",
  "In May 2026 the plan reversed its decision.",
])("takes the month of May for no possibility: %s", (sentence) => {
  expect(statesIn(sentence, REVERSED)).toBe(true);
});

it.each(["The denial may be reversed.", "On May 14 you asked whether it may be reversed."])(
  "leaves what may happen a possibility: %s",
  (sentence) => {
    expect(statesIn(sentence, REVERSED)).toBe(false);
  },
);

it.each([
  "Denied lines are marked with X in the message column.",
  "Previous claim: 4026-2388-0049 (denied, replaced by 4026-2461-0077)",
])("takes what a mark means, and a claim before this one, for no statement: %s", (sentence) => {
  expect(statesIn(sentence, /\bdenied\b/i)).toBe(false);
});

it.each([
  "The denied lines are listed below.",
  "Claim 4026 was denied. It is marked with X.",
  "Your claim is denied and will not be replaced by another one.",
])("still finds a statement in: %s", (sentence) => {
  expect(statesIn(sentence, /\bdenied\b/i)).toBe(true);
});
