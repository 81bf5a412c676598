/** Where each fact that a letter lacks was lost on its way from the page: `npm run eval:letters -- DIR --why`. */
import { eligibleFacts } from "@/lib/domain/letter/points/left-out/eligible";
import { planLetter } from "@/lib/domain/letter/points/plan";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { tokensHeld } from "./letter-score";
import type { CaseRead } from "./write-case";

/** From the last step back: what was planned is in the letter in other words or on another page. */
const LOST = {
  written: "planned, and not written with all of it",
  chosen: "read and allowed, and not chosen",
  kept: "read, and kept out of the letter",
  apart: "read in parts alone",
  read: "not read from the chart",
} as const;

const MOST_SHOWN = 3;

/** A line for each lacking fact, and below it the readings that come nearest. */
export function whyLacking({ truth, facts, evidence }: CaseRead, lacking: readonly string[]): string[] {
  const plan = planLetter(facts, evidence);
  const planned = idsOf([
    ...plan.points.flatMap(({ passages, series }) => [...passages, ...series]),
    ...plan.supporting.flatMap((need) => need.facts),
  ]);
  const allowed = idsOf(eligibleFacts(evidence.chart.facts, facts, evidence.noticeText).facts);
  const stepOf = ({ id }: ChartFact) =>
    planned.has(id) ? LOST.written : allowed.has(id) ? LOST.chosen : LOST.kept;
  return truth.facts
    .filter(({ must, what }) => must && lacking.some((line) => line.startsWith(what)))
    .flatMap(({ what, tokens }) => {
      const nearest = evidence.chart.facts
        .map((fact) => ({ fact, held: tokensHeld(textOf(fact), tokens) }))
        .filter(({ held }) => held > 0)
        .sort((a, b) => b.held - a.held || stepRank(stepOf(b.fact)) - stepRank(stepOf(a.fact)))
        .slice(0, MOST_SHOWN);
      const [best] = nearest;
      const step = !best ? LOST.read : best.held < tokens.length ? LOST.apart : stepOf(best.fact);
      return [
        `  why: ${what}: ${step}`,
        ...nearest.map(
          ({ fact, held }) =>
            `    ${held} of ${tokens.length}, ${stepOf(fact)}: ${fact.date ?? "undated"}, ${fact.place.documentId} page ${fact.place.page}: ${fact.quote.slice(0, 200)}`,
        ),
      ];
    });
}

const idsOf = (facts: readonly ChartFact[]): ReadonlySet<string> => new Set(facts.map(({ id }) => id));

const stepRank = (step: string) => [LOST.kept, LOST.chosen, LOST.written].indexOf(step as never);

const textOf = ({ date = "", quote, measure }: ChartFact) =>
  `${date} ${quote} ${measure ? `${measure.name} ${measure.value}` : ""}`;
