import { expect, it } from "vitest";
import { confidenceWords, readingWords } from "./reading-labels";

it.each([
  [{ ocr_status: "pending", pages_read: 0, pages_total: null }, false, "not read yet"],
  [{ ocr_status: "pending", pages_read: 0, pages_total: null }, true, "waiting in line"],
  [{ ocr_status: "pending", pages_read: 2, pages_total: 5 }, true, "page 2 of 5, text recognized"],
  [{ ocr_status: "pending", pages_read: 2, pages_total: null }, true, "page 2, text recognized"],
  [{ ocr_status: "success", pages_read: 1, pages_total: 1 }, true, "1 page read"],
  [{ ocr_status: "success", pages_read: 3, pages_total: 3 }, false, "3 pages read"],
  [{ ocr_status: "failed", pages_read: 1, pages_total: 9 }, true, "could not be read"],
] as const)("%o running %s: %s", (document, running, words) => {
  expect(readingWords(document, running)).toBe(words);
});

it("says how sure it is", () => {
  expect([0.97, 0.85, 0.7, 0.6, 0.3].map(confidenceWords)).toEqual([
    "sure",
    "sure",
    "fairly sure",
    "fairly sure",
    "unsure",
  ]);
});
