import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofRemediesElsewhere } from "./other-part-remedies";

const NOTICE = "A steroid injection of the knee has to be tried before this is approved.";
const isOut = (quote: string, notice = NOTICE, day: string | undefined = "2026-11-02") =>
  ofRemediesElsewhere([{ id: quote, quote } as ChartFact], notice, day).has(quote);

// Seen red: a shot into another joint, years ago, answered for the one in question.
it.each([
  ["L elbow tendinosis 2021, cortisone x2, helped", true],
  ["Hx: R rotator cuff repair 06/2019", true],
  ["L knee injection 2021, helped two weeks", false],
  ["Elbow and knee injections 2021", false],
  ["L elbow cortisone 03/2026, helped", false],
  ["L elbow cortisone 2021, facial flushing and hives, a reaction", false],
  ["R rotator cuff repair 2019, cannot use crutches", false],
  ["Hip pain since 2019", false],
  ["Cortisone 2021, no relief", false],
])("care of another limb in an earlier year: %s", (quote, out) => expect(isOut(quote)).toBe(out));

it("keeps it where the notice names no limb or the day is not known", () => {
  expect(isOut("Hx: R rotator cuff repair 06/2019", "The service is not medically necessary.")).toBe(false);
  expect(ofRemediesElsewhere([], NOTICE, undefined).size).toBe(0);
});
