import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { openOcr } from "@/lib/integrations/reader/ocr";
import { ocrPage } from "@/lib/integrations/reader/ocr-page";
import { readDocument } from "@/lib/integrations/reader/read-document";

/** `value` is in `unit`; `aim` is what the issue asks for, where it names one. */
export type BenchRow = { name: string; value: number; unit: "ms" | "ratio" | "MB"; aim?: number };

const ROUNDS = 5;
const SAMPLES = fileURLToPath(new URL("../../tests/fixtures/denials/", import.meta.url));
const PAGES = ["denial-04.pdf", "denial-08.png", "denial-22.jpg"] as const;

/**
 * OCR of a warm reader per page (cleaning, straightening and layout included) beside the plain `tesseract` command on the same
 * picture with the same model, whole files through the reading process, and that process's peak memory. Medians of five rounds, taken in turn.
 */
export async function benchReader(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-reader-"));
  try {
    return [...(await benchPages(folder)), ...(await benchFiles())];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchPages(folder: string): Promise<BenchRow[]> {
  const hasNative = await plainTesseract(["--version"]).then(
    () => true,
    () => false,
  );
  // As the reading process has it.
  process.env.OMP_THREAD_LIMIT = "1";
  const wasm = await openOcr("wasm", folder);
  const native = hasNative ? await openOcr("native", folder) : undefined;
  const rows: BenchRow[] = [];
  try {
    for (const name of ["denial-08.png", "denial-22.jpg"]) {
      const file = path.join(SAMPLES, name);
      const { data, info } = await sharp(file).grayscale().raw().toBuffer({ resolveWithObject: true });
      const page = { pixels: data, width: info.width, height: info.height, dpi: 200 };
      // The model that the reader has unpacked here: another one would be another task.
      const command = [file, "stdout", "--tessdata-dir", folder, "--oem", "1"];
      const contenders = {
        wasm: () => ocrPage(wasm, page),
        ...(native
          ? {
              native: () => ocrPage(native, page),
              plain: () => plainTesseract(command, { OMP_THREAD_LIMIT: undefined }),
              oneThread: () => plainTesseract(command, { OMP_THREAD_LIMIT: "1" }),
            }
          : {}),
      };
      const times = await medians(contenders);
      rows.push({ name: `OCR of ${name}, wasm`, value: times.wasm ?? 0, unit: "ms" });
      if (times.native === undefined || times.plain === undefined) continue;
      // Its threads hinder each other on a busy machine; the reader is measured against whichever way is faster.
      const plain = Math.min(times.plain, times.oneThread ?? times.plain);
      rows.push(
        { name: `OCR of ${name}, native`, value: times.native, unit: "ms" },
        { name: `OCR of ${name}, plain tesseract`, value: times.plain, unit: "ms" },
        { name: `OCR of ${name}, plain tesseract, one thread`, value: times.oneThread ?? 0, unit: "ms" },
        { name: `${name}: wasm to plain`, value: (times.wasm ?? 0) / plain, unit: "ratio", aim: 2 },
        { name: `${name}: native to plain`, value: times.native / plain, unit: "ratio", aim: 1.2 },
      );
    }
  } finally {
    await wasm.close();
    await native?.close();
  }
  return rows;
}

async function benchFiles(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const name of ["denial-02.pdf", "denial-12.docx", ...PAGES]) {
    let peak = 0;
    const request = {
      path: path.join(SAMPLES, name),
      mediaType: mediaTypeOf(name),
      onPeakMemory: (bytes: number) => {
        peak = Math.max(peak, bytes);
      },
    };
    const times = await medians({ read: () => readDocument(request) }, 3);
    rows.push(
      { name: `${name}, whole file in its own process`, value: times.read ?? 0, unit: "ms" },
      { name: `${name}, peak memory of that process`, value: peak / 1024 / 1024, unit: "MB", aim: 512 },
    );
  }
  return rows;
}

/** Contenders take turns, so that a busy moment of the machine hits all of them. */
async function medians(
  contenders: Record<string, () => Promise<unknown>>,
  rounds = ROUNDS,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(contenders)) {
      const start = performance.now();
      await run();
      times[name] = [...(times[name] ?? []), performance.now() - start];
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

function plainTesseract(args: string[], env: Record<string, string | undefined> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("tesseract", args, { stdio: "ignore", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`tesseract ended with ${code}`))));
  });
}

function mediaTypeOf(name: string): MediaType {
  const types: Record<string, MediaType> = {
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  };
  const type = types[path.extname(name)];
  if (!type) throw new Error(`No sample of this kind: ${name}`);
  return type;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit, aim } of await benchReader()) {
    const shown = unit === "ratio" ? value.toFixed(2) : value.toFixed(0);
    console.log(
      `${name.padEnd(60)} ${shown.padStart(8)} ${unit}${aim === undefined ? "" : `  (aim ${aim})`}`,
    );
  }
}
