import { describe, expect, it } from "vitest";
import type { WorklistItemDto } from "@/lib/domain/case/worklist/schema";
import { nextStep } from "./worklist-labels";

const draft = (move: WorklistItemDto["move"]) =>
  ({
    appeal_id: "a1",
    appeal_status: "draft",
    claim_id: null,
    clock: null,
    state: "open",
    move,
  }) as WorklistItemDto;

describe("the step of a draft", () => {
  it("goes on with its letter", () => {
    expect(nextStep(draft("appeal"))).toEqual({ label: "Continue the letter", href: "/appeals/a1" });
  });

  it("promises no letter where nothing was denied", () => {
    expect(nextStep(draft("none"))).toEqual({ label: "Open", href: "/appeals/a1" });
  });
});
