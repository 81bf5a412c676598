import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const factsOf = (heading: string) =>
  extractByRules(
    fromPlainText(
      [
        "HARBORLINE HEALTH PLAN           EXPLANATION OF PAYMENT      10/22/2026",
        "MEMBER: ODETTE MARLOWE           CONTROL NO: V26610441",
        "",
        `SVC DATE    PROC    ${heading.padEnd(6)}   BILLED    ALLOWED    PAID    EXPL`,
        "03/03/26    97530   M9905     46.00       0.00    0.00     29",
        "03/05/26    97530   S161XXA   46.00       0.00    0.00     29",
        "",
        "29   THE CLAIM WAS FILED AFTER THE LIMIT.",
      ].join("\n"),
    ),
  ).facts;

it("reads codes without a point in the column of the diagnoses, and none of them as a service", () => {
  const facts = factsOf("DIAG");
  expect(facts.diagnosis_codes?.value).toBe("M99.05, S16.1XXA");
  expect(facts.procedure_codes?.value).toBe("97530");
});

it("takes them for no diagnoses in another column", () => {
  expect(factsOf("SUPPLY").diagnosis_codes).toBeUndefined();
});

it("takes a code of three characters behind an illness's name for a diagnosis", () => {
  const said = (words: string) =>
    extractByRules(fromPlainText(`HARBORLINE HEALTH\nWe denied this claim.\n\n${words}`)).facts
      .diagnosis_codes?.value;
  expect(said("He found that you have multiple sclerosis (G35), and walk forty feet.")).toBe("G35");
  expect(said("See section (G35) of the booklet.")).toBeUndefined();
});

it("takes a code of three characters beside a pointed one for a diagnosis", () => {
  const said = (words: string) =>
    extractByRules(fromPlainText(`HARBORLINE HEALTH\nWe denied this claim.\n\n${words}`)).facts
      .diagnosis_codes?.value;
  expect(said("The visits were asked for, for F82 and R26.89.")?.split(", ").sort()).toEqual([
    "F82",
    "R26.89",
  ]);
  expect(said("The visits were asked for, in room B12 and in the hall.")).toBeUndefined();
});

describe("a code of three characters behind the letter that lines point to", () => {
  const found = (line: string) =>
    extractByRules(
      fromPlainText(
        `BAY HEALTH PLAN\nNOTICE OF DENIAL\n\nDiagnosis Codes\n${line}\n\nThe service is denied.\n`,
      ),
    ).facts.diagnosis_codes?.value;
  it.each([
    ["A  M10.072     B  I10", "M10.072, I10"],
    ["A. M54.50   B. R32   C. Z98.1", "M54.50, Z98.1, R32"],
    ["A: I10  B: E11.9", "E11.9, I10"],
  ])("is one beside another with its point: %s", (line, codes) => expect(found(line)).toBe(codes));
  it.each(["Room A  B12     Ward B  C14", "Lot A Q12 of M10.072"])("is none elsewhere: %s", (line) =>
    expect(found(line) ?? "").not.toMatch(/B12|C14|Q12/),
  );
});

describe("a diagnosis of three characters", () => {
  const found = (line: string) =>
    extractByRules(fromPlainText(`BAY HEALTH PLAN\nNOTICE OF DENIAL\n\nThe service is denied.\n${line}\n`))
      .facts.diagnosis_codes?.value;
  it.each([
    "The rule asks for a diagnosis of diabetes shown by a lab result such as A1C of 6.5 percent.",
    "The diagnosis was made by vitamin B12 of 180.",
    "Diagnosis: old fracture of T12 seen.",
    "Diagnosis per form B20 of the plan",
  ])("is no test, vitamin or vertebra: %s", (line) => expect(found(line)).toBeUndefined());
  it.each([
    ["Diagnosis: I10", "I10"],
    ["Diagnosis: C4A", "C4A"],
    ["Diagnosis: T14", "T14"],
  ])("is told still: %s", (line, code) => expect(found(line)).toBe(code));
});
