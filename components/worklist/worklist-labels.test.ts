import { describe, expect, it } from "vitest";
import type { WorklistItemDto } from "@/lib/domain/case/worklist/schema";
import { nextStep } from "./worklist-labels";

const draft = (move: WorklistItemDto["move"]) =>
  ({
    appeal_id: "a1",
    appeal_status: "draft",
    written_anyway: false,
    claim_id: null,
    clock: null,
    state: "open",
    move,
  }) as WorklistItemDto;

describe("the step of a draft", () => {
  it("goes on with its letter", () => {
    expect(nextStep(draft("appeal"))).toEqual({ label: "Continue the letter", href: "/appeals/a1" });
  });

  it.each([
    ["none", "Close", "Nothing to do"],
    ["write_off", "Write off", "Written off"],
    ["bill_patient", "Bill the patient", "Patient billed"],
  ] as const)("promises no letter where the step is %s, and closes the case", (move, label, close) => {
    expect(nextStep(draft(move))).toEqual({ label, href: null, close });
    expect(nextStep({ ...draft(move), state: "closed" }).close).toBeUndefined();
  });

  it.each(["write_off", "bill_patient"] as const)(
    "goes on with a letter that was written against the advice: %s",
    (move) => {
      expect(nextStep({ ...draft(move), written_anyway: true })).toEqual({
        label: "Continue the letter",
        href: "/appeals/a1",
      });
      expect(nextStep({ ...draft(move), appeal_status: "sent", written_anyway: true }).close).toBeDefined();
    },
  );
});
