import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { onlyExcluded } from "./excluded-words";

const fact = (quote: string) =>
  ({ id: quote, quote, topics: [], heading: "", section: "" }) as unknown as ChartFact;
const NOTICE =
  'The plan does not pay for "services for developmental delay, including treatment to reach milestones".';

it.each([
  ["developmental delay", NOTICE],
  ["Treatment of developmental delay", NOTICE],
  ["cosmetic surgery", "The booklet excludes cosmetic surgery of any kind."],
])("leaves out what only names the excluded thing: %s", (quote, notice) =>
  expect(onlyExcluded([fact(quote)], notice).size).toBe(1),
);

it.each([
  ["No developmental delay", NOTICE],
  ["Development delay was looked for and the motor scale is at the 50th percentile", NOTICE],
  ["Congenital muscular torticollis", NOTICE],
  ["developmental delay", "The record does not show developmental delay."],
])("keeps what says more or otherwise: %s", (quote, notice) =>
  expect(onlyExcluded([fact(quote)], notice).size).toBe(0),
);
