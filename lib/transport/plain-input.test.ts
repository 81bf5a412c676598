import { expect, it } from "vitest";
import { requirePlain } from "./plain-input";

it.each([
  undefined,
  null,
  0,
  "x",
  true,
  {},
  { a: [1, { b: null }], c: undefined },
  Object.assign(Object.create(null), { a: 1 }),
])("takes what JSON can say: %j", (value) => {
  expect(() => requirePlain(value)).not.toThrow();
});

/** As React gives it for a reference into the browser: whoever looks into it gets an error. */
const reference = new Proxy(() => {}, {
  get: () => {
    throw new Error("looked into");
  },
});

it.each([
  ["a promise", Promise.resolve(1)],
  ["a reference into the browser", reference],
  ["a symbol", Symbol.for("x")],
  ["a number of any length", 1n],
  ["a list of pairs", new Map()],
  ["a set", new Set()],
  ["a day", new Date(0)],
  ["bytes", new Uint8Array(1)],
  ["a form", new FormData()],
])("refuses %s, wherever it stands", (_what, value) => {
  for (const input of [value, { a: value }, { a: [{ b: value }] }]) {
    expect(() => requirePlain(input)).toThrow("The request could not be read.");
  }
});

it("is not led on without end", () => {
  const round: Record<string, unknown> = {};
  round.again = round;
  let twice: object = {};
  for (let level = 0; level < 60; level += 1) twice = { a: twice, b: twice };
  for (const input of [round, twice, { a: Array.from({ length: 200_001 }, () => null) }]) {
    expect(() => requirePlain(input)).toThrow("The request could not be read.");
  }
});

it("takes a claim of a thousand lines", () => {
  const line = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, String(n)]));
  const lines = Array.from({ length: 1000 }, () => ({ ...line }));
  expect(() => requirePlain({ line_items: lines })).not.toThrow();
});
