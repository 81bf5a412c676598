import { expect, it } from "vitest";
import { deniedBeside, subjectStems } from "./subject-stems";

const shares = (asked: string, said: string) =>
  [...subjectStems(asked)].some((stem) => subjectStems(said).has(stem));

// Seen red: a payer names the kind, a chart the drug.
it.each([
  ["uses insulin", "Glargine 32 units at bedtime"],
  ["low blood sugar events", "Glucose 48 at 3 AM"],
  ["has been taught to use the device", "Teach-back complete."],
  ["failure of an NSAID", "Naproxen 500 bid, no relief"],
])("finds that %s and %s speak of the same thing", (asked, said) => expect(shares(asked, said)).toBe(true));

it.each([
  ["uses insulin", "Metformin 1000 bid"],
  ["failure of an NSAID", "Gabapentin 300 tid"],
  ["low blood sugar events", "BP 118/74"],
])("finds nothing that %s and %s share", (asked, said) => expect(shares(asked, said)).toBe(false));

it("takes only words that deny it for what is not taken beside a drug", () => {
  const denies = deniedBeside("Not to be used together with another CGRP medicine");
  expect(denies?.("NO Aimovig/Ajovy/Emgality, never.")).toBe(true);
  for (const said of ["rimegepant 75 mg at onset", "TOTAL 31 Grade IV severe", "No aura.", "Never smoked."])
    expect(denies?.(said)).toBe(false);
  expect(deniedBeside("Failure of two triptans")).toBeUndefined();
});
