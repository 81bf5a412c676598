import type { Box } from "@/lib/core/document-text";

/** `box` is in pixels of the picture that was read. */
export type OcrWord = { text: string; confidence: number; box: Box };

const WORD_LEVEL = 5;

/** The words of one page of tesseract's TSV output (level, page from 1, block, paragraph, line, word, box, confidence, text). */
export function parseTsv(tsv: string, page = 1): OcrWord[] {
  const words: OcrWord[] = [];
  for (const line of tsv.split("\n")) {
    const cells = line.split("\t");
    if (Number(cells[0]) !== WORD_LEVEL || Number(cells[1]) !== page) continue;
    const [x = 0, y = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    const text = cells.slice(11).join(" ").trim();
    if (text !== "" && width > 0 && height > 0) {
      words.push({
        text,
        confidence: Math.min(1, Math.max(0, confidence / 100)),
        box: { x, y, width, height },
      });
    }
  }
  return dropSpecks(words);
}

/** Dust, ruled lines and shadows come back as dots, as flat or very tall "words", or as unsure letters on their own. */
function dropSpecks(words: OcrWord[]): OcrWord[] {
  const heights = words.map((word) => word.box.height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return words.filter((word) => {
    const { text, confidence, box } = word;
    const letters = text.replace(/[^\p{L}\p{N}]/gu, "").length;
    if (letters === 0 && box.height <= usual * 0.25 && box.width <= usual * 0.25) return false;
    if (letters > 0 && box.height <= usual * 0.3) return false;
    if (box.height > usual * 5) return confidence >= 0.8 && letters > 1;
    if (letters <= 2 && confidence < 0.75 && isLonely(word, words, usual)) return false;
    return confidence >= (letters === 0 ? 0.3 : 0.1);
  });
}

function isLonely(word: OcrWord, words: readonly OcrWord[], usual: number): boolean {
  const { x, y, width, height } = word.box;
  return !words.some(({ box }) => {
    if (box === word.box || box.y > y + height || box.y + box.height < y) return false;
    return Math.max(box.x - (x + width), x - (box.x + box.width)) < usual * 2;
  });
}
