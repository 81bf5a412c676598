import { type Enclosure, longDate } from "../facts/facts";
import type { LetterPlan } from "../points/plan/letter-plan";
import { type Block, paragraph } from "../text/blocks";
import { placeOf } from "./place-of";

/** "The record of the service dates: October 12, 2026 and October 15, 2026 (Enclosure 3, page 1)." in one sentence, page by page. */
export function dayBlocks({ daysOnRecord }: LetterPlan, enclosures: readonly Enclosure[]): Block[] {
  const placed = daysOnRecord.flatMap(({ day, fact }) => {
    const place = placeOf(fact, enclosures);
    return place ? [{ day, place }] : [];
  });
  if (placed.length < 2) return [];
  const pages = [...Map.groupBy(placed, ({ place }) => place)].map(
    ([place, days]) => `${days.map(({ day }) => longDate(day)).join("; ")} (${place})`,
  );
  return [paragraph(`The record of the service dates stands here: ${pages.join("; ")}.`)];
}
