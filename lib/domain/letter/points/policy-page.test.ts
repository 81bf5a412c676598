import { expect, it } from "vitest";
import { isPolicyPage } from "./policy-page";

it.each([
  ["Medical Policy 2.01.771", true],
  ["Local Coverage Determination", true],
  ["Provider Manual", true],
  ["Progress Note", false],
  ["Office Policy", false],
  ["Cancellation Policy", false],
])("%s: %s", (heading, is) => expect(isPolicyPage({ heading })).toBe(is));
