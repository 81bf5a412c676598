import { readFile } from "node:fs/promises";
import type { Weights } from "@/lib/domain/reading/weighed/weights";
import type { KnownPaper } from "./papers";

const FILE = "tests/fixtures/papers/first-sight.json";
const NONE = "none";

/** What the rules took each paper for when they met it first, before any rule was mended with it in view. */
export async function foundAtFirstSight(): Promise<Record<string, Record<string, string | null>>> {
  return JSON.parse(await readFile(FILE, "utf8"));
}

/** So many right answers are taken for granted of each choice, against one wrong. */
const GRANTED = 4;
const AGAINST = 1.5;

/**
 * How far a choice of the rules is to be believed: for each, the logarithm of how often they make it where each choice is the
 * right one. Counted over papers at first sight alone: of those that rules were tuned on they are always right.
 */
export function trustIn(
  field: string,
  papers: readonly KnownPaper[],
  found: Record<string, Record<string, string | null>>,
): Weights {
  const seen = papers.flatMap(({ set, file, truth }) => {
    const answer = found[`${set}/${file}`];
    if (!answer || !(field in truth)) return [];
    const right = [truth[field], truth[`${field}_accept`] ?? []].flat().map((value) => String(value ?? NONE));
    return [{ rule: answer[field] ?? NONE, right, first: right[0] ?? NONE }];
  });
  const choices = [
    ...new Set(papers.flatMap(({ truth }) => (field in truth ? [String(truth[field] ?? NONE)] : []))),
  ].sort();
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
