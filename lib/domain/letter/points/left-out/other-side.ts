import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { Circumstances } from "./circumstances";
import { isOfHelper, proceduresOnSide, sideOf } from "./treated-side";

/** Tells what is of the side that was not treated. */
export function ofOtherSide({ all, other, counted }: Circumstances): (fact: ChartFact) => boolean {
  const procedures = other ? proceduresOnSide(all, other) : new Set<string>();
  return (fact) =>
    ((other !== undefined && ownSide(fact) === other) || procedures.has(fact.id)) && !counted.has(fact.id);
}

function ownSide(fact: ChartFact): ChartFact["side"] {
  if (fact.measure) return sideOf(fact.measure) ?? fact.side;
  return isOfHelper(fact.quote) ? undefined : fact.side;
}
