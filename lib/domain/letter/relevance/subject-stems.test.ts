import { expect, it } from "vitest";
import { deniedBeside, subjectStems } from "./subject-stems";

const shares = (asked: string, said: string) =>
  [...subjectStems(asked)].some((stem) => subjectStems(said).has(stem));

// Seen red: a payer names the kind, a chart the drug.
it.each([
  ["uses insulin", "Degludec 18 units at bedtime"],
  ["low blood sugar events", "Hypoglycemia twice at night"],
  ["was instructed in its use", "Teach-back complete."],
  ["failure of an NSAID", "Naproxen 500 bid, no relief"],
])("finds that %s and %s speak of the same thing", (asked, said) => expect(shares(asked, said)).toBe(true));

it.each([
  ["uses insulin", "Metformin 1000 bid"],
  ["failure of an NSAID", "Gabapentin 300 tid"],
  ["low blood sugar events", "BP 118/74"],
])("finds nothing that %s and %s share", (asked, said) => expect(shares(asked, said)).toBe(false));

it("takes only words that deny it for what is not taken beside a drug", () => {
  const denies = deniedBeside("Is not combined with a second CGRP antagonist");
  expect(denies?.("No Ajovy or Emgality so far.")).toBe(true);
  for (const said of ["ubrogepant 50 mg at onset", "Score 12, moderate", "No aura.", "Never smoked."])
    expect(denies?.(said)).toBe(false);
  expect(denies?.("Ajovy discontinued 03/2026.")).toBe(true);
  expect(deniedBeside("No documentation of concurrent psychotherapy")).toBeUndefined();
  expect(deniedBeside("The record does not show a home program at the same time")).toBeUndefined();
  expect(deniedBeside("Failure of two triptans")).toBeUndefined();
});
