import { describe, expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofPositiveTest, turnedSince } from "./clinical-tests";

const fact = (date: string, quote: string): ChartFact => ({
  id: `a:1:${date}${quote.length}`,
  place: { documentId: "a", page: 1, boxes: [] },
  ...{ date, quote, heading: "Visit", section: "", topics: [] },
});
const FACTS = [
  fact("2026-08-20", "Dix-Hallpike right positive, 6 sec."),
  fact("2026-08-13", "Dix-Hallpike, right: POSITIVE, 18 sec"),
  fact("2026-08-13", "Roll test, right: negative"),
  fact("2026-08-13", "Spurling right +, compression painless"),
  fact("2026-08-27", "Dix-Hallpike right negative, left negative."),
];
const said = (facts: readonly ChartFact[]) => facts.map(({ quote }) => quote);

describe("that a test was not positive", () => {
  it("is answered by those of its kind that were, in the order of their days", () => {
    expect(said(ofPositiveTest("The record contains no positive positional test.", FACTS))).toEqual([
      "Dix-Hallpike, right: POSITIVE, 18 sec",
      "Dix-Hallpike right positive, 6 sec.",
    ]);
    expect(said(ofPositiveTest("There are no positive orthopedic tests in the record.", FACTS))).toEqual([
      "Spurling right +, compression painless",
    ]);
  });

  it("is not asked where a test is asked for by no result", () => {
    expect(ofPositiveTest("No functional test was repeated.", FACTS)).toEqual([]);
  });
});

it("answers that a treatment had no effect by the test that was negative after it", () => {
  expect(said(turnedSince("The record does not show that the maneuver had any result.", FACTS))).toEqual([
    "Dix-Hallpike right negative, left negative.",
  ]);
  expect(turnedSince("The record does not contain the test result.", FACTS)).toEqual([]);
});
