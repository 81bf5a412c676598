import type { ChartFact, LeftOut } from "@/lib/domain/reading/chart/chart";
import { holdsOn } from "@/lib/domain/reading/chart/page/edition";
import { type LetterFacts, longDate } from "../../facts/facts";

/** Pages of a plan's text whose edition did not hold on the days of service: whoever reads the letter must not take them for the rule. */
export function otherEditions(all: readonly ChartFact[], { datesOfService = [] }: LetterFacts): LeftOut[] {
  const pages = new Map<string, LeftOut>();
  for (const { inForce, place, heading } of all) {
    if (!inForce || holdsOn(inForce, datesOfService)) continue;
    const { documentId, page } = place;
    const days = [
      inForce.from && `from ${longDate(inForce.from)}`,
      inForce.to && `to ${longDate(inForce.to)}`,
    ];
    pages.set(`${documentId}|${page}`, {
      documentId,
      page,
      reason: "other_edition",
      detail: [heading, `in force ${days.filter(Boolean).join(" ")}`].filter(Boolean).join(", "),
    });
  }
  return [...pages.values()];
}
