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

// Seen red: a log's entry was quoted with the day that stands before it, and a label twice.
it.each([
  ["09/25/2026 Secondary claim sent electronically.", "Secondary claim sent electronically."],
  ["[09/25/26] Rep Ana: in process.", "Rep Ana: in process."],
  ["2026-09-25 Annual exam. Neck supple.", "Annual exam. Neck supple."],
  ["09/25/2026 to 10/18/2026 yard and dispatch only", "09/25/2026 to 10/18/2026 yard and dispatch only"],
  ["09/25/2026 - 10/18/2026 yard only", "09/25/2026 - 10/18/2026 yard only"],
  ["09/24/2026 Claim keyed.", "09/24/2026 Claim keyed."],
  ["Signed 09/25/2026 by the physician", "Signed 09/25/2026 by the physician"],
])("quotes %j without the day that is said before it", (quote, words) =>
  expect(quotedWords({ quote }, true, { day: "2026-09-25" })).toBe(words),
);

it.each([
  ["Function: drives to work by herself.", "drives to work by herself."],
  ["Functional limits: none above shoulder height.", "Functional limits: none above shoulder height."],
  ["Function: poor", "Function: poor"],
])("quotes %j without the label that is said before it", (quote, words) =>
  expect(quotedWords({ quote }, false, { label: "Function" })).toBe(words),
);
