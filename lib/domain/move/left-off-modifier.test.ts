import { expect, it } from "vitest";
import { modifierLeftOff } from "./left-off-modifier";

const NOTICE =
  "Chiropractic manipulation billed without\n      modifier AT is considered maintenance therapy.";
const DAYS = ["2026-09-03"];

// Seen red while any modifier of the day's note counted for the one that the payer misses.
it.each([
  ["09/03/2026  98941 [AT]  dx M99.03", NOTICE, true],
  ["09/03/2026  98941 AT", "The AT modifier is missing.", true],
  ["09/03/2026  97140-59", "Modifier 59 was not appended.", true],
  ["09/03/2026  97110 GP   98941", NOTICE, false],
  ["10/08/2026  98941 AT", NOTICE, false],
  ["09/03/2026  98941 AT", "The claim lacks the appropriate modifier.", false],
  ["09/03/2026  98941 59.00", "Modifier 59 was not appended.", false],
  [
    "08/30/2026 KX: care past the threshold remains medically necessary.",
    "The KX modifier was not on the line.",
    true,
  ],
  ["08/30/2026 KX not on the sheet.", "The KX modifier was not on the line.", false],
  ["08/30/2026 KX: care past the threshold remains medically necessary.", NOTICE, false],
])("%s, where the payer says “%s”: %s", (page, notice, expected) =>
  expect(modifierLeftOff([page], DAYS, notice)).toBe(expected),
);
