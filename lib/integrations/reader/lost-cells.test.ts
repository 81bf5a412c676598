import { describe, expect, it } from "vitest";
import { lostCells, readLostCells } from "./lost-cells";
import type { Ocr } from "./ocr";
import type { PageImage } from "./page-image";
import type { OcrWord } from "./tesseract-tsv";

const word = (text: string, x: number, y: number): OcrWord => ({
  text,
  confidence: 0.95,
  box: { x, y, width: text.length * 12, height: 20 },
});

/** A grid of three rows; the code of the second was not recognized. */
const WORDS = [
  ...["Date", "CPT", "Billed", "Code", "Paid"].map((text, i) => word(text, 20 + i * 160, 10)),
  ...["08/03/26", "97110", "120.00", "CO-45", "60.00"].map((text, i) => word(text, 20 + i * 160, 50)),
  ...["08/10/26", "97140", "60.00"].map((text, i) => word(text, 20 + i * 160, 90)),
  word("0.00", 660, 90),
];

const page = (inked: boolean): PageImage => {
  const pixels = Buffer.alloc(800 * 200, 255);
  if (inked) for (let y = 92; y < 108; y += 1) pixels.fill(0, y * 800 + 500, y * 800 + 540);
  return { pixels, width: 800, height: 200, dpi: 200, toPage: (box) => box };
};

const reads = (text: string, confidence = 0.9): Ocr & { sizes: number[] } => {
  const sizes: number[] = [];
  return {
    sizes,
    read: async () => [],
    readEach: async (cells) =>
      cells.map(({ width }) => {
        sizes.push(width);
        return [{ text, confidence, box: { x: 20, y: 10, width: 80, height: 40 } }];
      }),
    close: async () => {},
  };
};

describe("a code cell that recognition lost", () => {
  it("is found by its column and its row", () => {
    const [cell, ...others] = lostCells(WORDS, { width: 800, height: 200 });
    expect(others).toEqual([]);
    expect(cell?.x).toBeGreaterThan(400);
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThan(660);
    expect(cell?.y).toBeLessThan(90);
  });

  it("is read again at twice the size, and comes back to its place, never as surely read", async () => {
    const ocr = reads("CO-50");
    const [found] = await readLostCells(ocr, page(true), WORDS);
    const [cell] = lostCells(WORDS, { width: 800, height: 200 });
    expect(ocr.sizes).toEqual([(cell?.width ?? 0) * 2]);
    expect(found).toEqual({
      text: "CO-50",
      confidence: 0.65,
      box: { x: (cell?.x ?? 0) + 10, y: (cell?.y ?? 0) + 5, width: 40, height: 20 },
    });
  });

  it("stays empty where there is no ink, or where no code is read", async () => {
    const ocr = reads("CO-50");
    expect(await readLostCells(ocr, page(false), WORDS)).toEqual([]);
    expect(ocr.sizes).toEqual([]);
    expect(await readLostCells(reads("—"), page(true), WORDS)).toEqual([]);
    expect(await readLostCells(reads("CO-50", 0.2), page(true), WORDS)).toEqual([]);
  });
});
