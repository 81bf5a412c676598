import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentText } from "@/lib/core/document-text";
import { denialFile } from "@/tests/support/file-bytes";
import { pdfOfPages, textLines } from "@/tests/support/pdf-builder";
import { tiff } from "@/tests/support/tiff-builder";
import { unreadableFiles } from "@/tests/support/unreadable-files";
import { READ_LIMITS } from "./limits";
import type { MediaType } from "./media-types";
import type { ReadProgress } from "./messages";
import { openOcr } from "./ocr";
import { readDocument } from "./read-document";
import { ReadFailure } from "./read-failure";
import { readPages } from "./read-pages";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "reader-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stored(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `file-${Math.random()}`);
  await writeFile(file, bytes);
  return file;
}

/** Lines in 8-point Courier, each letter set by itself. */
const letterByLetter = (lines: readonly string[]): string =>
  lines
    .map((line, row) => `BT /F 8 Tf 50 ${740 - row * 11} Td (${[...line].join(") Tj 4.8 0 Td (")}) Tj ET`)
    .join("\n");

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-.=_]{3,}/g, " ")
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/.test(word));

/** The share of a text's words that were found, each as often as it stands there. */
function shareFound(expected: string, document: DocumentText): number {
  const found = new Map<string, number>();
  for (const word of document.pages.flatMap((page) => wordsOf(page.text))) {
    found.set(word, (found.get(word) ?? 0) + 1);
  }
  const wanted = wordsOf(expected);
  const hits = wanted.filter((word) => {
    const left = found.get(word) ?? 0;
    found.set(word, left - 1);
    return left > 0;
  });
  return hits.length / wanted.length;
}

const textOf = (document: DocumentText) => document.pages.map(({ text }) => text).join("\n");
const find = (document: DocumentText, text: string) =>
  document.pages.flatMap(({ words }) => words).find((word) => word.text === text);

async function hereOf(bytes: Buffer, mediaType: MediaType): Promise<DocumentText> {
  const job = { file: await stored(bytes), mediaType, limits: READ_LIMITS };
  const pages = [];
  for await (const { page } of readPages(job, () => openOcr("wasm", folder))) pages.push(page);
  return { pages };
}

describe("the samples", () => {
  it.each([
    ["denial-02.pdf", "application/pdf", "text-layer", 0.97, "EFKQ2T7XX00"],
    ["denial-04.pdf", "application/pdf", "ocr", 0.93, "0202618250A7710X"],
    ["denial-08.png", "image/png", "ocr", 0.93, "6240J5571-00-00"],
    ["denial-22.jpg", "image/jpeg", "ocr", 0.93, "26268Q774100"],
  ] as const)(
    "%s is read in full, in a process of its own",
    async (name, mediaType, method, share, claim) => {
      const progress: ReadProgress[] = [];
      const document = await readDocument({
        path: denialFile(name),
        mediaType,
        ocrEngine: "wasm",
        onPage: (page) => progress.push(page),
      });
      const expected = await readFile(denialFile(name.replace(/\.\w+$/, ".txt")), "utf8");
      expect(shareFound(expected, document)).toBeGreaterThan(share);
      expect(document.pages[0]).toMatchObject({ number: 1, method, width: 612, height: 792 });
      expect(progress).toEqual([{ page: 1, of: 1, method }]);
      const word = find(document, claim);
      for (const value of Object.values(word?.box ?? { x: -1 })) expect(value).toBeGreaterThan(0);
    },
  );

  it("finds the words of a crooked scan where they stand on the paper", async () => {
    const document = await readDocument({ path: denialFile("denial-22.jpg"), mediaType: "image/jpeg" });
    // Measured in the picture, 1700 x 2200 px: the claim number stands at 506 to 753 across and 775 to 813 down.
    const box = find(document, "26268Q774100")?.box;
    expect(box?.x).toBeCloseTo(506 / 1700, 2);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(753 / 1700, 2);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(794 / 2200, 2);
  });
});

describe("PDF", () => {
  it("reads the text of one page and the scan of the next", async () => {
    const jpeg = { data: await readFile(denialFile("denial-22.jpg")), width: 1700, height: 2200 };
    const lines = ["Fax cover sheet", "To the billing office of the clinic", "Two pages with this one"];
    const bytes = pdfOfPages([
      { content: textLines(lines) },
      { jpeg, content: textLines(["~j.l_; xqz }{ |l|"], 3) },
    ]);
    const document = await readDocument({ path: await stored(bytes), mediaType: "application/pdf" });
    expect(document.pages.map(({ method }) => method)).toEqual(["text-layer", "ocr"]);
    expect(document.pages[0]?.text).toBe(lines.join("\n"));
    expect(document.pages[1]?.text).toContain("HMK900333222001");
    expect(textOf(document)).not.toContain("xqz");
  });

  it("keeps a word whole whose letters are printed one by one, as a browser prints them", async () => {
    const lines = [
      "   Spurling R                 pos               neg",
      "A: Goals met. 4 visits not used.",
      "                                               Signed: Emeka Stallworth, PT, DPT   09/17/2026",
    ];
    const document = await readDocument({
      path: await stored(pdfOfPages([{ content: letterByLetter(lines) }])),
      mediaType: "application/pdf",
    });
    expect(document.pages[0]?.words.map(({ text }) => text).join(" ")).toBe(
      "Spurling R pos neg A: Goals met. 4 visits not used. Signed: Emeka Stallworth, PT, DPT 09/17/2026",
    );
  });

  it("gives boxes on the page as it is shown: turned and cropped", async () => {
    const lines = ["Claim number 12345 was denied for the service of this date", "see the remarks"];
    const content = textLines(lines);
    const [plain, turned, cropped] = (
      await hereOf(
        pdfOfPages([
          { content },
          { content, entries: "/Rotate 90" },
          { content, entries: "/CropBox [0 396 612 792]" },
        ]),
        "application/pdf",
      )
    ).pages;
    const box = plain?.words[2]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(plain?.words[2]?.text).toBe("12345");
    expect(box.x).toBeCloseTo((50 + 13 * 6) / 612, 3);
    expect(box.width).toBeCloseTo(30 / 612, 3);
    expect(turned).toMatchObject({ width: 792, height: 612, text: plain?.text });
    expect(turned?.words[2]?.box.y).toBeCloseTo(box.x, 3);
    expect(turned?.words[2]?.box.x).toBeCloseTo(1 - box.y - box.height, 3);
    expect(cropped).toMatchObject({ width: 612, height: 396 });
    expect(cropped?.words[2]?.box.y).toBeCloseTo(box.y * 2, 3);
  });

  it("reads text that is set sideways on an upright page, and never runs scripts", async () => {
    const content = `BT /F 10 Tf 0 1 -1 0 200 100 Tm (Claim number 12345 was denied for this service) Tj ET`;
    const bytes = pdfOfPages([{ content }]);
    const scripted = Buffer.from(
      bytes
        .toString("latin1")
        .replace("/Type /Catalog", "/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>"),
      "latin1",
    );
    const [page] = (await hereOf(scripted, "application/pdf")).pages;
    expect(page?.text).toBe("Claim number 12345 was denied for this service");
    const box = page?.words[0]?.box;
    expect(box?.height).toBeGreaterThan(box?.width ?? 1);
  });
});

describe("pictures", () => {
  it("reads every frame of a TIFF, and pages that lie on their side or on their head", async () => {
    const scan = sharp(denialFile("denial-22.jpg")).extract({
      left: 100,
      top: 650,
      width: 1500,
      height: 800,
    });
    const upright = await scan.grayscale().raw().toBuffer();
    const turn = async (angle: number) =>
      await sharp(upright, { raw: { width: 1500, height: 800, channels: 1 } })
        .rotate(angle)
        .toColorspace("b-w")
        .raw()
        .toBuffer();
    const bytes = tiff([
      { width: 1500, height: 800, pixels: upright },
      { width: 800, height: 1500, pixels: await turn(90) },
      { width: 1500, height: 800, pixels: await turn(180) },
      { width: 800, height: 1500, pixels: await turn(270) },
    ]);
    const { pages } = await readDocument({
      path: await stored(bytes),
      mediaType: "image/tiff",
      ocrEngine: "wasm",
    });
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    for (const page of pages) expect(page.text).toContain("HMK900333222001");
    const [first, ...turned] = pages.map(
      (page) => page.words.find(({ text }) => text === "HMK900333222001")?.box,
    );
    const { x = 0, y = 0, width = 0, height = 0 } = first ?? {};
    const middle = [x + width / 2, y + height / 2] as const;
    const expected = [
      [1 - middle[1], middle[0]],
      [1 - middle[0], 1 - middle[1]],
      [middle[1], 1 - middle[0]],
    ];
    turned.forEach((box, index) => {
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(expected[index]?.[0] ?? -1, 1);
      expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(expected[index]?.[1] ?? -1, 1);
    });
  });

  it("follows the orientation a camera notes in a JPEG", async () => {
    const sideways = await sharp(denialFile("denial-22.jpg"))
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { pages } = await readDocument({ path: await stored(sideways), mediaType: "image/jpeg" });
    expect(pages[0]?.width).toBeLessThan(pages[0]?.height ?? 0);
    expect(pages[0]?.text).toContain("26268Q774100");
  });
});

describe("files that cannot be read", () => {
  it("fail each for their own reason, with a sentence", { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const { name, mediaType, bytes, fails, process: own } of await unreadableFiles()) {
      const read = own
        ? readDocument({
            path: await stored(bytes),
            mediaType,
            ocrEngine: "wasm",
            limits: { milliseconds: 15_000 },
          })
        : hereOf(bytes, mediaType).then((document) => {
            if (document.pages.every((page) => page.words.length === 0)) throw new ReadFailure("no_text");
            return document;
          });
      const error = await read.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (error instanceof ReadFailure && fails.includes(error.reason)) continue;
      wrong.push(`${name}: ${error instanceof ReadFailure ? error.reason : (error ?? "was read")}`);
    }
    expect(wrong).toEqual([]);
  });

  it("end at the limits of time, memory and pages, and when reading is canceled", async () => {
    const request = { path: denialFile("denial-08.png"), mediaType: "image/png", ocrEngine: "wasm" } as const;
    const reason = async (more: Partial<Parameters<typeof readDocument>[0]>) =>
      readDocument({ ...request, ...more }).then(
        () => "was read",
        (error: unknown) => (error instanceof ReadFailure ? error.reason : String(error)),
      );
    const results = await Promise.all([
      reason({ limits: { milliseconds: 200 } }),
      reason({ limits: { memory: 20_000_000 } }),
      reason({ limits: { pixels: 1_000_000 } }),
      reason({ signal: AbortSignal.abort() }),
      reason({ signal: AbortSignal.timeout(200) }),
      reason({ path: path.join(folder, "gone") }),
    ]);
    expect(results).toEqual(["timeout", "memory", "too_large_picture", "canceled", "canceled", "failed"]);
  });

  it("leaves nothing behind", async () => {
    const before = process.env.TMPDIR;
    process.env.TMPDIR = await mkdtemp(path.join(folder, "work-"));
    try {
      await readDocument({ path: denialFile("denial-02.pdf"), mediaType: "application/pdf" });
      expect((await readdir(process.env.TMPDIR)).filter((name) => name.startsWith("reader-"))).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });
});
