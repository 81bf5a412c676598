import { describe, expect, it } from "vitest";
import { enclosedIds, moved, startEnclosing, toggled, withDocuments } from "./enclosure-order";

describe("startEnclosing", () => {
  it("begins with what the last PDF enclosed, in its order", () => {
    const enclosing = startEnclosing(["a", "b", "c"], ["c", "gone", "a"]);
    expect(enclosing.order).toEqual(["c", "a", "b"]);
    expect(enclosedIds(enclosing)).toEqual(["c", "a"]);
  });
});

describe("withDocuments", () => {
  it("keeps the order, adds what is new at the end and drops what is gone", () => {
    const enclosing = withDocuments(startEnclosing(["a", "b"], ["b", "a"]), ["a", "n"]);
    expect(enclosing.order).toEqual(["a", "n"]);
    expect(enclosedIds(enclosing)).toEqual(["a"]);
  });
});

describe("toggled", () => {
  it("chooses and leaves out without moving anything", () => {
    const chosen = toggled(startEnclosing(["a", "b"], ["a"]), "b");
    expect(enclosedIds(chosen)).toEqual(["a", "b"]);
    expect(enclosedIds(toggled(chosen, "a"))).toEqual(["b"]);
    expect(toggled(chosen, "a").order).toEqual(["a", "b"]);
  });
});

describe("moved", () => {
  const enclosing = toggled(startEnclosing(["a", "x", "b", "c"], []), "a");
  const three = toggled(toggled(enclosing, "b"), "c");

  it("steps over what is not chosen, both ways", () => {
    expect(enclosedIds(moved(three, "b", -1))).toEqual(["b", "a", "c"]);
    expect(enclosedIds(moved(three, "a", 1))).toEqual(["b", "a", "c"]);
  });

  it("leaves the ends, and what is not chosen, where they are", () => {
    expect(moved(three, "a", -1)).toBe(three);
    expect(moved(three, "c", 1)).toBe(three);
    expect(moved(three, "x", 1)).toBe(three);
  });
});
