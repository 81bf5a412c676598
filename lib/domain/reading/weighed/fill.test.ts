import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules, readReading } from "../extract";
import { likelierNotice, likelierPatient, likelierPayer } from "./fill";
import { valuesOf } from "./mention-types";
import type { WeighedValue, WeighedValues } from "./weighed-values";

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

const found = (value: string, share: number): WeighedValue => ({ value, share, score: 0.6, spans: [] });

it.each([
  ["gives way to one that its words hold as good as surely", 0.8, 0.2, 0.92, "2026-05-04"],
  ["stays where the other is only likely", 0.8, 0.2, 0.85, "2026-05-20"],
  ["stays where its own words hold it too", 0.8, 0.65, 0.95, "2026-05-20"],
  ["stays where a label told it beyond doubt", 0.9, 0.1, 0.98, "2026-05-20"],
])("a notice's day %s", (_, score, share, rivals, day) => {
  const weighed = { opinion: () => ({ share, rival: found("2026-05-04", rivals) }) };
  const told = { value: "2026-05-20", score, spans: [] };
  expect(likelierNotice(told, weighed as unknown as WeighedValues)?.value).toBe(day);
});

it.each([
  ["gives way to one that is likelier by far", 0.3, 0.02, 0.85, "Odette Marlowe"],
  ["stays where a label told it", 0.8, 0.02, 0.85, "Harlan Pike"],
  ["stays where its own words hold it", 0.3, 0.2, 0.85, "Harlan Pike"],
  ["stays where the other is only likely", 0.3, 0.02, 0.7, "Harlan Pike"],
])("a patient %s", (_, score, share, rivals, name) => {
  const weighed = { best: () => found("Odette Marlowe", rivals), shareOf: () => share };
  const told = { value: "Harlan Pike", score, spans: [] };
  const reading = readReading(fromPlainText("Notice"));
  expect(likelierPatient(told, reading, weighed as unknown as WeighedValues)?.value).toBe(name);
});

it("gives up no short name for the same house's name in full", () => {
  const payer = (told: string, other: string) => {
    const best = { value: other, share: 0.54, score: 0.56, spans: [] } as unknown as WeighedValue;
    const weighed = { best: () => best, shareOf: () => 0.1 } as unknown as WeighedValues;
    return likelierPayer({ value: told, score: 0.42, spans: [] }, weighed)?.value;
  };
  expect(payer("GEHA", "G.E.H.A Government Employees Health Association, Inc.")).toBe("GEHA");
  expect(payer("GEHA", "Government Employees Health Association")).toBe("GEHA");
  expect(payer("GEHA", "Larkspur Mutual Health Plan")).toBe("Larkspur Mutual Health Plan");
  expect(payer("Aetna", "Allied Employers Trust, Northern Arizona")).not.toBe("Aetna");
});
