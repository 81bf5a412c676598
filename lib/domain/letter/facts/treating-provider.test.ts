import { expect, it } from "vitest";
import { treatingProvider } from "./letter-frame";

// Red where an organization was named.
it.each([
  ["Dana Whitfield, DC", "Dana Whitfield, DC"],
  ["Ada Roe, MD", "Ada Roe, MD"],
  ["Cobblestone Spine & Sport LLC", "the treating provider"],
  ["Bay Family Practice PA", "the treating provider"],
  ["Harbor Point Physical Therapy", "the treating provider"],
  ["Larch Street Chiropractic", "the treating provider"],
  ["", "the treating provider"],
])("speaks of %s as %s", (providerName, said) =>
  expect(treatingProvider({ providerName, practiceName: "Larch Street Chiropractic PC" })).toBe(said),
);
