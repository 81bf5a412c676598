import { expect, it } from "vitest";
import { hasOwnProvider, treatingProvider } from "./treating-provider";

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

it.each([
  ["CASTOR VALLEY FAMILY MEDICINE", "Castor Valley Family Medicine, P.C.", false],
  ["Kickapoo Prairie Chiropractic Ltd.", "Kickapoo Prairie Chiropractic", false],
  ["Larch Street Chiropractic of Salem", "Larch Street Chiropractic PC", true],
  ["Dana Whitfield, DC", "Larch Street Chiropractic PC", true],
])("takes %s beside %s for the practice itself or not", (providerName, practiceName, isOwn) => {
  expect(hasOwnProvider({ providerName, practiceName })).toBe(isOwn);
});
