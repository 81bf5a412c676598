import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

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
