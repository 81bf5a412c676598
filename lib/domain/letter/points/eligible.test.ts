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

it.each([
  ["If flexion < 120 by 08/07, surgeon will", false],
  ["If no better by visit 7 -> MRI via PCP.", false],
  ["10/21 Bill Copperline anyway to get their denial? ask Dr. R first tm", false],
  ["Total time on date of visit: ____ min (time guide on this form: 20 / 30 / 40)", false],
  ["I would consider basal insulin in December.", false],
  ["Smallest change that matters: 8 points.", false],
  ["10/13/26 09:10 NOT yet resent.", false],
  ["He is not to load the arm overhead, as this tendon will re-tear if he hikes.", true],
  ["Total time on date of visit: 41 min", true],
])("what was not done or decided is no finding: %s", (quote, isKept) => expect(kept(quote)).toBe(isKept));

it.each([
  ["MRI left ankle (73721): Number M-55810; Status Approved", false],
  ["Therapy (97110, 97140): Number T-2201; Status Approved", true],
  ["Authorization T-2201: Status Approved, 12 visits", true],
])("an approval of other services covers none of these: %s", (quote, isKept) => {
  const fact = { quote, topics: ["authorization"] } as unknown as ChartFact;
  const letter = { procedureCodes: ["97110"] } as LetterFacts;
  expect(eligibleFacts([fact], letter, "").facts.length === 1).toBe(isKept);
});
