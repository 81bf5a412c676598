import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { valuesOf } from "./mention-types";

const amountsIn = (text: string) =>
  valuesOf("amount", readReading(fromPlainText(text)).lines).map(({ value }) => value);

it("takes a measure for no amount", () => {
  expect(amountsIn("Walking speed was 0.88 m/s, then 0.97 m/s; the pen holds 1.50 mL.")).toEqual([]);
  expect(amountsIn("The charge was 88.00 more than 12.50 and 7.25 minutes later")).toEqual([
    "88.00",
    "12.50",
    "7.25",
  ]);
});

const letter = (said: string) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE HEALTH PLAN",
        "May 4, 2026",
        "Patient: Odette Marlowe      Claim: 2026-0512-7719",
        "Dates of service: 06/09/2025",
        "",
        "The denial stands. The claim was filed past the limit.",
        said,
      ].join("\n"),
    ),
  ).facts.appeal_deadline?.value;

it("counts no time to appeal from a limit that was over before the notice", () => {
  expect(letter("Your contract gives 120 days from the service.")).toBeUndefined();
  expect(letter("You may appeal within 120 days of this letter.")).toBe("2026-09-01");
});

// Red where it was a time of 14 years, up to 2040.
it("counts no time to appeal from the years that a reviewer has practiced", () => {
  expect(
    letter("The case was read by a physician with 14 years of practice. The decision is final."),
  ).toBeUndefined();
});
