import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parse } from "./parse";

const anything = z.looseObject({});
const refused = (fields: object) => expect.objectContaining({ code: "VALIDATION", fields });

describe("what is parsed", () => {
  it.each([
    [{ a: { b: ["x\0"] } }, { "a.b.0": [expect.any(String)] }],
    [{ name: "half \ud83d" }, { name: [expect.any(String)] }],
    ["\ud83d", { non_field_errors: [expect.any(String)] }],
  ])("%j holds what no text can", (value, fields) => {
    expect(() => parse(anything, value)).toThrow(refused(fields));
  });

  it("may be nested, but not without end", () => {
    const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
    expect(parse(anything, nested(40))).toEqual(nested(40));
    expect(() => parse(anything, nested(5_000))).toThrow(refused({ non_field_errors: [expect.any(String)] }));
  });
});
