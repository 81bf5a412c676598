import { expect, it } from "vitest";
import { quotedWords } from "./quoted-words";

it.each([
  [
    "light duty, no lift over 15 lb, sooner if weak E-signed Ada M. Roe, MD 08/24/2026 10:22",
    "light duty, no lift over 15 lb, sooner if weak",
  ],
  ["S: 6/10, still stiff in the morning. AR DC signed 09/03/2026", "S: 6/10, still stiff in the morning."],
  ["Plan: raise head speed to 2 Hz. A. Roe-Bask, PT 08/07/2026", "Plan: raise head speed to 2 Hz."],
  ["**CC/Interim** elbow pain 5/10 with jar lids", "CC/Interim elbow pain 5/10 with jar lids"],
  // Who signed is what these are worth, and a signature alone is one.
  [
    "I certify the plan of care. Ada Roe, MD signed 08/12/2026",
    "I certify the plan of care. Ada Roe, MD signed 08/12/2026",
  ],
  ["Ada Roe, MD signed 06/18/2026", "Ada Roe, MD signed 06/18/2026"],
])("quotes %j without who signed behind it", (quote, words) =>
  expect(quotedWords({ quote }, false)).toBe(words),
);

it("quotes a paper that was asked for with its signer", () => {
  const quote = "Spirometry was done at this visit. Signed Ada Roe, MD 09/16/2026";
  expect(quotedWords({ quote }, true)).toBe(quote);
});
