import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { answersWhole, requirementOf } from "./requirement";

const SIX_WEEKS =
  "The notes do not show at least six weeks of conservative treatment within the last three months.";
const fact = (quote: string) => ({ quote, topics: [] }) as unknown as ChartFact;

it.each([
  ["PT at Anchor Rehab 9/8 - 10/22, 12 visits, plus home program daily.", true],
  ["PT 9/8 to 9/29.", false],
  ["Therapy 03/02/2026 to 05/29/2026 without lasting relief.", true],
  ["Pain 4/10 - 9/10 on the stairs.", false],
  ["Pain 4/10 - 9/10 before and after the visit.", false],
])("a course of treatment is as long as its days say, with or without the year: %s", (quote, isLong) => {
  expect(requirementOf(SIX_WEEKS).holds(fact(quote))).toBe(isLong);
  expect(answersWhole(SIX_WEEKS, [fact(quote)])).toBe(isLong);
});
