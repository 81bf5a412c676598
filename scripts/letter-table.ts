/**
 * npm run letters:table -- DIR [DIR…] [--count N]
 * For N papers of each folder: what the paper is, the step that is advised and until when, and what its letter leaves open without a
 * chart. Prints the table of docs/measured/letters.md.
 */
import { parseArgs } from "node:util";
import { papersOf } from "./eval/write-table";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "20" } },
});
const rows = (await Promise.all(positionals.map((dir) => papersOf(dir, Number(values.count))))).flat();
console.log("| Paper | What it is | Step | By | Letter | Questions | Blanks |");
console.log("| ----- | ---------- | ---- | -- | ------ | --------- | ------ |");
for (const { file, kind, move, due, paper, questions, blanks } of rows)
  console.log(`| ${[file, kind, move, due, paper, questions, blanks].join(" | ")} |`);
