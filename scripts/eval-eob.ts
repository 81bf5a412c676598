/**
 * npx tsx scripts/eval-eob.ts DIR [--details]
 * Reads every remittance of a folder with the app's own code (DIR/*.txt, DIR/files/*) and compares its claims, lines and cents with
 * DIR/truth.json. Exits 1 when a paper that adds up is read as one that does not.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readEob } from "@/lib/domain/remittance/paper/read-eob";
import { detectFile } from "@/lib/integrations/reader/detect";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readDocument } from "@/lib/integrations/reader/read-document";
import { type SheetScore, scoreSheet, type TrueSheet } from "./eval/eob-score";

const [dir, details] = process.argv.slice(2);
if (!dir) throw new Error("Usage: npx tsx scripts/eval-eob.ts DIR [--details]");
const truths: Record<string, TrueSheet> = JSON.parse(await readFile(path.join(dir, "truth.json"), "utf8"));
const names = async (folder: string) => (await readdir(folder).catch(() => [])).sort();
const texts = (await names(dir)).filter((name) => name.endsWith(".txt"));
const files = await names(path.join(dir, "files"));

async function read(name: string, isText: boolean) {
  if (isText) return fromPlainText(await readFile(path.join(dir ?? "", name), "utf8"));
  const file = path.join(dir ?? "", "files", name);
  const { mediaType } = await detectFile(file, name);
  return readDocument({ path: file, mediaType });
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
