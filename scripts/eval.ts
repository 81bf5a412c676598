/**
 * npm run eval -- DIR [--json FILE]
 * Reads every document of a folder (DIR/*.txt and DIR/files/*) with the app's own code, and compares what it finds
 * with DIR/truth.json where there is one.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { extractByRules } from "@/lib/domain/reading/extract";
import { printFound, printScores } from "./eval/print";
import { fileKindOf, listFiles, readText, readTruth, truthOf } from "./eval/read";
import { plainValues, type Result, score } from "./eval/score";

async function evaluate(dir: string, file: string): Promise<Result> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  try {
    const extraction = extractByRules(await readText(path.join(dir, file)));
    return { file, kind: extraction.kind ?? "unknown", ms: ms(), ...plainValues(extraction) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, kind: "unreadable", ms: ms(), found: {}, confidence: {}, sure: [], error: reason };
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "string" } },
  });
  const [dir] = positionals;
  if (!dir) {
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
  const compared = results.flatMap((result) => {
    const expected = truth && truthOf(result.file, truth);
    return expected ? [{ result, truth: expected, fileKind: fileKindOf(result.file) }] : [];
  });
  const scores = truth && score(compared);
  if (scores) printScores(scores);
  else printFound(results);
  if (values.json) {
    const { faults: _, ...figures } = scores ?? { faults: [] };
    await writeFile(
      values.json,
      `${JSON.stringify({ documents: results, scores: scores ? figures : null }, null, 2)}\n`,
    );
  }
}

await main();
