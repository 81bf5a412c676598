import { expect, it } from "vitest";
import { deniesOnly } from "./denied-symptoms";

// Red with an empty list of symptoms, and without the look at what else is told.
it.each([
  ["No leg pain, no numbness.", true],
  ["Denies numbness and tingling.", true],
  ["No radiation, no weakness", true],
  ["Pt denies swelling or instability.", true],
  ["Without complaints today.", true],
  ["No pain before the fall.", false],
  ["No numbness until August.", false],
  ["No pain relief from ibuprofen.", false],
  ["No leg pain, back pain 7/10 after 10 min of standing.", false],
  ["No saddle numbness.", false],
  ["No warning signs.", false],
  ["No fever, no fall.", false],
  ["Pain wakes her, no numbness.", false],
])("%s", (quote, only) => expect(deniesOnly(quote)).toBe(only));
