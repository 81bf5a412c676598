/**
 * npx tsx scripts/eval-eob.ts DIR [--details] [--pdf]
 * Reads every remittance of a folder with the app's own code (DIR/*.txt, DIR/files/*) and compares its claims, lines and cents with
 * DIR/truth.json. With --pdf each text is first set as a digital PDF in a proportional font.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEob } from "@/lib/domain/remittance/paper/read-eob";
import { detectFile } from "@/lib/integrations/reader/detect";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readDocument } from "@/lib/integrations/reader/read-document";
import { textPdf } from "@/tests/support/text-pdf";
import { type SheetScore, scoreSheet, type TrueSheet } from "./eval/eob-score";

const [dir = "", ...options] = process.argv.slice(2);
if (!dir) throw new Error("Usage: npx tsx scripts/eval-eob.ts DIR [--details] [--pdf]");
const [details, asPdf] = ["--details", "--pdf"].map((option) => options.includes(option));
const truths: Record<string, TrueSheet> = JSON.parse(await readFile(path.join(dir, "truth.json"), "utf8"));
const names = async (folder: string) => (await readdir(folder).catch(() => [])).sort();
const texts = (await names(dir)).filter((name) => name.endsWith(".txt"));
const files = await names(path.join(dir, "files"));

async function read(name: string, isText: boolean) {
  if (isText) {
    const text = await readFile(path.join(dir, name), "utf8");
    return asPdf ? readPdf(textPdf(text)) : fromPlainText(text);
  }
  const file = path.join(dir, "files", name);
  const { mediaType } = await detectFile(file, name);
  return readDocument({ path: file, mediaType });
}

async function readPdf(bytes: Buffer) {
  const folder = await mkdtemp(path.join(tmpdir(), "eval-eob-"));
  try {
    const file = path.join(folder, "eob.pdf");
    await writeFile(file, bytes);
    return await readDocument({ path: file, mediaType: "application/pdf" });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const scores: SheetScore[] = [];
for (const [name, isText] of [
  ...texts.map((one) => [one, true] as const),
  ...files.map((one) => [one, false] as const),
]) {
  const truth = truths[`${name.split(".")[0]}.txt`];
  if (!truth) continue;
  const score = scoreSheet(readEob(await read(name, isText)), truth);
  scores.push(score);
  console.log(
    `${name.padEnd(44)} ${score.right}/${score.cells} cells, ${score.invented} made up, ${score.balanced === false ? "off" : score.balanced ? "balanced" : "not all can be checked"}`,
  );
  if (details) for (const line of score.wrong) console.log(`    ${line}`);
}
const sum = (of: (score: SheetScore) => number) => scores.reduce((total, score) => total + of(score), 0);
const [right, cells] = [sum(({ right }) => right), sum(({ cells }) => cells)];
console.log(
  `${scores.length} papers: ${right} of ${cells} cells right (${((100 * right) / cells).toFixed(1)} %), ${sum(({ invented }) => invented)} made up`,
);
