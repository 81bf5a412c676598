import { describe, expect, it } from "vitest";
import { parseMailAddress } from "./mail-address";

describe("parseMailAddress", () => {
  it.each([
    ["appeals@payer.com", "appeals@payer.com"],
    ["  Appeals.Unit@Payer.COM ", "appeals.unit@payer.com"],
    ["o'brien+appeal@mail.payer.co.uk", "o'brien+appeal@mail.payer.co.uk"],
    ["a@xn--bcher-kva.example", "a@xn--bcher-kva.example"],
  ])("takes %j", (input, address) => {
    expect(parseMailAddress(input)).toEqual({ ok: true, address });
  });

  it.each([
    "",
    "   ",
    "appeals",
    "appeals@",
    "@payer.com",
    "appeals@payer",
    "a@b.com,c@d.com",
    "a@b.com;c@d.com",
    "a@b.com c@d.com",
    "a@b.com\r\nBcc: thief@evil.example",
    "a@b.com\n",
    "\na@b.com",
    "a@b.com\u0000",
    "a@b.com\u2028",
    '"a b"@c.com',
    '"thief@evil.example"@payer.com',
    "Appeals <a@b.com>",
    "<a@b.com>",
    "a@b.com(comment)",
    "a\uff20b.com",
    "a@evil.example\uff20payer.com",
    "a@b@c.com",
    "a..b@c.com",
    ".a@c.com",
    "a.@c.com",
    "a@-c.com",
    "a@c-.com",
    "a@c..com",
    "a@c.com.",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "ünal@payer.com",
    "a@bücher.example",
    "a@p\u0430yer.com",
    "a\u200b@b.com",
    "a\u212aelvin@b.com",
    `${"a".repeat(65)}@b.com`,
    `a@${"b".repeat(64)}.com`,
    `a@${"b.".repeat(130)}com`,
  ])("refuses %j", (input) => {
    expect(parseMailAddress(input).ok).toBe(false);
  });

  it("is its own canonical form", () => {
    const once = parseMailAddress("Appeals@Payer.com");
    expect(once.ok && parseMailAddress(once.address)).toEqual(once);
  });
});
