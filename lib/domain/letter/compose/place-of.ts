import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Enclosure } from "../facts/facts";

/** "Enclosure 2, page 3"; a paper that is not enclosed has no place. */
export function placeOf(fact: ChartFact, enclosures: readonly Enclosure[]): string | undefined {
  const at = enclosures.findIndex(({ documentId }) => documentId === fact.place.documentId);
  return at < 0 ? undefined : `Enclosure ${at + 1}, page ${fact.place.page}`;
}
