import { expect, it } from "vitest";
import type { Word } from "@/lib/core/document-text";
import { drawWords } from "./page-type";

const word = (text: string, x: number, y: number, height: number, width = 0.05): Word => ({
  text,
  box: { x, y, width, height },
  confidence: 1,
});
const page = { width: 600, height: 800, method: "ocr" as const };

it("gives the words of a line one size and one baseline", () => {
  const [first, second] = drawWords([word("on", 0.1, 0.204, 0.006), word("Ap", 0.2, 0.2, 0.01)], page);
  expect(first?.size).toBe(second?.size);
  expect(first?.baseline).toBe(second?.baseline);
  expect(first).toMatchObject({ text: "on", x: 60, width: 30 });
});

it("starts a line below or to the left of the last word, and holds a giant box to the page's size", () => {
  const words = [
    word("a", 0.1, 0.1, 0.01),
    word("b", 0.1, 0.2, 0.01),
    word("c", 0.5, 0.3, 0.2),
    word("d", 0.1, 0.8, 0.01),
  ];
  const drawn = drawWords(words, page);
  expect(new Set(drawn.map(({ baseline }) => baseline)).size).toBe(4);
  const [usual, , giant] = drawn;
  expect((giant?.size ?? 0) / (usual?.size ?? 1)).toBeCloseTo(1.5);
});

it("draws nothing of an empty page", () => expect(drawWords([], page)).toEqual([]));
