import { describe, expect, it } from "vitest";
import { moved } from "./grid-moves";

const size = { rows: 3, columns: 4 };
const press = (row: number, column: number, key: string, held: { shift?: boolean; ctrl?: boolean } = {}) => {
  const next = moved({ row, column }, { key, shift: held.shift ?? false, ctrl: held.ctrl ?? false }, size);
  return next && [next.row, next.column];
};

describe("the keyboard in the grid", () => {
  it("stops at the edges; the header is above the first row", () => {
    expect(press(0, 0, "ArrowUp")).toEqual([-1, 0]);
    expect(press(-1, 0, "ArrowUp")).toEqual([-1, 0]);
    expect(press(2, 3, "ArrowDown")).toEqual([2, 3]);
    expect(press(0, 3, "ArrowRight")).toEqual([0, 3]);
    expect(press(1, 1, "End", { ctrl: true })).toEqual([2, 3]);
    expect(press(1, 1, "Home")).toEqual([1, 0]);
    expect(press(2, 1, "PageUp")).toEqual([0, 1]);
  });

  it("goes down with Enter and up with Shift-Enter", () => {
    expect(press(0, 1, "Enter")).toEqual([1, 1]);
    expect(press(1, 1, "Enter", { shift: true })).toEqual([0, 1]);
  });

  it("goes on to the next row with Tab, and out at the ends", () => {
    expect(press(0, 3, "Tab")).toEqual([1, 0]);
    expect(press(1, 0, "Tab", { shift: true })).toEqual([0, 3]);
    expect(press(0, 0, "Tab", { shift: true })).toEqual([-1, 3]);
    expect(press(2, 3, "Tab")).toBeNull();
    expect(press(-1, 0, "Tab", { shift: true })).toBeNull();
    expect(press(0, 0, "a")).toBeNull();
  });
});
