import { expect, it } from "vitest";
import { citedPages } from "./enclosure-list";

it("finds each page of an enclosure that a letter points to", () => {
  const text = "NDI 52% (Enclosure 2, page 1). See enclosure 3, pages 2 and 4-5; Enclosure 4. Page 9 of 12.";
  expect(citedPages(text)).toEqual([
    { enclosure: 2, page: 1 },
    { enclosure: 3, page: 2 },
    { enclosure: 3, page: 4 },
    { enclosure: 3, page: 5 },
  ]);
});
