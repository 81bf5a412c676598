/**
 * npx tsx scripts/eval-render.ts DIR OUT [COUNT]
 * Renders COUNT papers of a set (40 by default, spread over it) as scans, faxes and phone photos into OUT/files, with OUT/truth.json
 * beside them, so that `npm run eval -- OUT` measures the reading of pictures. The same picture every time. A text is drawn in a font of
 * one width; the PDFs of DIR/files are drawn as they are printed, all pages of one in one TIFF.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { pixelsOfPage } from "@/lib/integrations/packet/pdf-pixels";
import { READ_LIMITS } from "@/lib/integrations/reader/limits";
import { openDocument } from "@/lib/integrations/reader/pdf-document";
import { loadPdfium } from "@/lib/integrations/reader/pdfium";

const WIDTH = 1700;
const HEIGHT = 2200;
const LINE = 29;
const MARGIN = 90;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** A letter page at 200 dpi; long lines are set smaller, as a printer's form would. */
async function pageOf(text: string): Promise<Buffer> {
  // A text's page break is a line's end here: one picture is one page.
  const lines = text.split(/\n|\f/).slice(0, Math.floor((HEIGHT - 2 * MARGIN) / LINE));
  const longest = Math.max(60, ...lines.map((line) => line.length));
  const size = Math.min(25, (WIDTH - 2 * MARGIN) / longest / 0.6023);
  const rows = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${MARGIN + index * LINE}" xml:space="preserve">${escaped(line)}</text>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="white"/><g font-family="DejaVu Sans Mono" font-size="${size}">${rows.join("")}</g></svg>`;
  return sharp(Buffer.from(page)).grayscale().png().toBuffer();
}

/** A steady pseudo-random sequence: the seed is the file's place in its set. */
function randomOf(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Specks and grain, `strength` gray levels at most. */
async function grainy(page: Buffer, random: () => number, strength: number): Promise<Buffer> {
  const { data, info } = await sharp(page).grayscale().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (random() - 0.5) * 2 * strength));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
}

const turned = (page: Buffer, degrees: number) =>
  sharp(page).rotate(degrees, { background: "white" }).png().toBuffer();

/** A TIFF has pages of one size: what was turned a little is cut to the sheet again. */
async function inOne(pages: Buffer[]): Promise<Buffer> {
  const sheets = await Promise.all(
    pages.map((page) => sharp(page).resize(WIDTH, HEIGHT, { fit: "fill" }).png().toBuffer()),
  );
  return sharp(sheets, { join: { animated: true } })
    .tiff({ compression: "deflate" })
    .toBuffer();
}

const KINDS: Record<
  string,
  { ending: string; make: (page: Buffer, random: () => number) => Promise<Buffer> }
> = {
  scan: {
    ending: ".png",
    make: async (page, random) => grainy(await turned(page, (random() - 0.5) * 2), random, 30),
  },
  fax: {
    ending: ".png",
    make: async (page, random) => {
      const noisy = await grainy(await turned(page, (random() - 0.5) * 1.4), random, 45);
      return sharp(noisy).blur(0.7).threshold(150).png().toBuffer();
    },
  },
  photo: {
    ending: ".jpg",
    make: async (page, random) => {
      const shadow = `<svg width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="white"/><stop offset="1" stop-color="#a8a8a0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
      const lit = await sharp(page)
        .composite([{ input: Buffer.from(shadow), blend: "multiply" }])
        .png()
        .toBuffer();
      const held = await sharp(lit)
        .rotate((random() - 0.5) * 5, { background: "#4a4640" })
        .blur(0.8)
        .png()
        .toBuffer();
      return sharp(await grainy(held, random, 14))
        .jpeg({ quality: 72 })
        .toBuffer();
    },
  },
};

/** What the papers of a set look like on paper: one picture a page, all of one size. */
async function pagesIn(dir: string): Promise<{ name: string; pages: () => Promise<Buffer[]> }[]> {
  const texts = (await readdir(dir)).filter((file) => file.endsWith(".txt"));
  const printed = await readdir(path.join(dir, "files")).catch(() => [] as string[]);
  return [
    ...texts.map((file) => ({
      name: path.parse(file).name,
      pages: async () => [await pageOf(await readFile(path.join(dir, file), "utf8"))],
    })),
    ...printed
      .filter((file) => file.endsWith(".pdf"))
      .map((file) => ({
        name: path.parse(file).name,
        pages: () => printedPages(path.join(dir, "files", file)),
      })),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function printedPages(file: string): Promise<Buffer[]> {
  const pdfium = await loadPdfium();
  const { document, pageCount } = openDocument(pdfium, await readFile(file), READ_LIMITS);
  const pages: Buffer[] = [];
  for (let index = 0; index < pageCount; index++) {
    const { pixels, width, height } = await pixelsOfPage(pdfium, document, index, 4 * WIDTH * HEIGHT);
    const raw = { width, height, channels: 3 } as const;
    const fit = { width: WIDTH, height: HEIGHT, fit: "contain", background: "white" } as const;
    pages.push(await sharp(pixels, { raw }).resize(fit).grayscale().png().toBuffer());
  }
  return pages;
}

const [dir, out, count = "40"] = process.argv.slice(2);
if (!dir || !out) throw new Error("Usage: npx tsx scripts/eval-render.ts DIR OUT [COUNT]");
const papers = await pagesIn(dir);
const chosen = papers.filter(
  (_, at) =>
    Math.floor((at * Number(count)) / papers.length) !==
    Math.floor(((at - 1) * Number(count)) / papers.length),
);
await mkdir(path.join(out, "files"), { recursive: true });
const names = Object.keys(KINDS);
for (const [index, { name, pages }] of chosen.entries()) {
  const kind = names[index % names.length] ?? "scan";
  const { ending, make } = KINDS[kind] ?? { ending: ".png", make: async (page: Buffer) => page };
  const random = randomOf(index + 1);
  const made: Buffer[] = [];
  for (const page of await pages()) made.push(await make(page, random));
  const [only, ...more] = made;
  const to = path.join(out, "files", `${name}.${kind}`);
  if (only && more.length === 0) await writeFile(`${to}${ending}`, only);
  else await writeFile(`${to}.tiff`, await inOne(made));
}
await writeFile(path.join(out, "truth.json"), await readFile(path.join(dir, "truth.json")));
console.log(`${chosen.length} pictures in ${path.join(out, "files")}`);
