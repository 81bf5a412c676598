/**
 * npm run eval:letters -- DIR [DIR ...] [--engine rules|model] [--stand-in right|inventing|hostile] [--json FILE] [--show] [--why]
 * Of several folders a line each. Writes the letter of every case of a folder (DIR/<case>/denial.txt and its papers) with the app's own code, and
 * compares it with the case's truth.json: the right step, needed facts with their
 * page, forbidden statements, brackets, questions, missing papers, and whether what may not go out was stopped. --why says of each lacking fact at which step it was lost.
 */
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import type { LetterScore } from "./eval/letter-score";
import { LETTER_STAND_INS, startLetterStandIn } from "./eval/letter-stand-in";
import { whyLacking } from "./eval/why-lacking";
import { readCase, writeLetter } from "./eval/write-case";

const share = (part: number, whole: number) => (whole === 0 ? "-" : `${part}/${whole}`);

type Result = { name: string; letter: string; score: LetterScore; why: string[] };

/** A line for each case, where it is one folder, and one for each folder. */
function print(folders: Map<string, Result[]>, show: boolean): void {
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
  const all = [...folders.values()].flat();
  for (const { name, score } of folders.size === 1 ? all : []) row(name, cellsOf(score));
  for (const [dir, results] of folders.size === 1 ? [] : folders) row(path.basename(dir), sumsOf(results));
  row("all", sumsOf(all));
  for (const { name, letter, score, why } of all) {
    if (!show && why.length > 0) console.log(`\n== ${name}`);
    for (const line of why) console.log(line);
    if (!show) continue;
    console.log(`\n== ${name}\n${letter}`);
    for (const line of score.lacking) console.log(`  lacking: ${line}`);
    for (const line of score.forbidden) console.log(`  forbidden: ${line}`);
    for (const line of score.unsourced) console.log(`  unsourced: ${line}`);
  }
}

const cellsOf = (score: LetterScore) => [
  score.moveRight ? "right" : `not ${score.move}`.slice(0, 10),
  score.stopRight ? (score.stop ? "stopped" : "-") : "WRONG",
  share(score.found, score.needed),
  share(score.placed, score.paged),
  score.forbidden.length,
  score.unsourced.length,
  score.brackets,
  `${score.questions} of ${score.questionsMax}`,
  share(score.missingNamed, score.missing),
];

function sumsOf(results: Result[]) {
  const sum = (pick: (score: LetterScore) => number) =>
    results.reduce((all, { score }) => all + pick(score), 0);
  const shareOf = (part: (score: LetterScore) => number, whole: (score: LetterScore) => number) =>
    share(sum(part), sum(whole));
  return [
    shareOf(
      (s) => Number(s.moveRight),
      () => 1,
    ),
    shareOf(
      (s) => Number(s.stopRight),
      () => 1,
    ),
    shareOf(
      (s) => s.found,
      (s) => s.needed,
    ),
    shareOf(
      (s) => s.placed,
      (s) => s.paged,
    ),
    sum((s) => s.forbidden.length),
    sum((s) => s.unsourced.length),
    sum((s) => s.brackets),
    `+${sum((s) => Math.max(0, s.questions - s.questionsMax))}`,
    shareOf(
      (s) => s.missingNamed,
      (s) => s.missing,
    ),
  ];
}

const USAGE = `Usage: npm run eval:letters -- DIR [DIR ...] [--engine rules|model] [--stand-in ${LETTER_STAND_INS.join("|")}] [--json FILE] [--show] [--why]`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "string" },
      engine: { type: "string", default: "rules" },
      "stand-in": { type: "string" },
      show: { type: "boolean", default: false },
      why: { type: "boolean", default: false },
    },
  });
  const how = LETTER_STAND_INS.find((one) => one === values["stand-in"]);
  if (
    positionals.length === 0 ||
    !["rules", "model"].includes(values.engine) ||
    (values["stand-in"] && !how)
  ) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const standIn = values.engine === "model" && how ? await startLetterStandIn(how) : undefined;
  const model = values.engine === "model" ? (standIn?.config ?? (await modelOfTheEnvironment())) : undefined;
  const folders = new Map<string, Result[]>();
  for (const dir of positionals) {
    const results: Result[] = [];
    for (const name of await casesOf(dir)) {
      const read = await readCase(path.join(dir, name));
      const made = await writeLetter(read, model);
      results.push({ name, ...made, why: values.why ? whyLacking(read, made.score.lacking) : [] });
    }
    folders.set(dir, results);
  }
  await standIn?.close();
  print(folders, values.show);
  const results = [...folders].flatMap(([dir, made]) => made.map((one) => ({ dir, ...one })));
  if (standIn) {
    const letters = results.map(({ letter }) => letter).join("\n");
    const passed = standIn.planted.filter((sentence) => letters.includes(sentence));
    console.log(
      `Sentences of the stand-in's own making: ${standIn.planted.length}, in a letter: ${passed.length}`,
    );
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
}

async function casesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function modelOfTheEnvironment() {
  const { modelConfig } = await import("@/lib/integrations/services");
  const config = modelConfig(DEFAULT_MODEL);
  if (!config) throw new Error(`${DEFAULT_MODEL} is not set up. See .env.example, or name a stand-in.`);
  return config;
}

await main();
