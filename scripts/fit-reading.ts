/**
 * npm run eval:fit [-- --meet SET] [-- --measure SET,SET [--out DIR]]
 * Fits the weights by which a reading chooses where no rule does (docs/measured/reading.md) over all texts of the fixtures and
 * writes their tables. With --measure they are fitted without these sets and tried on them, and written only where --out says.
 * --only writes the tables that it names: date,category.
 * --meet keeps what the rules alone take a new set's papers for, before any rule is mended with them in view.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { largest, type Weights, weigh } from "@/lib/domain/reading/weighed/weights";
import { textSigns } from "@/lib/domain/reading/weighed/words";
import { TABLES } from "./fit/examples";
import { fitWeights, printWeights } from "./fit/logistic";
import { chartPapers, type KnownPaper, knownNotices, knownPapers, PAPER_FIELDS } from "./fit/papers";
import { foundAtFirstSight, meet, trustIn } from "./fit/trust";

const OUT = "lib/domain/reading/weighed/tables";
/** A share from which on the weights count as sure of a sentence. */
const SURE = 0.8;

const { values } = parseArgs({
  options: {
    meet: { type: "string" },
    measure: { type: "string" },
    only: { type: "string" },
    out: { type: "string" },
  },
});
const only = values.only?.split(",") ?? [];
const held = (values.measure ?? "").split(",");
const papers = await knownPapers([...held, values.meet ?? ""]);
const notices = await knownNotices();
let charts: KnownPaper[] | undefined;
if (values.meet) {
  const met = await meet(papers.filter(({ set }) => set === values.meet));
  console.log(`${met} papers of ${values.meet} met for the first time`);
}
const learned = papers.filter(({ set }) => !held.includes(set));

for (const table of TABLES) {
  if (only.length > 0 && !only.includes(table.name)) continue;
  if (table.ofCharts) charts ??= await chartPapers();
  const examples = [
    ...learned,
    ...(table.ofNotices ? notices : []),
    ...(table.ofCharts ? (charts ?? []) : []),
  ].flatMap(table.of);
  const weights = fitWeights([...(table.given?.() ?? []), ...examples], table.options);
  if (values.measure) {
    const cases = papers.filter(({ set }) => held.includes(set)).flatMap(table.of);
    const right = cases.filter(({ signs, choice }) => largest(weigh(weights, signs))?.choice === choice);
    console.log(`${table.name}: ${right.length} of ${cases.length}`);
  }
  measureSentences(table, weights);
  await write(table.name, weights);
}

/** How many of the sentences that are never fitted the weights tell right, and how many of those they are sure of. */
function measureSentences({ name, heldOut }: (typeof TABLES)[number], weights: Weights): void {
  const told = (heldOut?.() ?? []).map(({ label, text }) => {
    const best = largest(weigh(weights, textSigns(text)));
    return { isRight: best?.choice === label, isSure: (best?.share ?? 0) >= SURE };
  });
  if (told.length === 0) return;
  const right = (rows: typeof told) => `${rows.filter(({ isRight }) => isRight).length} of ${rows.length}`;
  console.log(`${name}, sentences held out: ${right(told)}; sure ${right(told.filter((one) => one.isSure))}`);
}

const found = await foundAtFirstSight();
for (const field of PAPER_FIELDS.filter((one) => only.length === 0 || only.includes(one)))
  await write(`trust_${field}`, trustIn(field, learned, found));

async function write(name: string, weights: Weights): Promise<void> {
  const folder = values.measure ? values.out : OUT;
  if (!folder) return;
  const file = path.join(folder, `${name.replaceAll("_", "-")}.ts`);
  await writeFile(file, source(name, printWeights(weights)));
  console.log(`${file}: ${weights.signs.size} signs`);
}

function source(name: string, table: string): string {
  const constant = `${name.toUpperCase()}_TABLE`;
  return `/** Made by npm run eval:fit; not to be edited. */\nexport const ${constant} = \`\n${table}\n\`;\n`;
}
