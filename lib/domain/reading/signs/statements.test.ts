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
