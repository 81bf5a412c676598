import type { DenialCategory } from "@/lib/core/enums";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import { rarityOf, sharedWeight, type Terms, termsOf } from "./terms";

/** What a reviewer looks for in each category, by the field's names, whatever the notice says. */
const LOOKED_FOR: Record<DenialCategory, readonly string[]> = {
  medical_necessity: [
    "score",
    "change",
    "function",
    "work",
    "tried",
    "medicine",
    "injection",
    "imaging",
    "examination",
    "diagnosis",
    "strength",
    "motion",
    "gait",
    "nerve",
    "instability",
    "risk",
    "therapist",
    "device",
  ],
  authorization: ["authorization", "call", "sending", "emergency", "order"],
  coding: ["time", "region", "examination", "diagnosis", "medicine", "symptom"],
  documentation: ["signature", "order", "plan of care", "time", "consent", "waste"],
  eligibility: ["coverage", "payer order", "network", "work"],
  billing: ["filing", "order", "coverage", "payer order"],
  duplicate: ["time", "region", "visit"],
  timely_filing: ["filing", "sending"],
  benefit_exclusion: ["plan text", "function", "diagnosis", "visit", "change"],
  other: ["plan text", "authorization", "filing", "call", "examination", "diagnosis"],
};

/** A number with its unit, a date or a number of a report: what can be checked. */
const EXACT =
  /\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b\d+(?:\.\d+)? ?(?:%|mg|mcg|mm|cm|lb|kg|deg\w*|min\w*|weeks?|months?|years?|days?|visits?|sessions?|of \d|\/ ?\d)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/i;

export type WorthContext = {
  letter: LetterFacts;
  category: DenialCategory;
  /** What the payer holds against the claim, in its own words. */
  asked: readonly string[];
};

/** How much each passage says for the case, by what it shares with the payer's words and with what the category turns on. */
export function worthOf(
  passages: readonly ChartFact[],
  { letter, category, asked }: WorthContext,
): (fact: ChartFact) => number {
  const read = new Map(passages.map((fact) => [fact.id, termsOf(`${fact.section} ${fact.quote}`)]));
  const rarity = rarityOf([...read.values()]);
  const points = asked.map(termsOf);
  const wanted: Terms = {
    words: new Set(),
    names: new Set(LOOKED_FOR[category]),
    codes: new Set([...(letter.procedureCodes ?? []), ...(letter.diagnosisCodes ?? [])]),
  };
  const days = letter.datesOfService ?? [];
  return (fact) => {
    const said = read.get(fact.id) ?? termsOf(`${fact.section} ${fact.quote}`);
    const toPoints = Math.max(0, ...points.map((point) => sharedWeight(point, said, rarity)));
    const names = [...wanted.names].filter((name) => said.names.has(name)).length;
    const codes = [...wanted.codes].some((code) => said.codes.has(code)) ? 1 : 0;
    return (
      Math.min(toPoints, 6) +
      Math.min(names, 3) +
      codes +
      (EXACT.test(fact.quote) ? 0.8 : 0) +
      (fact.date !== undefined && days.includes(fact.date) ? 0.7 : 0) +
      Math.min(fact.quote.length / 80, 1) * 0.8
    );
  };
}
