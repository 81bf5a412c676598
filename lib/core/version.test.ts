import { describe, expect, it } from "vitest";
import { namesVersion } from "./version";

const CURRENT = "2026-03-01T12:00:00.123456Z";

describe("the version that an edit names", () => {
  it.each([
    CURRENT,
    `"${CURRENT}"`,
    `W/"${CURRENT}"`,
    "*",
    "2026-03-01T07:00:00.123456-05:00",
    " 2026-03-01T12:00:00.123456z ",
  ])("is the current one: %s", (sent) => expect(namesVersion(sent, CURRENT)).toBe(true));

  it.each([
    "2026-03-01T12:00:00.123Z",
    "2026-03-01T12:00:00.123457Z",
    "2026-03-01T12:00:00Z",
    "",
    "abc",
    "2026-13-01T12:00:00.123456Z",
  ])("is another one: %s", (sent) => expect(namesVersion(sent, CURRENT)).toBe(false));
});
