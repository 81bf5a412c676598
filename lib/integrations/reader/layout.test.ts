import { describe, expect, it } from "vitest";
import type { Word } from "@/lib/core/document-text";
import { layoutText } from "./layout";

const PAGE = { width: 612, height: 792 };
const CELL = 0.01;
const ROW = 0.02;

/** A word whose characters are one cell wide, at a column and row of an even grid. */
const word = (text: string, column: number, row: number, shift = 0): Word => ({
  text,
  confidence: 1,
  box: { x: column * CELL, y: row * ROW + shift, width: text.length * CELL, height: ROW * 0.7 },
});

describe("layoutText", () => {
  it("keeps the words of a line together and columns apart", () => {
    const { text } = layoutText(
      [word("Patient", 0, 0), word("name:", 8, 0), word("Doe,", 40, 0), word("Jane", 45, 0)],
      PAGE,
    );
    expect(text).toBe(`Patient name:${" ".repeat(27)}Doe, Jane`);
  });

  it("puts what stands under each other under each other", () => {
    const rows = layoutText(
      [word("Service", 0, 0), word("Billed", 30, 0), word("99213", 0, 1), word("120.00", 30, 1)],
      PAGE,
    ).text.split("\n");
    expect(rows.map((row) => row.search(/Billed|120/))).toEqual([30, 30]);
  });

  it("orders the words as the text does, whatever order they come in", () => {
    const words = [word("d", 5, 3), word("b", 20, 0), word("c", 0, 3), word("a", 0, 0)];
    expect(layoutText(words, PAGE).words.map(({ text }) => text)).toEqual(["a", "b", "c", "d"]);
  });

  it("takes words of slightly different heights for one line, and close lines for two", () => {
    expect(layoutText([word("CO", 0, 0), word("197", 3, 0, ROW * 0.2), word("next", 0, 1)], PAGE).text).toBe(
      "CO 197\nnext",
    );
  });

  it("keeps blank lines between paragraphs, two at most", () => {
    const { text } = layoutText([word("a", 0, 0), word("b", 0, 1), word("c", 0, 3), word("d", 0, 12)], PAGE);
    expect(text).toBe("a\nb\n\nc\n\n\nd");
  });

  it("keeps two spaces between columns when the text before is too wide for its place", () => {
    const wide: Word = {
      ...word("Identification", 0, 1),
      box: { x: 0, y: ROW, width: 0.07, height: ROW * 0.7 },
    };
    const { text } = layoutText(
      [
        word("Procedure", 0, 0),
        word("modifier", 10, 0),
        word("description", 20, 0),
        wide,
        word("next", 10, 1),
      ],
      PAGE,
    );
    expect(text.split("\n")[1]).toBe("Identification  next");
  });

  it("drops the second copy of text that is drawn twice to look bold", () => {
    expect(layoutText([word("DENIED", 0, 0), word("DENIED", 0, 0, 0.0005)], PAGE).words).toHaveLength(1);
  });

  /** Words of a font whose spaces are a quarter of its height, set one after the other from `at`; a number is a gap of so many spaces. */
  const SPACE = 0.0042;
  const printed = (at: number, row: number, ...parts: (string | number)[]): Word[] => {
    let x = at;
    return parts.flatMap((part) => {
      if (typeof part === "number") {
        x += (part - 1) * SPACE;
        return [];
      }
      return part.split(" ").map((text) => {
        const box = { x, y: row * ROW, width: text.length * 0.008, height: ROW * 0.7 };
        x += box.width + SPACE;
        return { text, confidence: 1, box };
      });
    });
  };
  const PROSE = [0, 1, 2].flatMap((row) =>
    printed(0, row, "this plan of care was read by one of our own reviewers before we decided"),
  );

  it("parts a note from the amount before it, which a font's narrow space would join", () => {
    const { text } = layoutText([...PROSE, ...printed(0, 4, "97140 Manual therapy 52.00", 2.8, "4K")], PAGE);
    expect(text.split("\n").at(-1)).toBe("97140 Manual therapy 52.00  4K");
  });

  it.each<[string, (string | number)[]]>([
    ["two spaces between words", ["Columbus Ohio", 2, "43215"]],
    ["the end of a sentence", ["was denied.", 2.8, "You may appeal"]],
    [
      "a line set to both margins",
      ["we", 2.6, "have", 2.6, "read", 2.6, "all", 2.6, "of", 2.6, "the", 2.6, "notes"],
    ],
    ["a line's usual spaces", ["New patient office visit"]],
  ])("parts no text: %s", (_, parts) => {
    const { text } = layoutText([...PROSE, ...printed(0, 4, ...parts)], PAGE);
    expect(text.split("\n").at(-1)).not.toMatch(/ {2}/);
  });

  it("keeps a second column under itself where narrow letters make the first one long", () => {
    const narrow = "illicit filling will still limit all billing till it is filled";
    const thin = (row: number): Word[] => {
      let x = 0;
      return narrow.split(" ").map((text) => {
        const box = { x, y: row * ROW, width: text.length * 0.0068, height: ROW * 0.7 };
        x += box.width + SPACE;
        return { text, confidence: 1, box };
      });
    };
    const rows = layoutText(
      [
        ...PROSE,
        ...thin(4),
        ...printed(0.48, 4, "fax"),
        ...printed(0, 5, "short"),
        ...printed(0.48, 5, "mail"),
      ],
      PAGE,
    ).text.split("\n");
    expect(rows.at(-2)?.indexOf("fax")).toBe(rows.at(-1)?.indexOf("mail"));
  });

  it("is empty for a page without words", () => {
    expect(layoutText([], PAGE)).toEqual({ text: "", words: [] });
  });
});
