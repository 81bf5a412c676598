import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const linesOf = (...said: string[]) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE HEALTH PLAN",
        "September 2, 2026",
        "",
        "Patient: Odette Marlowe",
        "Claim: 26-HL-0904417",
        ...said,
      ].join("\n"),
    ),
  ).deniedLines.map((line) => [line.procedureCode, line.dateOfService, line.amount]);

const rows = [
  "Date         Code     Charge",
  "08/04/2026   97530    $ 61.00",
  "08/06/2026   97112    $ 48.00",
];

it("takes every charge of a claim refused as a whole where they come to its total", () => {
  expect(
    linesOf("Billed: $109.00", "", "The plan has denied the services on this claim:", "", ...rows),
  ).toEqual([
    ["97530", "2026-08-04", "61.00"],
    ["97112", "2026-08-06", "48.00"],
  ]);
});

it("takes none where they do not, for then something else was charged or paid", () => {
  expect(
    linesOf("Total charge: $180.00", "", "The plan has denied the services on this claim:", "", ...rows),
  ).toEqual([]);
});

it("reads them from running text with their day, and not where one of them is told alone", () => {
  const denied = "We have denied the claim because the patient had no coverage on the day of service.";
  const given = "Total charge: $109.00\n\nThe care was given on August 4, 2026: ";
  expect(linesOf(`${given}97530 for $61.00 and 97112 for $48.00.`, "", denied)).toEqual([
    ["97530", "2026-08-04", "61.00"],
    ["97112", "2026-08-04", "48.00"],
  ]);
  expect(linesOf(`${given}97530 for $61.00 and 97112 for $40.00.`, "", denied)).toEqual([]);
});

it("counts a claim's own row over its only line once", () => {
  const { facts } = extractByRules(
    fromPlainText(
      [
        "STATE OF OKANAGAN MEDICAL ASSISTANCE PROGRAM     REMITTANCE ADVICE     DATE 08/14/2026",
        "",
        "RECIPIENT NAME       RECIP ID       TCN              FROM     THRU       BILLED     PAID",
        "FITZWARREN R         00417729901    6620420117730    072026   072026     130.00     0.00",
        "  LN 01   PROC 90837              UNITS 1                                130.00     0.00",
        "          EOB 1822",
        "",
        "1822   THE RENDERING PROVIDER NUMBER IS MISSING.",
      ].join("\n"),
    ),
  );
  expect(facts.billed_amount?.value).toBe("130.00");
});

it("takes the charge of the service that was not paid, not that of the one that was", () => {
  const { facts } = extractByRules(
    fromPlainText(
      [
        "Select Meadow Health",
        "August 19, 2026",
        "",
        "We are writing about your visit to Delahunt Chiropractic on July 28, 2026.",
        "",
        "    o  The adjustment (98940, $64.00) was paid as usual. You owe your $35 copay.",
        "",
        "    o  The massage therapy (97124, $58.00) was not paid. Your contract leaves out massage.",
      ].join("\n"),
    ),
  );
  expect(facts.billed_amount?.value).toBe("58.00");
});

it("reads them from brackets behind their days, where they come to the total", () => {
  const denied = "The claim came after the 90 days of your contract. We are unable to pay it (CO-29).";
  const given = (last: string) =>
    `It is a claim for therapy on August 4, 2026 (97161, $148.00; 97110, two units, $124.00) and on August 6, 2026 (97110-GP, 2 units, $124.00; ${last}), in all $462.00.`;
  expect(linesOf(given("97112, $66.00"), "", denied)).toEqual([
    ["97161", "2026-08-04", "148.00"],
    ["97110", "2026-08-04", "124.00"],
    ["97110", "2026-08-06", "124.00"],
    ["97112", "2026-08-06", "66.00"],
  ]);
  expect(linesOf(given("97112, $60.00"), "", denied)).toEqual([]);
});

it("reads them where their days stand behind", () => {
  const denied = "The claim came after the 90 days of your contract. It is denied.";
  const given = (end: string) =>
    `You billed 97161 ($148.00) and 97110 ($124.00) for August 4, 2026 and 97110 ($124.00) for August 6, 2026, ${end}.`;
  expect(linesOf(given("in all $396.00"), "", denied)).toEqual([
    ["97161", "2026-08-04", "148.00"],
    ["97110", "2026-08-04", "124.00"],
    ["97110", "2026-08-06", "124.00"],
  ]);
  expect(linesOf(given("in all $420.00"), "", denied)).toEqual([]);
});
