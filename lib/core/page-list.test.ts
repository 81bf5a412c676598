import { expect, it } from "vitest";
import { pageList, pageNumbers, typedPages } from "./page-list";

it("writes pages as people do", () => {
  expect(pageNumbers([7, 2, 5, 6])).toBe("2, 5-7");
  expect(pageNumbers([2, 3])).toBe("2, 3");
  expect(pageList([2])).toBe("page 2");
  expect(pageList([4, 2])).toBe("pages 2, 4");
});

it("reads what a person types, and refuses what is no list of pages", () => {
  expect(typedPages("2, 5-7", 8)).toEqual([2, 5, 6, 7]);
  expect(typedPages(" 7 – 8;2 2 ", 8)).toEqual([2, 7, 8]);
  expect(typedPages("", 8)).toEqual([]);
  for (const wrong of ["0", "9", "3-2", "two", "1,a", "-3", "5-9"])
    expect(typedPages(wrong, 8), wrong).toBeNull();
});
