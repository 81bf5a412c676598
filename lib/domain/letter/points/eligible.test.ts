import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import type { LetterFacts } from "../facts/facts";
import { eligibleFacts } from "./eligible";

const kept = (quote: string) =>
  eligibleFacts([{ quote, topics: [] } as unknown as ChartFact], {} as LetterFacts, "").facts.length === 1;

it.each([
  ["Key: NDI = Neck Disability Index in percent.", false],
  ["VAS = worst neck/arm pain 0-10.", false],
  ["VAS = 8 at rest", true],
  ["MMT = fair plus", true],
])("a sheet's legend is no finding: %s", (quote, isKept) => expect(kept(quote)).toBe(isKept));

it.each([
  ["PMH: L knee scope 2014, healed.", false],
  ["Incision healed, knee still locks.", true],
])("an older illness that is over is no finding: %s", (quote, isKept) => expect(kept(quote)).toBe(isKept));
