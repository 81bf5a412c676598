import { expect, it } from "vitest";
import { cn } from "./class-names";

it("joins what is given", () => {
  expect(cn("a", false, ["b", undefined], { c: true, d: false })).toBe("a b c");
});

it("lets the later of two classes of one kind win, also under a variant", () => {
  expect(cn("px-3 cards:flex", "px-2 cards:hidden")).toBe("px-2 cards:hidden");
});

it("knows the theme's names", () => {
  expect(cn("shadow-card text-ink text-sm", "shadow-none text-accent-text text-xs")).toBe(
    "shadow-none text-accent-text text-xs",
  );
});
