/**
 * What reading a document yields: its words with their places, page by page.
 * Every reader (text layer, OCR, DOCX, plain text) answers in this one shape, so that extraction, search and
 * the viewer's highlights never need to know where a word came from.
 */

/** A rectangle on a page in fractions of its width and height (0 to 1), origin at the top left. */
export type Box = { x: number; y: number; width: number; height: number };

/** `confidence` is 0 to 1; a word of a text layer has 1. */
export type Word = { text: string; box: Box; confidence: number };

export type ReadMethod = "text-layer" | "ocr" | "structure";

export type PageText = {
  /** 1-based. */
  number: number;
  /** Page size in points (1/72 inch); pictures without a resolution are taken as 200 dpi. */
  width: number;
  height: number;
  method: ReadMethod;
  /**
   * The page as a grid of characters: one line of text a line, columns kept apart by two or more spaces. The words
   * of `words` appear here in the same order.
   */
  text: string;
  words: Word[];
};

export type DocumentText = { pages: PageText[] };
