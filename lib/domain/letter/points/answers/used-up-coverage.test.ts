import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { isOpenThere, usedUpCoverage } from "./used-up-coverage";

const fact = (quote: string, at: number): ChartFact => ({
  ...{ id: `d:1:${at}`, quote, heading: "", section: "", topics: [] },
  place: { documentId: "d", page: 1, boxes: [] },
});
const told = (...quotes: string[]) =>
  usedUpCoverage(
    { points: [{ passages: quotes.map(fact) }], supporting: [] },
    { payerName: "Meritain Health", datesOfService: ["2026-08-26", "2026-09-02"] },
  );

it.each([
  ["PIP medical benefits for this loss are EXHAUSTED."],
  ["The no-fault policy limit has been reached."],
  ["Med-Pay benefits have been exhausted; the file is closed."],
  ["Medical expenses paid 10,000.00; PIP limit exhausted"],
  ["Exhaustion of the $10,000 medical limit is confirmed."],
])("takes the other coverage for used up: %s", (quote) => {
  expect(told(quote)).toBe("used up");
});

it("says that it was used up before the services where the page has the day", () => {
  const limit = (day: string) => `The limit of $15,000.00 was paid in full on ${day}.`;
  expect(told("PIP benefits are EXHAUSTED.", limit("08/21/2026"))).toBe("before");
  expect(told("PIP benefits are EXHAUSTED.", limit("09/01/2026"))).toBe("used up");
  expect(told(limit("08/21/2026"), "08/26/2026 148.00 0.00 X1 policy limit exhausted")).toBe("before");
});

it.each([
  ["PIP benefits are not exhausted; $1,240.55 is left."],
  ["We pay after the PIP benefits are exhausted. Please send the letter."],
  ["Bill the health plan once the limit is exhausted."],
  ["Meritain Health: the plan's benefits are exhausted."],
  ["All 20 visits of the benefit year are used up: the limit was reached."],
  ["Paid to date 13,759.45 Limit 15,000.00 Remaining 1,240.55"],
  ["The patient was exhausted after the treatment."],
  // Seen red: each was told to the payer as the other coverage's end.
  ["Out-of-pocket limit has been reached"],
  ["Deductible limit reached for 2026"],
  ["Coverage: premiums paid in full through 12/31/2026"],
  ["Medical benefits: claim paid in full 09/01/2026"],
  ["Lifetime maximum benefits reached by the member"],
  ["Appeal rights exhausted; coverage limits apply"],
])("does not take for that: %s", (quote) => {
  expect(told(quote)).toBeUndefined();
});

// Seen red: what the adjuster said of an open claim was followed by the question which other coverage there is.
it.each([
  ["PIP claim 26-118-40977 OPEN. $10,000 basic, $1,240 paid so far (ER).", true],
  ["TC Granary Mutual: PIP claim 26-PIP-118834 is open, limit $3,000.", true],
  ["The auto claim of 2022 was closed.", false],
  ["Auto claim opened? open item for Monday", false],
  ["PIP claim denied, file open for appeal", false],
  ["WC claim is not open.", false],
  ["Health claim open, $212.00.", false],
  ["Meritain Health: auto claim open on our side.", false],
])("knows a claim that is open with the insurer of an injury: %s", (quote, isOpen) =>
  expect(
    isOpenThere(
      { points: [{ passages: [fact(quote, 1)] }], supporting: [] },
      { payerName: "Meritain Health" },
    ),
  ).toBe(isOpen),
);

// Seen red: a claim that is not open, that nobody knows of, of another person or with nothing left sent the bill to another insurer.
it.each([
  "WC claim is not currently open.",
  "WC claim isn't open.",
  "No auto claim open.",
  "No PIP claim active per adjuster.",
  "Patient unsure whether WC claim is active.",
  "Patient denies any WC claim being open.",
  "Denies auto claim open at this time.",
  "Asked if a PIP claim is open, adjuster to call back.",
  "There was never a comp claim open.",
  "Need to find out: auto claim open or not.",
  "Her husband's comp claim is open.",
  "Spouse has WC claim open for his back.",
  "PIP claim open, benefits exhausted 08/01/2026.",
  "PIP claim open but limit reached.",
  "If WC claim is open, bill the carrier.",
  "WC claim will be open once the employer files.",
  "Old comp claim for his wrist (2019) still open.",
  "PIP claim: to be opened, keep file open.",
])("does not know a claim as open from: %s", (quote) =>
  expect(
    isOpenThere(
      { points: [{ passages: [fact(quote, 1)] }], supporting: [] },
      { payerName: "Meritain Health" },
    ),
  ).toBe(false),
);

// Seen red: the insurer of an accident after the service was to pay for it.
it.each([
  ["PIP claim open, DOL 11/20/2026, adjuster Lou Ray", false],
  ["PIP claim open, date of loss 09/20/2026, adjuster Lou Ray", true],
  ["11/20/2026 called: PIP claim open", true],
])("knows an open claim of an accident before the service alone: %s", (quote, isOpen) =>
  expect(
    isOpenThere(
      { points: [{ passages: [fact(quote, 1)] }], supporting: [] },
      { payerName: "Meritain Health", datesOfService: ["2026-10-13"] },
    ),
  ).toBe(isOpen),
);
