/** What reading one file may cost. */
export type ReadLimits = {
  /** Wall time without a page that is done: a long document goes on as long as it gets on. */
  milliseconds: number;
  /** Wall time of the whole file, however well it gets on. */
  longest: number;
  /** Resident memory of the reading process and its own children, in bytes. */
  memory: number;
  pages: number;
  /** Pixels of one picture, before anything is decoded. */
  pixels: number;
};

export const READ_LIMITS: ReadLimits = {
  milliseconds: 60_000,
  longest: 15 * 60_000,
  memory: 512 * 1024 * 1024,
  pages: 100,
  pixels: 40_000_000,
};

/** A page with more than this is no letter but an attack on the reader. */
export const MAX_WORDS_PER_PAGE = 20_000;
export const MAX_CHARACTERS = 4_000_000;

export type OcrEngine = "auto" | "native" | "wasm";
