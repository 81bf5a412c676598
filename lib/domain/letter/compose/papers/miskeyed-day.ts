import { type LetterFacts, longDate } from "../../facts/facts";
import { FURTHER } from "../../points/notice/needs";
import type { LetterPlan } from "../../points/plan/letter-plan";
import { type Block, paragraph } from "../../text/blocks";
import { correctionBlocks, recordBlocks } from "../answer-blocks";

/** What a changed claim rests on; where its day was keyed wrong, both days are said first, and no other visit is told. */
export function changeBlocks(plan: LetterPlan, facts: LetterFacts): Block[] {
  const { miskeyedDay: shown } = plan;
  if (shown.length === 0) return correctionBlocks(plan, facts);
  const billed = facts.datesOfService ?? [];
  const daysOf = (wanted: (date: string) => boolean) => [
    ...new Set(
      shown.flatMap(({ date, topics }) =>
        topics.includes("signature") && date && wanted(date) ? [longDate(date)] : [],
      ),
    ),
  ];
  const right = daysOf((date) => !billed.includes(date));
  return [
    paragraph(
      `The date of service was keyed wrong: the claim was sent for ${billed.map(longDate).join(" and ")}, and the signed record has the service on ${right.join(" and ")}.`,
    ),
    ...recordBlocks(
      { ...plan, points: [], supporting: [{ need: FURTHER, facts: shown }] },
      facts.enclosures ?? [],
    ),
  ];
}
