import type { ReadMethod, Word } from "@/lib/core/document-text";

/** A word as it is drawn again: baseline, size and width in points of the page. */
export type DrawnWord = { text: string; x: number; baseline: number; size: number; width: number };

/** What share of a word's box the size of its type is: a recognized box is tight, a text layer's holds the whole line. */
const BOX_TO_SIZE: Record<ReadMethod, number> = { ocr: 1.36, "text-layer": 0.86, structure: 0.8 };
const BOX_TO_DESCENT: Record<ReadMethod, number> = { ocr: 0, "text-layer": 0.2, structure: 0.2 };
const TIMID = 0.75;
const BOLD = 1.5;

/**
 * Sets a page's words in even type. Boxes of recognized words differ in height by their letters ("on", "Ap"), so the
 * words of a line share the size of its tallest, within sensible bounds about the page's usual size.
 */
export function drawWords(
  words: readonly Word[],
  page: { width: number; height: number; method: ReadMethod },
): DrawnWord[] {
  const usual = median(words.map(({ box }) => box.height));
  return linesOf(words).flatMap((line) => {
    const tallest = Math.max(...line.map(({ box }) => box.height));
    const height = Math.min(Math.max(tallest, usual * TIMID), usual * BOLD);
    const bottom = median(line.map(({ box }) => box.y + box.height));
    const size = height * page.height * BOX_TO_SIZE[page.method];
    return line.map(({ text, box }) => ({
      text,
      x: box.x * page.width,
      baseline: bottom * page.height - height * page.height * BOX_TO_DESCENT[page.method],
      size,
      width: box.width * page.width,
    }));
  });
}

/** Words whose middles lie on one another's height, in their order. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.at(-1)?.box;
    const middle = word.box.y + word.box.height / 2;
    const isSame = last && middle >= last.y && middle <= last.y + last.height && word.box.x >= last.x;
    if (isSame) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
