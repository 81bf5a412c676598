import { describe, expect, it } from "vitest";
import { faxNumberText } from "./fax-labels";

describe("a fax number", () => {
  it.each([
    "+14155550123",
    "1-415-555-0123",
    "415.555.0123",
    "(415) 555-0123",
    "4155550123",
    "+1 415 555 0123",
  ])("is written one way, however it came: %s", (number) =>
    expect(faxNumberText(number)).toBe("(415) 555-0123"),
  );

  it.each(["+6561234567", "+442079460123", "555-0123", "415-555-0123 ext. 4", ""])(
    "of another country, or not whole, stays as it is: %s",
    (number) => expect(faxNumberText(number)).toBe(number),
  );
});
