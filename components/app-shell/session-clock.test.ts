import { expect, it } from "vitest";
import { IDLE_SECONDS } from "@/lib/domain/account/sessions";
import { IDLE_LIMIT, PING_EVERY, stateAfter } from "./session-clock";

it.each([
  [0, { name: "active" }],
  [26 * 60_000 - 1, { name: "active" }],
  [26 * 60_000, { name: "warning", secondsLeft: 120 }],
  [28 * 60_000 - 1, { name: "warning", secondsLeft: 1 }],
  [28 * 60_000, { name: "ended", by: "idle" }],
  [9e9, { name: "ended", by: "idle" }],
])("after %i ms without activity", (idle, state) => expect(stateAfter(idle)).toEqual(state));

it("ends before the server does, whatever was rounded on the way", () => {
  // The server's note of the last use is at most a minute old, and what it was told another.
  expect(IDLE_LIMIT + PING_EVERY + 60_000).toBeLessThanOrEqual(IDLE_SECONDS * 1000);
});
