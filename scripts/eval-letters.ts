/**
 * npm run eval:letters -- DIR [--engine rules|model] [--json FILE] [--show]
 * Writes the letter of every case of a folder (DIR/<case>/denial.txt and its papers) with the app's own code, and
 * compares it with the case's truth.json: the right step, needed facts with their
 * page, forbidden statements, brackets, questions, missing papers, and whether what may not go out was stopped.
 */
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LetterScore } from "./eval/letter-score";
import { type Engine, writeCase } from "./eval/write-case";

const share = (part: number, whole: number) => (whole === 0 ? "-" : `${part}/${whole}`);

function print(results: { name: string; letter: string; score: LetterScore }[], show: boolean): void {
  const heads = ["move", "stop", "facts", "placed", "forbidden", "brackets", "questions", "missing"];
  const row = (name: string, cells: (string | number)[]) =>
    console.log(`${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(11)).join("")}`);
  row("case", heads);
  for (const { name, score } of results)
    row(name, [
      score.moveRight ? "right" : `not ${score.move}`.slice(0, 10),
      score.stopRight ? (score.stop ? "stopped" : "-") : "WRONG",
      share(score.found, score.needed),
      share(score.placed, score.needed),
      score.forbidden.length,
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
      sum((s) => s.needed),
    ),
    sum((s) => s.forbidden.length),
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
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const [json, asked = "rules"] = [option("--json"), option("--engine")];
  const engine = (["rules", "model"] as const).find((one: Engine) => one === asked);
  const dir = args.find(
    (arg, index) => !arg.startsWith("--") && !args[index - 1]?.match(/^--(?:json|engine)$/),
  );
  if (!dir || !engine) {
    console.error("Usage: npm run eval:letters -- DIR [--engine rules|model] [--json FILE] [--show]");
    process.exitCode = 2;
    return;
  }
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const results: { name: string; letter: string; score: LetterScore }[] = [];
  for (const name of names) results.push({ name, ...(await writeCase(path.join(dir, name), engine)) });
  print(results, args.includes("--show"));
  if (json) await writeFile(json, `${JSON.stringify(results, null, 2)}\n`);
}

await main();
