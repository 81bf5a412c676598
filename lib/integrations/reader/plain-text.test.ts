import { describe, expect, it } from "vitest";
import { fromPlainText } from "./plain-text";

describe("fromPlainText", () => {
  it("starts a page at each form feed and numbers them", () => {
    const { pages } = fromPlainText("one\fpage two\n\f");
    expect(pages.map(({ number, text }) => [number, text])).toEqual([
      [1, "one"],
      [2, "page two"],
    ]);
  });

  it("gives each word the box of its cells", () => {
    const [page] = fromPlainText("a\n    CO-197  x").pages;
    expect(page?.words.map(({ text }) => text)).toEqual(["a", "CO-197", "x"]);
    expect(page?.words[1]?.box).toEqual({ x: 4 / 80, y: 1 / 60, width: 6 / 80, height: 1 / 60 });
  });

  it("keeps the layout, without trailing space, tabs and carriage returns", () => {
    expect(fromPlainText("\uFEFFa\tb  \r\n  c\r\n").pages[0]?.text).toBe("a       b\n  c");
  });

  it("keeps every box on the page, however long the lines", () => {
    const { pages } = fromPlainText(`${"word ".repeat(60)}\n`.repeat(90));
    for (const { box } of pages[0]?.words ?? []) {
      expect(box.x + box.width).toBeLessThanOrEqual(1);
      expect(box.y + box.height).toBeLessThanOrEqual(1);
    }
  });
});
