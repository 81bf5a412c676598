import sharp from "sharp";
import type { Box } from "@/lib/core/document-text";
import type { Ocr } from "./ocr";
import type { PageImage } from "./page-image";
import type { OcrWord } from "./tesseract-tsv";

/** Headings of columns that hold short codes: what a whole page's recognition loses first. */
const CODE_HEADING =
  /^(?:codes?|reasons?|rsn|remarks?|rem|carc|rarc|adj|grp\/rc|ex|cpt|proc|hcpcs|eob|notes?)$/i;
const CODE = /^[A-Z0-9][A-Z0-9/*.-]{0,9}$/i;
const AMOUNT = /\d\.\d{2}$/;

/** More than a page of charges has in one column. */
const MOST_CELLS = 24;
const ENLARGEMENT = 2;
/** Darker than this is ink, on a page whose paper has been made white. */
const INK = 130;
/** Less of a cell than this is a speck or the end of a ruled line. */
const LEAST_INK = 0.015;
const LEAST_CONFIDENCE = 0.5;
/** A cell that had to be read twice is never shown as surely read. */
const MOST_CONFIDENCE = 0.65;

/** Words of code cells that have ink and no word, while their neighbors in the row stand: each cell read again, larger. */
export async function readLostCells(
  ocr: Ocr,
  image: PageImage,
  words: readonly OcrWord[],
): Promise<OcrWord[]> {
  const cells = lostCells(words, image)
    .slice(0, MOST_CELLS)
    .filter((cell) => inkOf(image, cell) >= LEAST_INK);
  if (cells.length === 0) return [];
  const read = await ocr.readEach(await Promise.all(cells.map((cell) => enlarged(image, cell))));
  return cells.flatMap((cell, at) => {
    const word = read[at]?.find(({ text, confidence }) => CODE.test(text) && confidence >= LEAST_CONFIDENCE);
    if (!word) return [];
    const { x, y, width, height } = word.box;
    return {
      text: word.text,
      confidence: Math.min(word.confidence, MOST_CONFIDENCE),
      box: {
        x: cell.x + x / ENLARGEMENT,
        y: cell.y + y / ENLARGEMENT,
        width: width / ENLARGEMENT,
        height: height / ENLARGEMENT,
      },
    };
  });
}

/** The empty cells under headings of code columns, in rows of charges. */
export function lostCells(words: readonly OcrWord[], page: { width: number; height: number }): Box[] {
  const rows = linesOf(words);
  return rows.flatMap((header, at) =>
    header
      .filter((word) => header.length >= 4 && CODE_HEADING.test(word.text))
      .flatMap((heading) => {
        const { left, right } = columnOf(heading, header, page.width);
        const charges = rows
          .slice(at + 1, at + 40)
          .filter((row) => row.filter((w) => AMOUNT.test(w.text)).length >= 2);
        return charges
          .filter((row) => !row.some((w) => w.box.x < right && w.box.x + w.box.width > left))
          .map((row) => cellOf(row, left, right, page.height));
      }),
  );
}

/** From the heading before to the one after, not wider than a code needs. */
function columnOf({ box }: OcrWord, header: readonly OcrWord[], width: number) {
  const before = Math.max(0, ...header.filter((w) => w.box.x < box.x).map((w) => w.box.x + w.box.width));
  const after = Math.min(width, ...header.filter((w) => w.box.x > box.x).map((w) => w.box.x));
  const reach = Math.max(box.width, box.height * 5);
  return {
    left: Math.round(Math.max(before + 2, box.x - reach / 2)),
    right: Math.round(Math.min(after - 2, box.x + box.width + reach / 2)),
  };
}

function cellOf(row: readonly OcrWord[], left: number, right: number, bottom: number): Box {
  const top = Math.min(...row.map((w) => w.box.y));
  const end = Math.max(...row.map((w) => w.box.y + w.box.height));
  const margin = (end - top) * 0.3;
  const y = Math.max(0, Math.round(top - margin));
  return {
    x: left,
    y,
    width: Math.max(1, right - left),
    height: Math.max(1, Math.min(bottom, Math.round(end + margin)) - y),
  };
}

/** Words whose middles are level, line by line from the top. */
function linesOf(words: readonly OcrWord[]): OcrWord[][] {
  const lines: { middle: number; words: OcrWord[] }[] = [];
  for (const word of words.toSorted((a, b) => a.box.y - b.box.y)) {
    const middle = word.box.y + word.box.height / 2;
    const line = lines.find((l) => Math.abs(l.middle - middle) < word.box.height * 0.5);
    if (line) line.words.push(word);
    else lines.push({ middle, words: [word] });
  }
  return lines.map((line) => line.words);
}

function inkOf({ pixels, width }: PageImage, { x, y, width: columns, height: rows }: Box): number {
  let dark = 0;
  for (let row = y; row < y + rows; row += 1)
    for (let column = x; column < x + columns; column += 1)
      if ((pixels[row * width + column] ?? 255) < INK) dark += 1;
  return dark / (columns * rows);
}

async function enlarged(image: PageImage, cell: Box): Promise<PageImage> {
  const { data, info } = await sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 1 },
  })
    .extract({ left: cell.x, top: cell.y, width: cell.width, height: cell.height })
    .resize({
      width: cell.width * ENLARGEMENT,
      height: cell.height * ENLARGEMENT,
      fit: "fill",
      kernel: "cubic",
    })
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...image, pixels: data, width: info.width, height: info.height, dpi: image.dpi * ENLARGEMENT };
}
