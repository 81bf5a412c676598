import { describe, expect, it } from "vitest";
import { FieldCipher, FieldUnreadable } from "./field-cipher";

const key = (fill: number) => Buffer.alloc(32, fill).toString("base64");
const SECRET = "a secret that is long enough for this";
const one = new FieldCipher(`1:${key(1)}`, SECRET);
const both = new FieldCipher(`2:${key(2)},1:${key(1)}`, SECRET);
const two = new FieldCipher(`2:${key(2)}`, SECRET);
const place = { practiceId: "practice", recordId: "record", field: "ssn" };

describe("a sealed field", () => {
  it("opens in its place and holds nothing in clear", () => {
    const sealed = one.seal("219099999", place);
    expect(one.open(sealed, place)).toBe("219099999");
    expect(sealed).toMatch(/^1\./);
    expect(Buffer.from(sealed.slice(2), "base64url").includes("219099999")).toBe(false);
  });

  it("is another one each time", () => {
    expect(new Set(Array.from({ length: 100 }, () => one.seal("219099999", place))).size).toBe(100);
  });

  it.each([{ practiceId: "other" }, { recordId: "other" }, { field: "other" }])(
    "does not open elsewhere: %o",
    (change) => {
      const sealed = one.seal("219099999", place);
      expect(() => one.open(sealed, { ...place, ...change })).toThrow(FieldUnreadable);
    },
  );

  it("does not open when any byte, or the version, was changed", () => {
    const sealed = both.seal("219099999", place);
    const bytes = Buffer.from(sealed.slice(2), "base64url");
    for (let i = 0; i < bytes.length; i++) {
      const bent = Buffer.from(bytes);
      bent[i] = (bent[i] ?? 0) ^ 1;
      expect(() => both.open(`2.${bent.toString("base64url")}`, place)).toThrow(FieldUnreadable);
    }
    expect(() => both.open(sealed.replace(/^2/, "1"), place)).toThrow(FieldUnreadable);
    for (const bad of ["", "219099999", "2.", "2.AAAA", "9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]) {
      expect(() => both.open(bad, place)).toThrow(FieldUnreadable);
    }
  });

  it("moves to a new key, after which the old one may go", () => {
    const old = one.seal("219099999", place);
    expect(both.open(old, place)).toBe("219099999");
    expect(both.isOld(old)).toBe(true);
    const renewed = both.reseal(old, place);
    expect(both.isOld(renewed)).toBe(false);
    expect(two.open(renewed, place)).toBe("219099999");
    expect(() => two.open(old, place)).toThrow("key 1 is not among FIELD_KEYS");
    expect(both.reseal(renewed, place)).toBe(renewed);
  });
});

describe("a look-up digest", () => {
  it("survives a rotation of the field keys", () => {
    expect(two.digest("219099999", place)).toBe(one.digest("219099999", place));
  });

  it("tells practices, fields and secrets apart", () => {
    const all = [
      one.digest("219099999", place),
      one.digest("219099999", { ...place, practiceId: "other" }),
      one.digest("219099999", { ...place, field: "other" }),
      new FieldCipher(`1:${key(1)}`, `${SECRET}!`).digest("219099999", place),
    ];
    expect(new Set(all).size).toBe(4);
  });
});

it("refuses keys that are too short or named twice", () => {
  expect(() => new FieldCipher(`1:${Buffer.alloc(31).toString("base64")}`, SECRET)).toThrow("not 32 bytes");
  expect(() => new FieldCipher(`1:${key(1)},1:${key(2)}`, SECRET)).toThrow("twice");
});
