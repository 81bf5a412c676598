import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import { moveInRow } from "./arrow-keys";

/** Where the focus goes in a row of three, and whether the key is kept from doing something else. */
function press(at: number, key: string, modifiers: Partial<KeyboardEvent> = {}) {
  let focused = at;
  let prevented = false;
  const row = [0, 1, 2].map((place) => ({ focus: () => (focused = place) }) as unknown as HTMLElement);
  const event = { key, target: row[at], preventDefault: () => (prevented = true), ...modifiers };
  const moved = moveInRow(event as unknown as KeyboardEvent, row);
  expect(prevented).toBe(moved);
  return moved ? focused : null;
}

test("arrows go round a row, Home and End to its ends", () => {
  expect(press(0, "ArrowRight")).toBe(1);
  expect(press(2, "ArrowRight")).toBe(0);
  expect(press(0, "ArrowLeft")).toBe(2);
  expect(press(1, "Home")).toBe(0);
  expect(press(1, "End")).toBe(2);
});

test("leaves other keys, keys with a modifier and keys of what is inside alone", () => {
  expect(press(1, "ArrowDown")).toBeNull();
  expect(press(1, "a")).toBeNull();
  expect(press(1, "ArrowLeft", { altKey: true })).toBeNull();
  expect(press(1, "Home", { ctrlKey: true })).toBeNull();
  expect(press(7, "ArrowRight")).toBeNull();
});
