import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { compactOf } from "../check/source-index";
import type { Enclosure, LetterFacts } from "../facts/facts";

/** "Enclosure 2, page 3"; a paper that is not enclosed has no place. */
export function placeOf(fact: ChartFact, enclosures: readonly Enclosure[]): string | undefined {
  const at = enclosures.findIndex(({ documentId }) => documentId === fact.place.documentId);
  return at < 0 ? undefined : `Enclosure ${at + 1}, page ${fact.place.page}`;
}

/** " (Enclosure 3, page 1)" behind a number that the enclosed notice prints; empty where it doesn't, or has several pages. */
export function onNotice(value: string, { enclosures = [] }: LetterFacts, noticeText: string): string {
  const at = enclosures.findIndex(({ type, pages }) => type === "denial_letter" && pages === 1);
  const printed = value !== "" && compactOf(noticeText).includes(compactOf(value));
  return at >= 0 && printed ? ` (Enclosure ${at + 1}, page 1)` : "";
}
