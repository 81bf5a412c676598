import { describe, expect, it } from "vitest";
import { BAD_FAX_NUMBER, parseFaxNumber } from "./fax-number";

describe("parseFaxNumber", () => {
  it.each([
    ["(415) 555-0100", "+14155550100"],
    ["415.555.0100", "+14155550100"],
    ["4155550100", "+14155550100"],
    ["1-415-555-0100", "+14155550100"],
    ["+1 415 555 0100", "+14155550100"],
    [" 416-967-1111 ", "+14169671111"],
    ["1-800-555-0199", "+18005550199"],
    ["888 632 3862", "+18886323862"],
    ["787-754-9000", "+17877549000"],
  ])("takes %j", (input, number) => {
    expect(parseFaxNumber(input)).toEqual({ ok: true, number });
  });

  it.each([
    "",
    "   ",
    "555-0100",
    "415555010",
    "41555501000",
    "115-555-0100",
    "+44 20 7946 0018",
    "011 44 20 7946 0018",
    "+1 876 922 1234",
    "900-555-1234",
    "911",
    "415-555-0100 ext 5",
    "415-555-0100;ext=5",
    "415-555-0100,415-555-0101",
    "415-555-0100\r\n415-555-0101",
    "sip:fax@evil.example",
    "tel:4155550100",
    "1-800-FLOWERS",
    "\uff14155550100",
    "call 415-555-0100",
  ])("refuses %j and says what to do", (input) => {
    expect(parseFaxNumber(input)).toEqual({ ok: false, message: BAD_FAX_NUMBER });
  });
});
