/**
 * npx tsx scripts/eval-render.ts DIR OUT [COUNT]
 * Renders COUNT texts of a set (40 by default, spread over it) as scans, faxes and phone photos into OUT/files, with OUT/truth.json
 * beside them, so that `npm run eval -- OUT` measures the reading of pictures. The same picture every time.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

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

const [dir, out, count = "40"] = process.argv.slice(2);
if (!dir || !out) throw new Error("Usage: npx tsx scripts/eval-render.ts DIR OUT [COUNT]");
const texts = (await readdir(dir)).filter((name) => name.endsWith(".txt")).sort();
const chosen = texts.filter(
  (_, at) =>
    Math.floor((at * Number(count)) / texts.length) !== Math.floor(((at - 1) * Number(count)) / texts.length),
);
await mkdir(path.join(out, "files"), { recursive: true });
const names = Object.keys(KINDS);
for (const [index, name] of chosen.entries()) {
  const kind = names[index % names.length] ?? "scan";
  const { ending, make } = KINDS[kind] ?? { ending: ".png", make: async (page: Buffer) => page };
  const page = await pageOf(await readFile(path.join(dir, name), "utf8"));
  await writeFile(
    path.join(out, "files", `${path.parse(name).name}.${kind}${ending}`),
    await make(page, randomOf(index + 1)),
  );
}
await writeFile(path.join(out, "truth.json"), await readFile(path.join(dir, "truth.json")));
console.log(`${chosen.length} pictures in ${path.join(out, "files")}`);
