import { describe, expect, it } from "vitest";
import type { GateProblemDto } from "@/lib/domain/letter/gate/schema";
import { keyOf } from "./gate-cure";
import { overridesOf, whyHeld } from "./gate-overrides";

const problem = (message: string, overridable = true): GateProblemDto => ({
  code: "unknown_recipient",
  message,
  where: "recipient",
  text: null,
  overridable,
});

describe("whyHeld", () => {
  const one = problem("One point.");
  const other = problem("Another point.");
  const gate = { problems: [one, other], may_override: true };

  it("asks for a reason until each point has one of some words", () => {
    expect(whyHeld(gate, {})).toBe("Give a reason for each point.");
    expect(whyHeld(gate, { [keyOf(one)]: "Confirmed by phone", [keyOf(other)]: "ok" })).toBe(
      "Give a reason for each point.",
    );
  });

  it("says nothing once it can go out", () => {
    const reasons = { [keyOf(one)]: "Confirmed by phone", [keyOf(other)]: "It is ours" };
    expect(whyHeld(gate, reasons)).toBeNull();
    expect(overridesOf(gate, reasons)).toHaveLength(2);
    expect(whyHeld({ problems: [], may_override: false }, {})).toBeNull();
  });

  it("asks for no reason where none would do", () => {
    const reasons = { [keyOf(one)]: "Confirmed by phone" };
    expect(whyHeld({ problems: [one], may_override: false }, reasons)).toBe("Settle each point first.");
    const fixed = { problems: [problem("No recipient.", false)], may_override: true };
    expect(whyHeld(fixed, reasons)).toBe("Settle each point first.");
  });
});
