import type { Box, Word } from "@/lib/core/document-text";
import { MAX_WORDS_PER_PAGE } from "./limits";
import type { GrayPage, Turn } from "./page-image";
import { PDFIUM, type Pdfium } from "./pdfium";
import { ReadFailure } from "./read-failure";

/**
 * `suspect` is the share of the word's characters for which the font names no letter; `turn` is how far the page must
 * be turned clockwise to read it.
 */
export type LayerWord = Word & { invisible: boolean; suspect: number; turn: Turn };

export type PdfPage = {
  /** In points, as the page is shown (turned by its rotation, cut to its crop box). */
  width: number;
  height: number;
  words: LayerWord[];
  images: Box[];
  /** The resolution of the largest image, when it fills most of the page. */
  imageDpi: number | undefined;
  /** False for a page on which nothing is drawn. */
  hasMarks: boolean;
};

const MAX_CHARACTERS_PER_PAGE = 200_000;
const MAX_OBJECTS = 20_000;
const MAX_FORM_DEPTH = 3;
const PAGE_OF_IMAGE = 0.7;
const DPI = { least: 150, most: 300 };
const TURNS = [0, 90, 180, 270] as const;
const LIGATURES: Record<string, string> = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\u00A0": " ",
  "\u0002": "-",
  "\u00AD": "-",
};

/** The words and images of an open page. Boxes are fractions of the page as it is shown. */
export function readPdfPage(pdfium: Pdfium, page: number): PdfPage {
  const width = pdfium._FPDF_GetPageWidthF(page);
  const height = pdfium._FPDF_GetPageHeightF(page);
  if (!(width > 0 && height > 0)) throw new ReadFailure("damaged");
  const scratch = pdfium.wasmExports.malloc(32);
  try {
    const toPage = pageTransform(pdfium, page, scratch);
    const objects = Math.min(MAX_OBJECTS, pdfium._FPDFPage_CountObjects(page));
    const words = readWords(pdfium, page, scratch, toPage);
    return {
      width,
      height,
      words,
      hasMarks: objects > 0,
      ...readImages(pdfium, page, objects, scratch, toPage, { width }),
    };
  } finally {
    pdfium.wasmExports.free(scratch);
  }
}

/** Renders one box of an open page to gray at a resolution that shows small print, within `pixels`. */
export function renderBox(
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
  box: Box,
  bounds: { dpi: number; pixels: number },
): GrayPage {
  const most = Math.sqrt(bounds.pixels / 4 / ((size.width / 72) * (size.height / 72)));
  const dpi = Math.min(bounds.dpi, most / Math.sqrt(Math.max(box.width * box.height, 0.01)));
  const whole = { width: (size.width / 72) * dpi, height: (size.height / 72) * dpi };
  return grayOf(pdfium, page, dpi, {
    left: Math.round(-box.x * whole.width),
    top: Math.round(-box.y * whole.height),
    whole: { width: Math.round(whole.width), height: Math.round(whole.height) },
    width: Math.max(1, Math.round(box.width * whole.width)),
    height: Math.max(1, Math.round(box.height * whole.height)),
  });
}

/** Renders an open page to gray, within `pixels`. */
export function renderPage(
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
  bounds: { dpi: number; pixels: number },
): GrayPage {
  const inches = { width: size.width / 72, height: size.height / 72 };
  // A quarter of the limit is 10 Mpx, more than a letter at 300 dpi.
  const most = Math.sqrt(bounds.pixels / 4 / (inches.width * inches.height));
  const dpi = Math.min(Math.max(DPI.least, Math.min(DPI.most, bounds.dpi)), most);
  const width = Math.max(1, Math.round(inches.width * dpi));
  const height = Math.max(1, Math.round(inches.height * dpi));
  return grayOf(pdfium, page, dpi, { left: 0, top: 0, whole: { width, height }, width, height });
}

/** What a window of `width` by `height` shows of the page that lies `left` and `top` of it. */
type Window = {
  left: number;
  top: number;
  whole: { width: number; height: number };
  width: number;
  height: number;
};

function grayOf(pdfium: Pdfium, page: number, dpi: number, window: Window): GrayPage {
  const { left, top, whole, width, height } = window;
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, PDFIUM.BITMAP_GRAY, 0, 0);
  if (bitmap === 0) throw new ReadFailure("memory");
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium._FPDF_RenderPageBitmap(
      bitmap,
      page,
      left,
      top,
      whole.width,
      whole.height,
      0,
      PDFIUM.RENDER_ANNOTATIONS | PDFIUM.RENDER_GRAY,
    );
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const pixels = Buffer.alloc(width * height);
    for (let row = 0; row < height; row += 1) {
      const from = start + row * stride;
      pixels.set(pdfium.HEAPU8.subarray(from, from + width), row * width);
    }
    return { pixels, width, height, dpi };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

type Rectangle = { left: number; top: number; right: number; bottom: number };
type Transform = { box: (rectangle: Rectangle) => Box; turnOf: (angle: number) => Turn };

/** From the page's own coordinates to fractions of the shown page; three points tell rotation and crop. */
function pageTransform(pdfium: Pdfium, page: number, scratch: number): Transform {
  const SIZE = 1_000_000;
  const SPAN = 1000;
  const at = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, SIZE, SIZE, 0, x, y, scratch, scratch + 4);
    const view = new DataView(pdfium.HEAPU8.buffer, scratch, 8);
    return { x: view.getInt32(0, true) / SIZE, y: view.getInt32(4, true) / SIZE };
  };
  const origin = at(0, 0);
  const right = at(SPAN, 0);
  const up = at(0, SPAN);
  const map = (x: number, y: number) => ({
    x: origin.x + ((right.x - origin.x) * x + (up.x - origin.x) * y) / SPAN,
    y: origin.y + ((right.y - origin.y) * x + (up.y - origin.y) * y) / SPAN,
  });
  const box = ({ left, top, right: end, bottom }: Rectangle) => {
    const a = map(left, top);
    const b = map(end, bottom);
    const x = Math.min(a.x, b.x);
    const y = Math.min(a.y, b.y);
    return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  };
  const turnOf = (angle: number): Turn => {
    // PDFium counts a character's angle clockwise, the page's coordinates run the other way.
    const tip = map(Math.cos(angle), -Math.sin(angle));
    const base = map(0, 0);
    const degrees = (Math.atan2(tip.y - base.y, tip.x - base.x) * 180) / Math.PI;
    return TURNS[((Math.round(-degrees / 90) % 4) + 4) % 4] ?? 0;
  };
  return { box, turnOf };
}

function readWords(pdfium: Pdfium, page: number, scratch: number, toPage: Transform): LayerWord[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return [];
  const words: LayerWord[] = [];
  let open: (LayerWord & { count: number }) | undefined;
  let isBroken = false;
  const close = () => {
    isBroken = false;
    if (!open) return;
    const { count, ...word } = open;
    words.push({ ...word, suspect: word.suspect / count });
    if (words.length > MAX_WORDS_PER_PAGE) throw new ReadFailure("too_complex");
    open = undefined;
  };
  try {
    const count = pdfium._FPDFText_CountChars(text);
    if (count > MAX_CHARACTERS_PER_PAGE) throw new ReadFailure("too_complex");
    for (let index = 0; index < count; index += 1) {
      const letter = character(pdfium._FPDFText_GetUnicode(text, index));
      if (isLineBreak(letter) && pdfium._FPDFText_IsGenerated(text, index) === 1) {
        isBroken = true;
        continue;
      }
      if (letter.trim() === "" || !pdfium._FPDFText_GetLooseCharBox(text, index, scratch)) {
        close();
        continue;
      }
      const box = toPage.box(readRectangle(pdfium, scratch));
      const turn = toPage.turnOf(pdfium._FPDFText_GetCharAngle(text, index));
      if (open && (turn !== open.turn || isApart(open.box, box, turn, isBroken ? TOUCHING : WITHIN_WORD)))
        close();
      isBroken = false;
      const object = pdfium._FPDFText_GetTextObject(text, index);
      const suspect = pdfium._FPDFText_HasUnicodeMapError(text, index) === 1 || isNoLetter(letter) ? 1 : 0;
      if (open) {
        open.text += letter;
        open.box = union(open.box, box);
        open.suspect += suspect;
        open.count += 1;
      } else {
        const mode = object === 0 ? 0 : pdfium._FPDFTextObj_GetTextRenderMode(object);
        open = {
          text: letter,
          box,
          confidence: 1,
          suspect,
          count: 1,
          turn,
          invisible: mode === PDFIUM.TEXT_INVISIBLE,
        };
      }
    }
    close();
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
  return words.filter(({ box }) => isOnPage(box)).map((word) => ({ ...word, box: onPage(word.box) }));
}

function readImages(
  pdfium: Pdfium,
  page: number,
  objects: number,
  scratch: number,
  toPage: Transform,
  size: { width: number },
): Pick<PdfPage, "images" | "imageDpi"> {
  const images: Box[] = [];
  let imageDpi: number | undefined;
  for (let index = 0; index < objects; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type !== PDFIUM.OBJECT_IMAGE && !(type === PDFIUM.OBJECT_FORM && holdsImage(pdfium, object, 0)))
      continue;
    if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 12, scratch + 8, scratch + 4)) continue;
    const box = toPage.box(readRectangle(pdfium, scratch));
    if (!isOnPage(box)) continue;
    images.push(onPage(box));
    if (type === PDFIUM.OBJECT_IMAGE && box.width * box.height >= PAGE_OF_IMAGE) {
      pdfium._FPDFImageObj_GetImagePixelSize(object, scratch + 16, scratch + 20);
      const view = new DataView(pdfium.HEAPU8.buffer, scratch + 16, 8);
      const across = view.getUint32(0, true);
      if (across > 0) imageDpi = across / ((box.width * size.width) / 72);
    }
  }
  return { images, imageDpi };
}

function holdsImage(pdfium: Pdfium, form: number, depth: number): boolean {
  if (depth > MAX_FORM_DEPTH) return false;
  const count = Math.min(MAX_OBJECTS, pdfium._FPDFFormObj_CountObjects(form));
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFFormObj_GetObject(form, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === PDFIUM.OBJECT_IMAGE) return true;
    if (type === PDFIUM.OBJECT_FORM && holdsImage(pdfium, object, depth + 1)) return true;
  }
  return false;
}

function readRectangle(pdfium: Pdfium, address: number): Rectangle {
  const view = new DataView(pdfium.HEAPU8.buffer, address, 16);
  return {
    left: view.getFloat32(0, true),
    top: view.getFloat32(4, true),
    right: view.getFloat32(8, true),
    bottom: view.getFloat32(12, true),
  };
}

function character(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return "\uFFFD";
  const letter = String.fromCodePoint(code);
  return LIGATURES[letter] ?? letter;
}

/** Private use, replacement and control characters: what a font without a character map comes out as. */
const isNoLetter = (letter: string) => /[\p{Co}\p{Cn}\p{Cc}\uFFFD]/u.test(letter);

const isLineBreak = (letter: string) => letter === "\r" || letter === "\n";

/** Gaps within a word, as shares of the type's height. A line break that PDFium made up is one unless the letters touch. */
const WITHIN_WORD = 0.35;
const TOUCHING = 0.05;

/** Whether a character starts a new word: far behind the last one, before it, or on another line. */
function isApart(word: Box, next: Box, turn: Turn, most: number): boolean {
  const [along, across, length, size] =
    turn % 180 === 90 ? (["y", "x", "height", "width"] as const) : (["x", "y", "width", "height"] as const);
  const em = Math.max(word[size], 1e-6);
  if (Math.abs(next[across] + next[size] / 2 - (word[across] + word[size] / 2)) > em * 0.6) return true;
  const ahead = next[along] - (word[along] + word[length]);
  const behind = word[along] - (next[along] + next[length]);
  return ahead > em * most || behind > em * most;
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

const isOnPage = ({ x, y, width, height }: Box) => x + width > 0 && x < 1 && y + height > 0 && y < 1;

function onPage({ x, y, width, height }: Box): Box {
  const x0 = Math.max(0, x);
  const y0 = Math.max(0, y);
  return { x: x0, y: y0, width: Math.min(1, x + width) - x0, height: Math.min(1, y + height) - y0 };
}
