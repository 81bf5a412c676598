import { readFile, writeFile } from "node:fs/promises";
import { paperKindOf } from "@/lib/domain/reading/paper/kind";
import { isOfPayer } from "@/lib/domain/reading/paper/kind-groups";
import { decisionLevelOf } from "@/lib/domain/reading/paper/level";
import { lineOfBusinessOf, planUnderHeading } from "@/lib/domain/reading/paper/line-of-business";
import { stageOfKind } from "@/lib/domain/reading/paper/read-paper";
import { careStageOf } from "@/lib/domain/reading/paper/stage";
import { readPayer } from "@/lib/domain/reading/payer/payer-name";
import type { Weights } from "@/lib/domain/reading/weighed/weights";
import { type KnownPaper, NONE, type PaperField, paperChoices } from "./papers";

const FILE = "tests/fixtures/papers/first-sight.json";

type Found = Record<string, Record<string, string | null>>;

/** What the rules took each paper for when they met it first, before any rule was mended with it in view. */
export async function foundAtFirstSight(): Promise<Found> {
  return JSON.parse(await readFile(FILE, "utf8"));
}

/** What the rules alone take the papers of a set for is kept, unless they met them before. Returns how many were new. */
export async function meet(papers: readonly KnownPaper[]): Promise<number> {
  const known = await foundAtFirstSight();
  const fresh = papers.filter(({ set, file }) => !(`${set}/${file}` in known));
  for (const one of fresh) known[`${one.set}/${one.file}`] = byRulesAlone(one);
  const rows = Object.entries(known).map(([paper, found]) => `  "${paper}": ${JSON.stringify(found)}`);
  await writeFile(FILE, `{\n${rows.join(",\n")}\n}\n`);
  return fresh.length;
}

function byRulesAlone({ reading, paper }: KnownPaper): Record<string, string | null> {
  const kind = paperKindOf(reading, paper);
  const told = isOfPayer(kind);
  const payerName = readPayer(reading, true)?.value;
  return {
    kind,
    stage: told ? (stageOfKind(kind) ?? careStageOf(paper)) : null,
    level: decisionLevelOf(kind, [...paper.head.split("\n"), ...paper.sentences]),
    line_of_business: told
      ? lineOfBusinessOf({ payerName, underHeading: planUnderHeading(reading.lines) }, paper.text)
      : null,
  };
}

/** So many right answers are taken for granted of each choice, against one wrong. */
const GRANTED = 4;
const AGAINST = 1.5;

/**
 * How far a choice of the rules is to be believed: for each, the logarithm of how often they make it where each choice is the
 * right one. Counted over papers at first sight alone: of those that rules were tuned on they are always right.
 */
export function trustIn(field: PaperField, papers: readonly KnownPaper[], found: Found): Weights {
  const seen = papers.flatMap((paper) => {
    const answer = found[`${paper.set}/${paper.file}`];
    const right = paperChoices(paper, field);
    const [first] = right;
    return answer && first ? [{ rule: answer[field] ?? NONE, right, first }] : [];
  });
  const choices = [...new Set(papers.flatMap((paper) => paperChoices(paper, field).slice(0, 1)))].sort();
  const wrong = seen.filter(({ rule, right }) => !right.includes(rule));
  const rows = [...new Set([...choices, ...seen.map(({ rule }) => rule)])]
    .sort()
    .map((rule): [string, number[]] => {
      const stray = (wrong.filter((one) => one.rule === rule).length + 0.5) / (wrong.length + 10);
      return [
        rule,
        choices.map((choice) => {
          const of = seen.filter(({ first }) => first === choice);
          const hits = of.filter((one) => one.rule === rule).length;
          const share = (hits + (choice === rule ? GRANTED : AGAINST * stray)) / (of.length + GRANTED + 1);
          return Math.round(Math.log(share) * 100) / 100;
        }),
      ];
    });
  return { choices, base: choices.map(() => 0), signs: new Map(rows) };
}
