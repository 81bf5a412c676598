import type { PageText } from "@/lib/core/document-text";
import { layoutText } from "./layout";
import { readLostCells } from "./lost-cells";
import type { Ocr } from "./ocr";
import { cleanCopy, type GrayPage, type PageImage, runsSideways, straighten, type Turn } from "./page-image";
import { turnBars } from "./reversed-bars";
import { removeRules } from "./ruled-lines";
import type { OcrWord } from "./tesseract-tsv";
import { isWithoutGrain, joinTornLetters } from "./torn-letters";
import { removeTornRules } from "./torn-rules";

const POOR = 0.6;
/** Fewer letters than this say nothing about which way up a page is. */
const ENOUGH_LETTERS = 40;

type Attempt = { image: PageImage; words: OcrWord[]; score: number; letters: number };

/** Reads a page's picture; a page that makes no sense is also tried turned. */
export async function ocrPage(ocr: Ocr, source: GrayPage): Promise<Pick<PageText, "text" | "words">> {
  const isFax = isWithoutGrain(source);
  const page = await cleanCopy(source);
  const sideways = await runsSideways(page);
  let best = await attempt(ocr, page, { turn: sideways ? 90 : 0, isFax });
  if (best.score < POOR && best.letters >= ENOUGH_LETTERS) {
    const other = await attempt(ocr, page, { turn: sideways ? 270 : 180, isFax });
    if (other.score > best.score) best = other;
  }
  const { image } = best;
  const words = [...best.words, ...(await readLostCells(ocr, image, best.words))];
  // Laid out where the lines are straight, then moved to where the words stand on the page.
  const fractions = words.map(({ box, ...word }) => ({
    ...word,
    box: {
      x: box.x / image.width,
      y: box.y / image.height,
      width: box.width / image.width,
      height: box.height / image.height,
    },
    pixels: box,
  }));
  const laidOut = layoutText(fractions, image);
  return {
    text: laidOut.text,
    words: laidOut.words.map(({ pixels, ...word }) => ({ ...word, box: image.toPage(pixels) })),
  };
}

async function attempt(
  ocr: Ocr,
  page: GrayPage,
  { turn, isFax }: { turn: Turn; isFax: boolean },
): Promise<Attempt> {
  const image = await straighten(page, turn);
  turnBars(image);
  removeRules(image);
  if (isFax) {
    removeTornRules(image);
    joinTornLetters(image);
  }
  const words = await ocr.read(image);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const score =
    words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters);
  return { image, words, score, letters };
}
