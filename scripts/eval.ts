/**
 * npm run eval -- DIR [--json FILE]
 * Reads every document of a folder (DIR/*.txt and DIR/files/*) with the app's own code, and compares what it finds
 * with DIR/truth.json where there is one.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DocumentText } from "@/lib/core/document-text";
import { EXTRACTION_FACTS, EXTRACTION_FIELDS, type Extraction } from "@/lib/core/extraction";
import { extractByRules } from "@/lib/domain/reading/extract";
import type { MediaType } from "@/lib/integrations/reader/media-types";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import {
  compareField,
  emptyTally,
  type Found,
  MEASURED_FIELDS,
  shareRight,
  type Tally,
  type Truth,
} from "./eval/compare";

const MEDIA_TYPES: Record<string, MediaType> = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".tif": "image/tiff",
  ".tiff": "image/tiff",
};

type Result = { file: string; kind: string; ms: number; found: Found; error?: string };

async function listFiles(dir: string): Promise<string[]> {
  const inside = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  const texts = (await inside(dir)).filter((name) => name.endsWith(".txt"));
  const files = (await inside(path.join(dir, "files"))).filter(
    (name) => MEDIA_TYPES[path.extname(name).toLowerCase()],
  );
  return [...texts, ...files.map((name) => path.join("files", name))];
}

async function readText(file: string): Promise<DocumentText> {
  const extension = path.extname(file).toLowerCase();
  if (extension === ".txt") return fromPlainText(await readFile(file, "utf8"));
  const { readDocument } = await import("@/lib/integrations/reader/read-document");
  const mediaType = MEDIA_TYPES[extension];
  if (!mediaType) throw new Error(`no reader for ${extension} files`);
  return readDocument({ path: file, mediaType });
}

/** Every field and fact as a plain value, null where the document does not say. */
function plainValues({ fields, facts }: Extraction): Found {
  const found: Found = {};
  for (const name of EXTRACTION_FIELDS) found[name] = fields[name]?.value ?? null;
  for (const name of EXTRACTION_FACTS) found[name] = facts[name]?.value ?? null;
  return found;
}

async function evaluate(dir: string, file: string): Promise<Result> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  try {
    const extraction = extractByRules(await readText(path.join(dir, file)));
    return { file, kind: extraction.kind ?? "unknown", ms: ms(), found: plainValues(extraction) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, kind: "unreadable", ms: ms(), found: {}, error: reason };
  }
}

async function readTruth(dir: string): Promise<Record<string, Truth> | undefined> {
  const text = await readFile(path.join(dir, "truth.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, Truth>);
}

function printFound(results: Result[]): void {
  for (const result of results) {
    console.log(
      `\n${result.file}  (${result.kind}, ${result.ms} ms)${result.error ? `  ${result.error}` : ""}`,
    );
    for (const [name, value] of Object.entries(result.found))
      if (value) console.log(`  ${name.padEnd(22)} ${value}`);
  }
}

function printComparison(results: Result[], truth: Record<string, Truth>): void {
  const tallies = new Map(MEASURED_FIELDS.map((field) => [field, emptyTally()]));
  const faults: string[] = [];
  let compared = 0;
  for (const { file, found, error } of results) {
    const expected = truth[file] ?? truth[`${path.parse(file).name}.txt`];
    if (!expected) continue;
    compared++;
    for (const field of MEASURED_FIELDS) {
      const value = found[field] ?? null;
      const verdict = compareField(field, value, expected);
      const tally = tallies.get(field);
      if (tally) tally[verdict]++;
      if (verdict === "right" || verdict === "none") continue;
      const wanted = expected[field === "denial_text" ? "denial_text_contains" : field];
      faults.push(
        `${file}  ${field}  ${verdict}\n    found:    ${value ?? error ?? "nothing"}\n    expected: ${JSON.stringify(wanted ?? null)}`,
      );
    }
  }
  const row = (name: string, t: Tally) =>
    `${name.padEnd(18)}${[t.right, t.none, t.wrong, t.missed, t.invented].map((n) => String(n).padStart(9)).join("")}${(shareRight(t) * 100).toFixed(1).padStart(9)} %`;
  console.log(`${compared} documents compared\n`);
  console.log(
    `${"field".padEnd(18)}${["right", "empty", "wrong", "missed", "invented"].map((h) => h.padStart(9)).join("")}    share`,
  );
  const sum = emptyTally();
  for (const [field, tally] of tallies) {
    console.log(row(field, tally));
    for (const verdict of Object.keys(sum) as (keyof Tally)[]) sum[verdict] += tally[verdict];
  }
  console.log(row("all", sum));
  if (faults.length > 0) console.log(`\nNot right:\n${faults.join("\n")}`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const at = args.indexOf("--json");
  const json = at >= 0 ? args[at + 1] : undefined;
  const dir = args.find((arg, index) => !arg.startsWith("--") && (at < 0 || index !== at + 1));
  if (!dir || (at >= 0 && !json)) {
    console.error("Usage: npm run eval -- DIR [--json FILE]");
    process.exitCode = 2;
    return;
  }
  const files = await listFiles(dir);
  if (files.length === 0) {
    console.error(`No documents in ${dir}: expected *.txt there or files in ${path.join(dir, "files")}.`);
    process.exitCode = 1;
    return;
  }
  const results: Result[] = [];
  for (const file of files) results.push(await evaluate(dir, file));
  const truth = await readTruth(dir);
  if (truth) printComparison(results, truth);
  else printFound(results);
  if (json) await writeFile(json, `${JSON.stringify({ documents: results }, null, 2)}\n`);
}

await main();
