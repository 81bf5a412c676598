import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { createWorker, type Worker } from "tesseract.js";
import type { OcrEngine } from "./limits";
import type { PageImage } from "./page-image";
import { cutRow } from "./strips";
import { type OcrWord, parseTsv } from "./tesseract-tsv";

/** Reads prepared pages; one is kept for all pages of a file. */
export type Ocr = {
  read: (page: PageImage) => Promise<OcrWord[]>;
  /** Small pictures of one resolution, each by itself. */
  readEach: (cells: readonly PageImage[]) => Promise<OcrWord[][]>;
  close: () => Promise<void>;
};

/** One block of text: the columns are told apart by our own layout, and lone cells of tables are not lost. */
const SINGLE_BLOCK = "6";
const LSTM_ONLY = 1;

/**
 * `native` is the system's `tesseract`, `wasm` the bundled one, `auto` the system's when it works. Both read the
 * English data of `@tesseract.js-data/eng`, so that they read alike. `workDir` takes the unpacked data.
 */
export async function openOcr(engine: OcrEngine, workDir: string): Promise<Ocr> {
  if (engine === "wasm") return wasmOcr();
  const native = await nativeOcr(workDir).catch((error: unknown) => {
    if (engine === "native") throw error;
  });
  return native ?? wasmOcr();
}

/** A page's parts are read side by side: two, so that the reading stays within its memory. */
const READERS = Math.min(2, availableParallelism());

async function wasmOcr(): Promise<Ocr> {
  const workers = await Promise.all(Array.from({ length: READERS }, openWorker));
  return {
    read: (page) => readParts(page, leastBusy(workers)),
    readEach: (cells) => Promise.all(cells.map(leastBusy(workers))),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** Parts of several pages wait for the worker that has the least to do. */
function leastBusy(workers: readonly Reader[]): (part: PageImage) => Promise<OcrWord[]> {
  const waiting = workers.map(() => 0);
  return async (part) => {
    const at = waiting.indexOf(Math.min(...waiting));
    waiting[at] = (waiting[at] ?? 0) + 1;
    try {
      return (await workers[at]?.read(part)) ?? [];
    } finally {
      waiting[at] = (waiting[at] ?? 1) - 1;
    }
  };
}

type Reader = Pick<Ocr, "read" | "close">;

async function openWorker(): Promise<Reader> {
  const worker: Worker = await createWorker("eng", LSTM_ONLY, {
    langPath: path.dirname(languageData()),
    cacheMethod: "none",
    gzip: true,
  });
  let dpi = 0;
  let last: Promise<unknown> = Promise.resolve();
  // One page after the other: a page's settings must not reach the one before it.
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task, task);
    last = run.catch(() => {});
    return run;
  };
  const read = async (page: PageImage): Promise<OcrWord[]> => {
    if (dpi !== statedDpi(page)) {
      dpi = statedDpi(page);
      await worker.setParameters({
        user_defined_dpi: String(dpi),
        tessedit_pageseg_mode: SINGLE_BLOCK as never,
      });
    }
    const { data } = await worker.recognize(portableGraymap(page), {}, { text: false, tsv: true });
    return parseTsv(data.tsv ?? "");
  };
  return {
    read: (page) => inTurn(() => read(page)),
    close: async () => {
      await worker.terminate();
    },
  };
}

async function nativeOcr(workDir: string): Promise<Ocr> {
  await run(["--version"]);
  const data = await promisify(gunzip)(await readFile(languageData()));
  await writeFile(path.join(workDir, "eng.traineddata"), data);
  const fixed = ["stdin", "stdout", "--tessdata-dir", workDir, "-l", "eng", "--oem", String(LSTM_ONLY)];
  const settingsOf = (part: PageImage) => [
    ...["--psm", SINGLE_BLOCK, "--dpi", String(statedDpi(part)), "-c", "tessedit_create_tsv=1"],
  ];
  const readWhole = async (part: PageImage) => parseTsv(await run([...fixed, ...settingsOf(part)], part));
  let reading = 0;
  return {
    read: async (page) => {
      reading += 1;
      try {
        // Each process unpacks the model anew (a tenth of a page's time), so a page that has company is not cut in two.
        return reading >= READERS ? await readWhole(page) : await readParts(page, readWhole);
      } finally {
        reading -= 1;
      }
    },
    readEach: async (cells) => {
      const [first] = cells;
      if (!first) return [];
      const folder = await mkdtemp(path.join(workDir, "cells-"));
      const files = cells.map((_, index) => path.join(folder, `${index}.pgm`));
      await Promise.all(cells.map((cell, index) => writeFile(files[index] ?? "", portableGraymap(cell))));
      const list = path.join(folder, "list.txt");
      await writeFile(list, `${files.join("\n")}\n`);
      // One process for all of them: its start costs more than the letters of a cell.
      const tsv = await run([list, ...fixed.slice(1), ...settingsOf(first)]);
      await rm(folder, { recursive: true, force: true });
      return cells.map((_, index) => parseTsv(tsv, index + 1));
    },
    close: async () => {},
  };
}

async function readParts(
  page: PageImage,
  read: (part: PageImage, index: number) => OcrWord[] | Promise<OcrWord[]>,
): Promise<OcrWord[]> {
  const cut = READERS > 1 ? cutRow(page) : undefined;
  if (cut === undefined) return read(page, 0);
  const upper = { ...page, height: cut, pixels: page.pixels.subarray(0, cut * page.width) };
  const lower = { ...page, height: page.height - cut, pixels: page.pixels.subarray(cut * page.width) };
  const [first, second] = await Promise.all([read(upper, 0), read(lower, 1)]);
  return [...first, ...second.map((word) => ({ ...word, box: { ...word.box, y: word.box.y + cut } }))];
}

/** The integer version of the best models: nearly the speed of the fast ones, and fewer wrong letters in identifiers. */
function languageData(): string {
  const root = path.dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json"));
  return path.join(root, "4.0.0_best_int", "eng.traineddata.gz");
}

/** Tesseract refuses less than 70, which a tiny picture can come to. */
const statedDpi = ({ dpi }: PageImage) => Math.max(70, dpi);

/** PGM: read by tesseract without a decoder, and made without an encoder. */
const portableGraymap = (page: PageImage) => Buffer.concat([graymapHeader(page), page.pixels]);

const graymapHeader = ({ width, height }: PageImage) => Buffer.from(`P5\n${width} ${height}\n255\n`);

function run(args: string[], page?: PageImage): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("tesseract", args, {
      stdio: ["pipe", "pipe", "ignore"],
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    child.stdin.on("error", () => {});
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString("utf8"));
      else reject(new Error(`tesseract ended with ${code}`));
    });
    // One after the other: a copy of a whole page for its header's sake costs as much as finding its angle.
    if (page) child.stdin.write(graymapHeader(page));
    child.stdin.end(page?.pixels);
  });
}
