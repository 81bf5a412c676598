import type { Box, Word } from "@/lib/core/document-text";
import type { Turn } from "./page-image";
import type { LayerWord, PdfPage } from "./pdf-page";

/** `keep` are the words of the layer that can be trusted; with `needsOcr` the page's picture must be read as well. */
export type LayerVerdict = { needsOcr: boolean; keep: LayerWord[] };

const MIN_LETTERS = 40;
const MAX_SUSPECT = 0.1;
const MIN_PLAUSIBLE = 0.6;
/** Hidden text under a scan is somebody's OCR: it has to be better than a drawn layer to be believed. */
const MIN_PLAUSIBLE_HIDDEN = 0.8;
const MIN_HIDDEN_LETTERS = 150;
/** An image of this share of the page with hardly a word on it is a scanned piece of paper. */
const LARGE_IMAGE = 0.15;
const WORDS_PER_PAGE = 60;

/** Judges whether a page's text layer says what the page shows. */
export function judgeTextLayer(page: Pick<PdfPage, "words" | "images" | "hasMarks">): LayerVerdict {
  const drawn = page.words.filter((word) => !word.invisible);
  const hidden = page.words.filter((word) => word.invisible);
  const drawnIsGood = isReadable(drawn, MIN_PLAUSIBLE);
  const hiddenIsGood = letters(hidden) >= MIN_HIDDEN_LETTERS && isReadable(hidden, MIN_PLAUSIBLE_HIDDEN);
  const keep = [...(drawnIsGood ? drawn : []), ...(hiddenIsGood ? hidden : [])];
  const needsOcr =
    (drawn.length > 0 && !drawnIsGood) ||
    (page.hasMarks && letters(keep) < MIN_LETTERS) ||
    page.images.some((image) => isBlind(image, keep));
  return { needsOcr, keep };
}

/** The layer's words, and those of the OCR that stand where the layer has none; `turn` is that of the layer. */
export function joinWords(layer: readonly LayerWord[], read: readonly Word[], turn: Turn): LayerWord[] {
  const added = read.filter((word) => !layer.some(({ box }) => covers(box, word.box)));
  return [...layer, ...added.map((word) => ({ ...word, invisible: false, suspect: 0, turn }))];
}

/** Whether a large image has too few words on it to be the background of a text. */
function isBlind(image: Box, words: readonly Word[]): boolean {
  const area = image.width * image.height;
  if (area < LARGE_IMAGE) return false;
  return words.filter(({ box }) => covers(image, box)).length < WORDS_PER_PAGE * area;
}

function isReadable(words: readonly LayerWord[], least: number): boolean {
  const total = letters(words);
  if (total === 0) return false;
  const suspect = words.reduce((sum, word) => sum + word.suspect * word.text.length, 0);
  return suspect / total <= MAX_SUSPECT && plausibleShare(words) >= least;
}

/** The share of letters that are in tokens which look like words, names, numbers or codes. */
function plausibleShare(words: readonly Word[]): number {
  let plausible = 0;
  let all = 0;
  for (const { text } of words) {
    all += text.length;
    if (isPlausible(text)) plausible += text.length;
  }
  return all === 0 ? 0 : plausible / all;
}

/** Fonts with a shifted character map give tokens like `7KLV` and `'(1,$/`; bad OCR gives `~j.l_;` and `xqzt`. */
export function isPlausible(token: string): boolean {
  const core = token.replace(/^["'“‘([*#<-]+|[.,;:!?)"'”’\]*>%-]+$/g, "");
  if (core === "") return /^[-–—.·•_=*|/$&#()[\]:]+$/u.test(token);
  if (/^[$#]?[\d.,:/\-()%xX*]+$/.test(core)) return true;
  if (/^\p{L}[\p{L}'’.\-/&]*$/u.test(core)) {
    const ascii = core.normalize("NFD").replace(/[^A-Za-z]/g, "");
    return ascii.length <= 4 || (/[aeiouy]/i.test(ascii) && !/[bcdfghjklmnpqrstvwxz]{6}/i.test(ascii));
  }
  return /^[\p{L}\p{N}][\p{L}\p{N}@.,:/'’()&+\-#]*$/u.test(core) && /\d/.test(core);
}

const letters = (words: readonly Word[]) => words.reduce((sum, word) => sum + word.text.length, 0);

function covers(outer: Box, inner: Box): boolean {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}
