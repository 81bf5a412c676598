import { describe, expect, it } from "vitest";
import { boxAfter, boxBetween, firstBox, isBox } from "./drawing";

const box = { x: 0.3, y: 0.3, width: 0.2, height: 0.1 };
const press = (key: string, more = {}) => boxAfter(box, { key, shiftKey: false, altKey: false, ...more });

describe("a box on a page", () => {
  it("is the same whichever corner was first, and ends at the page's edge", () => {
    const expected = { x: 0.5, y: 0.25, width: 0.25, height: 0.5 };
    expect(boxBetween({ x: 0.75, y: 0.25 }, { x: 0.5, y: 0.75 })).toEqual(expected);
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 1.5, y: 2 })).toEqual({
      x: 0.5,
      y: 0.5,
      width: 0.5,
      height: 0.5,
    });
  });

  it("is moved and sized by the arrow keys, within the page", () => {
    expect(press("ArrowRight")?.x).toBeCloseTo(0.31);
    expect(press("ArrowUp", { altKey: true })?.y).toBeCloseTo(0.2975);
    expect(press("ArrowDown", { shiftKey: true })).toMatchObject({ x: 0.3, y: 0.3 });
    expect(press("ArrowDown", { shiftKey: true })?.height).toBeCloseTo(0.11);
    expect(
      boxAfter({ ...box, x: 0.8 }, { key: "ArrowRight", shiftKey: false, altKey: false })?.x,
    ).toBeCloseTo(0.8);
    expect(press("a")).toBeUndefined();
  });

  it("begins around what is marked, and a click is none", () => {
    const words = [
      { x: 0.1, y: 0.5, width: 0.1, height: 0.02 },
      { x: 0.3, y: 0.5, width: 0.1, height: 0.02 },
    ];
    expect(firstBox(words).width).toBeCloseTo(0.3);
    expect(isBox(firstBox([]))).toBe(true);
    expect(isBox(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.5 }))).toBe(false);
  });
});
