/**
 * npm run eval:letters -- DIR [--engine rules|model] [--stand-in right|inventing|hostile] [--json FILE] [--show]
 * Writes the letter of every case of a folder (DIR/<case>/denial.txt and its papers) with the app's own code, and
 * compares it with the case's truth.json: the right step, needed facts with their
 * page, forbidden statements, brackets, questions, missing papers, and whether what may not go out was stopped.
 */
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import type { LetterScore } from "./eval/letter-score";
import { LETTER_STAND_INS, startLetterStandIn } from "./eval/letter-stand-in";
import { writeCase } from "./eval/write-case";

const share = (part: number, whole: number) => (whole === 0 ? "-" : `${part}/${whole}`);

function print(results: { name: string; letter: string; score: LetterScore }[], show: boolean): void {
  const heads = [
    "move",
    "stop",
    "facts",
    "placed",
    "forbidden",
    "unsourced",
    "brackets",
    "questions",
    "missing",
  ];
  const row = (name: string, cells: (string | number)[]) =>
    console.log(`${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(11)).join("")}`);
  row("case", heads);
  for (const { name, score } of results)
    row(name, [
      score.moveRight ? "right" : `not ${score.move}`.slice(0, 10),
      score.stopRight ? (score.stop ? "stopped" : "-") : "WRONG",
      share(score.found, score.needed),
      share(score.placed, score.paged),
      score.forbidden.length,
      score.unsourced.length,
      score.brackets,
      `${score.questions} of ${score.questionsMax}`,
      share(score.missingNamed, score.missing),
    ]);
  const sum = (pick: (score: LetterScore) => number) =>
    results.reduce((all, { score }) => all + pick(score), 0);
  row("all", [
    share(
      sum((s) => Number(s.moveRight)),
      results.length,
    ),
    share(
      sum((s) => Number(s.stopRight)),
      results.length,
    ),
    share(
      sum((s) => s.found),
      sum((s) => s.needed),
    ),
    share(
      sum((s) => s.placed),
      sum((s) => s.paged),
    ),
    sum((s) => s.forbidden.length),
    sum((s) => s.unsourced.length),
    sum((s) => s.brackets),
    `+${sum((s) => Math.max(0, s.questions - s.questionsMax))}`,
    share(
      sum((s) => s.missingNamed),
      sum((s) => s.missing),
    ),
  ]);
  if (!show) return;
  for (const { name, letter, score } of results) {
    console.log(`\n== ${name}\n${letter}`);
    for (const line of score.lacking) console.log(`  lacking: ${line}`);
    for (const line of score.forbidden) console.log(`  forbidden: ${line}`);
    for (const line of score.unsourced) console.log(`  unsourced: ${line}`);
  }
}

const USAGE = `Usage: npm run eval:letters -- DIR [--engine rules|model] [--stand-in ${LETTER_STAND_INS.join("|")}] [--json FILE] [--show]`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "string" },
      engine: { type: "string", default: "rules" },
      "stand-in": { type: "string" },
      show: { type: "boolean", default: false },
    },
  });
  const [dir] = positionals;
  const how = LETTER_STAND_INS.find((one) => one === values["stand-in"]);
  if (!dir || !["rules", "model"].includes(values.engine) || (values["stand-in"] && !how)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const standIn = values.engine === "model" && how ? await startLetterStandIn(how) : undefined;
  const model = values.engine === "model" ? (standIn?.config ?? (await modelOfTheEnvironment())) : undefined;
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const results: { name: string; letter: string; score: LetterScore }[] = [];
  for (const name of names) results.push({ name, ...(await writeCase(path.join(dir, name), model)) });
  await standIn?.close();
  print(results, values.show);
  if (standIn) {
    const letters = results.map(({ letter }) => letter).join("\n");
    const passed = standIn.planted.filter((sentence) => letters.includes(sentence));
    console.log(
      `Sentences of the stand-in's own making: ${standIn.planted.length}, in a letter: ${passed.length}`,
    );
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
}

async function modelOfTheEnvironment() {
  const { modelConfig } = await import("@/lib/integrations/services");
  const config = modelConfig(DEFAULT_MODEL);
  if (!config) throw new Error(`${DEFAULT_MODEL} is not set up. See .env.example, or name a stand-in.`);
  return config;
}

await main();
