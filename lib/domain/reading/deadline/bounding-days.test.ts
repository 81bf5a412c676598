import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "../extract";

const daysOf = (told: string, stage = "We can't pay these bills.") =>
  extractByRules(
    fromPlainText(`HARBOR BEND MUTUAL          Personal Injury Claims
October 30, 2026

Bay Chiropractic LLC

Injured person    Rosa Ames-Tell
Our claim         HB-26-118-40
${told}

${stage} Our examiner saw no findings any more, so that care was not medically necessary.
Benefits for chiropractic care stop on September 18, 2026. You may appeal within 90 days of this letter.
`),
  ).facts.dates_of_service?.value;

// Red where any day of the paper might have been a visit's.
it("takes the day on which benefits ended for no visit", () => {
  expect(daysOf("Bills for          09/25/2026, 10/02/2026\nServices           98941")).toBe(
    "2026-09-25, 2026-10-02",
  );
});

it("keeps a visit of the very day on which benefits ended", () => {
  expect(daysOf("Bills for          09/18/2026, 10/02/2026\nServices           98941")).toBe(
    "2026-09-18, 2026-10-02",
  );
});

// Red without the row whose day has blanks for strokes.
it("reads a day with blanks before its procedure and its charge", () => {
  expect(
    daysOf(
      "DATE       CODE     CHARGE     RESULT\n10 02 26   98941    65.00      NOT PAID\n10 05 26   98941    65.00      NOT PAID",
    ),
  ).toBe("2026-10-02, 2026-10-05");
});
