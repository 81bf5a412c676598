import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { factSentence } from "../compose/answer-blocks";
import { placeOf } from "../compose/place-of";
import type { Enclosure } from "../facts/facts";
import type { LetterPlan } from "../points/plan/letter-plan";

/** A fact as a model is given it, by a number that it must name wherever it uses it. */
export type CitedFact = { id: string; text: string; place: string; points: string[] };

/** The facts of the plan that are enclosed, each once, numbered in the order of the points. */
export function citedFacts(plan: LetterPlan, enclosures: readonly Enclosure[]): CitedFact[] {
  const found = new Map<string, { fact: ChartFact; points: string[] }>();
  const add = (facts: readonly ChartFact[], point: string) => {
    for (const fact of facts) {
      const known = found.get(fact.id);
      if (known) known.points.push(point);
      else found.set(fact.id, { fact, points: [point] });
    }
  };
  for (const { text, series, passages } of plan.points) add([...series, ...passages], text);
  for (const { need, facts } of plan.supporting) add(facts, need.label);
  const cited: CitedFact[] = [];
  for (const { fact, points } of found.values()) {
    const place = placeOf(fact, enclosures);
    const text = factSentence(fact, enclosures);
    if (place && text) cited.push({ id: `F${cited.length + 1}`, text, place, points });
  }
  return cited;
}
