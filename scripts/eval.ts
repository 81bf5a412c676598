/**
 * npm run eval -- DIR|FILE [--json FILE] [--engine rules|model] [--stand-in right|wrong|invented|hostile]
 * Reads every document of a folder (DIR/*.txt and DIR/files/*) with the app's own code, and compares what it finds
 * with DIR/truth.json where there is one. FILE is a practice's export of corrections. The model is the one that the environment sets up, or a stand-in for it.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { proposeByModel } from "@/lib/domain/document/extraction/propose";
import { extractByRules } from "@/lib/domain/reading/extract";
import { extractionModel } from "@/lib/integrations/services";
import type { Truth } from "./eval/compare";
import { printFound, printScores } from "./eval/print";
import { type Source, sourcesIn, sourcesOfCorrections, truthOf } from "./eval/read";
import { plainValues, type Result, score } from "./eval/score";
import { STAND_INS, type StandIn, startStandIn } from "./eval/stand-in";

type Model = Parameters<typeof proposeByModel>[0];

async function evaluate({ file, read }: Source, model: Model | undefined): Promise<Result> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  try {
    const text = await read();
    const rules = extractByRules(text);
    const extraction = model ? await proposeByModel(model, text, rules) : rules;
    return { file, kind: extraction.kind ?? "unknown", ms: ms(), ...plainValues(extraction) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, kind: "unreadable", ms: ms(), found: {}, confidence: {}, sure: [], error: reason };
  }
}

const USAGE = `Usage: npm run eval -- DIR|FILE [--json FILE] [--engine rules|model] [--stand-in ${STAND_INS.join("|")}]`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "string" },
      engine: { type: "string", default: "rules" },
      "stand-in": { type: "string" },
    },
  });
  const [dir] = positionals;
  const standIn = STAND_INS.find((one) => one === values["stand-in"]);
  const known = ["rules", "model"].includes(values.engine) && (standIn || !values["stand-in"]);
  if (!dir || !known) return giveUp(USAGE, 2);
  const { sources, truth } = await (dir.endsWith(".json") ? sourcesOfCorrections(dir) : sourcesIn(dir));
  if (sources.length === 0)
    return giveUp(`No documents in ${dir}: expected *.txt there or files in ${path.join(dir, "files")}.`, 1);
  const files = sources.map(({ file }) => file);
  const engine = values.engine === "model" ? await modelOf(standIn, dir, files, truth ?? {}) : undefined;
  if (values.engine === "model" && !engine)
    return giveUp("No model is set up: set MODEL_…_BASE_URL and MODEL_…_NAME, or name a stand-in.", 2);
  const results: Result[] = [];
  for (const source of sources) results.push(await evaluate(source, engine?.config));
  await engine?.close();
  const compared = results.flatMap((result, index) => {
    const expected = truth && truthOf(result.file, truth);
    return expected ? [{ result, truth: expected, fileKind: sources[index]?.fileKind ?? "" }] : [];
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

async function modelOf(
  standIn: StandIn | undefined,
  dir: string,
  files: string[],
  truth: Record<string, Truth>,
): Promise<{ config: Model; close: () => Promise<void> } | undefined> {
  if (standIn) {
    const server = await startStandIn(standIn, dir, files, truth);
    const config = {
      label: standIn,
      baseUrl: server.baseUrl,
      apiKey: "none",
      model: standIn,
      timeoutMs: 60_000,
    };
    return { config, close: server.close };
  }
  const config = extractionModel();
  return config ? { config, close: async () => {} } : undefined;
}

function giveUp(words: string, code: number): void {
  console.error(words);
  process.exitCode = code;
}

await main();
