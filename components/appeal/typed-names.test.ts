import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { forgetTypedNames, keepTypedNames, parseKept, readTypedNames } from "./typed-names";

const names = { patient_name: "Ana Ruiz", payer_name: "Aetna" };
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    },
  });
});
afterAll(() => vi.unstubAllGlobals());

it("gives back what was typed, per appeal, under a key without names", () => {
  keepTypedNames("a1", "t1", names);
  expect([...store.keys()]).toEqual(["appeal-typed-a1"]);
  expect(readTypedNames("a1", "t1")).toEqual(names);
  expect(readTypedNames("a2", "t1")).toBeNull();
});

// Red where the next patient's appeal began with the name of the one before.
it("forgets them where a draft that was left is opened as a new appeal", () => {
  keepTypedNames("a1", "t1", names);
  keepTypedNames("a2", "t1", names);
  forgetTypedNames("a1");
  expect(readTypedNames("a1", "t1")).toBeNull();
  expect(readTypedNames("a2", "t1")).toEqual(names);
});

it("forgets on saving, and what is older than a change of the appeal", () => {
  keepTypedNames("a1", "t1", names);
  keepTypedNames("a1", "t1", null);
  expect(store.size).toBe(0);
  keepTypedNames("a1", "t1", names);
  expect(readTypedNames("a1", "t2")).toBeNull();
  expect(store.size).toBe(0);
});

it.each(["", "null", "[]", "{", '{"patient_name":1,"payer_name":"","since":""}'])("takes no %j", (text) => {
  expect(parseKept(text)).toBeNull();
});
