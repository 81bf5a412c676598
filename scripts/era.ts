/**
 * `npm run era -- FILE…`: prints the reading of X12 835 files as JSON, without a database. One object for one file,
 * an array for several. Exit code 1 when a file cannot be read at all, 0 otherwise, problems or not.
 */
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { setFlagsFromString } from "node:v8";
import { previewClaims, previewSummary } from "@/lib/domain/remittance/reader/preview";
import type { PreviewSummary } from "@/lib/domain/remittance/reader/preview-shape";

// Without it V8 lets garbage of short-lived objects grow to 150 MB on large files; with it, nothing is slower.
setFlagsFromString("--max-semi-space-size=4");
setFlagsFromString("--semi-space-growth-factor=1");

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write("Usage: npm run era -- FILE…\n");
  process.exit(2);
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

async function summaryOf(file: string): Promise<PreviewSummary | null> {
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? previewSummary(createReadStream(file)) : null;
}

/** Claims go out one by one: a file of any size needs no more memory than one claim. */
async function printReading(file: string): Promise<boolean> {
  const summary = await summaryOf(file);
  if (!summary) {
    const problems = [{ position: null, message: "The file cannot be opened. Check its path." }];
    await print(
      JSON.stringify({ file: basename(file), status: "unreadable", claims: [], problems }, null, 2),
    );
    return false;
  }
  const { problems, ...head } = summary;
  const opening = JSON.stringify({ file: basename(file), ...head }, null, 2);
  await print(`${opening.slice(0, -2)},\n  "claims": [`);
  let separator = "\n";
  for await (const claim of previewClaims(createReadStream(file), summary)) {
    await print(`${separator}${indent(JSON.stringify(claim, null, 2), 4)}`);
    separator = ",\n";
  }
  await print(`${separator === "\n" ? "" : "\n  "}],\n  "problems": `);
  await print(`${indent(JSON.stringify(problems, null, 2), 2).trimStart()}\n}`);
  return summary.status !== "unreadable";
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, " ".repeat(by));
}

let readable = true;
if (files.length > 1) await print("[\n");
for (const [index, file] of files.entries()) {
  if (index > 0) await print(",\n");
  readable = (await printReading(file)) && readable;
}
await print(files.length > 1 ? "\n]\n" : "\n");
process.exitCode = readable ? 0 : 1;
