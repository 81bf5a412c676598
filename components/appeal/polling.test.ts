import { describe, expect, it } from "vitest";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { pollInterval } from "./polling";

type Polled = Pick<AppealDto, "extraction" | "generation" | "deliveries">;
const idle: Polled = {
  extraction: {
    state: "done",
    evidence: {},
    facts: {},
    service_period: false,
    estimated_deadline: null,
    confirmations: {},
    conflicts: {},
    to_check: [],
  },
  generation: null,
  deliveries: [],
};
const extracting: Polled = { ...idle, extraction: { ...idle.extraction, state: "running" } };
const writing = { ...idle, generation: { status: "writing" } } as Polled;
const sending = { ...idle, deliveries: [{ state: "queued" }] } as Polled;

describe("pollInterval", () => {
  it("stops when nothing is under way", () => {
    expect(pollInterval(idle, 0)).toBe(false);
    expect(pollInterval({ ...idle, generation: { status: "failed" } } as Polled, 0)).toBe(false);
    expect(pollInterval(undefined, 0)).toBe(false);
  });

  it("looks every second at first, then every 3 s at an extraction and every 5 s at a letter", () => {
    expect(pollInterval(extracting, 10_000)).toBe(1000);
    expect(pollInterval(extracting, 120_000)).toBe(3000);
    expect(pollInterval(writing, 120_000)).toBe(5000);
    expect(pollInterval(sending, 120_000)).toBe(5000);
  });
});
