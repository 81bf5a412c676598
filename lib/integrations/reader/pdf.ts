import { readFile } from "node:fs/promises";
import type { PageText, Word } from "@/lib/core/document-text";
import { layoutText } from "./layout";
import type { ReadLimits } from "./limits";
import type { Ocr } from "./ocr";
import { ocrPage } from "./ocr-page";
import { type Turn, unturn } from "./page-image";
import { pagesAhead } from "./pages-ahead";
import { loadPage, openDocument } from "./pdf-document";
import { type LayerWord, type PdfPage, readPdfPage, renderPage } from "./pdf-page";
import { loadPdfium, type Pdfium } from "./pdfium";
import { ReadFailure } from "./read-failure";
import { joinWords, judgeTextLayer, type LayerVerdict } from "./text-layer";

/** Where a page has neither an image of known resolution nor text, it is rendered at this. */
const RENDER_DPI = 200;

/** Reads a PDF page by page: its text layer where that is good, OCR of the rendered page where it is not. */
export async function* readPdf(
  file: string,
  limits: ReadLimits,
  ocr: () => Promise<Ocr>,
): AsyncGenerator<{ page: PageText; of: number }> {
  const pdfium = await loadPdfium();
  const { document, pageCount } = openDocument(pdfium, await readFile(file), limits);
  const read = async (index: number): Promise<PageText> => {
    const handle = loadPage(pdfium, document, index);
    if (handle === 0) {
      // One lost page of many would be an appeal on half a letter, so a page that cannot be opened fails the file.
      throw new ReadFailure("damaged");
    }
    try {
      return await readPage(pdfium, handle, readPdfPage(pdfium, handle), index + 1, limits, ocr);
    } finally {
      pdfium._FPDF_ClosePage(handle);
    }
  };
  for await (const page of pagesAhead(pageCount, read)) yield { page, of: pageCount };
}

async function readPage(
  pdfium: Pdfium,
  handle: number,
  page: PdfPage,
  number: number,
  limits: ReadLimits,
  ocr: () => Promise<Ocr>,
): Promise<PageText> {
  const size = { number, width: page.width, height: page.height };
  const verdict: LayerVerdict = judgeTextLayer(page);
  if (verdict.needsOcr && page.hasMarks) {
    const picture = renderPage(pdfium, handle, page, {
      dpi: page.imageDpi ?? RENDER_DPI,
      pixels: limits.pixels,
    });
    const read = await ocrPage(await ocr(), picture);
    if (verdict.keep.length === 0) return { ...size, method: "ocr", ...read };
    return {
      ...size,
      method: "ocr",
      ...layoutLayer(joinWords(verdict.keep, read.words, mostTurn(verdict.keep)), page),
    };
  }
  return { ...size, method: "text-layer", ...layoutLayer(verdict.keep, page) };
}

/** Lays out a text layer whose lines may run up or down the page, as on a landscape table printed on portrait paper. */
function layoutLayer(words: LayerWord[], page: PdfPage): Pick<PageText, "text" | "words"> {
  const turn = mostTurn(words);
  const upright = words
    .filter((word) => word.turn === turn)
    .map((word) => ({ ...plainWord(word), box: unturn(word.box, opposite(turn)) }));
  const size = turn % 180 === 90 ? { width: page.height, height: page.width } : page;
  const { text, words: ordered } = layoutText(upright, size);
  const others = words.filter((word) => word.turn !== turn).map(plainWord);
  return {
    text: [text, others.map((word) => word.text).join(" ")].filter((part) => part !== "").join("\n\n"),
    words: [...ordered.map((word) => ({ ...word, box: unturn(word.box, turn) })), ...others],
  };
}

function mostTurn(words: LayerWord[]): Turn {
  const letters = new Map<Turn, number>();
  for (const { turn, text } of words) letters.set(turn, (letters.get(turn) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const opposite = (turn: Turn): Turn => (turn === 90 ? 270 : turn === 270 ? 90 : turn);

const plainWord = ({ text, box, confidence }: Word): Word => ({ text, box, confidence });
