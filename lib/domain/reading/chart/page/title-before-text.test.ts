import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const headingOf = (text: string) =>
  readChart(
    [
      {
        ...{ documentId: "n", title: "Note" },
        document: fromPlainText(
          `BAY CHIROPRACTIC AND SPINE\nRosa Ames-Tell     06/14/1958      10/02/2026\n\n${text}\nPanels contoured to the patient, straps set in standing and sitting.\n                       Bo Tell, DC\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell", dateOfBirth: "1958-06-14" },
  ).facts.find(({ quote }) => quote.includes("straps"))?.heading;

// Seen red: a visit whose kind stands in capitals before its first words had none.
it.each([
  ["BRACE FITTING. LSO as the surgeon ordered. Waist 41 in.", "Brace Fitting"],
  ["CUSTOM ORTHOSIS DELIVERY. Fits well at the arch.", "Custom Orthosis Delivery"],
  ["CRUTCH TRAINING. Two crutches, stairs with a rail.", "Crutch Training"],
])("titles a visit by %s", (text, title) => expect(headingOf(text)).toBe(title));

it.each([
  "NO EXAM. She had to leave.",
  "MISSED VISIT. She called at noon.",
  "NEEDS BRACE FITTING. The supplier was called.",
  "AWAITING BRACE DELIVERY. The supplier was called.",
  "REFUSED GAIT TRAINING. She was tired.",
  "CANCELLED BRACE FITTING. Weather.",
  "PATIENT DENIES PAIN. Sleeps well.",
  "ALLERGIC TO PENICILLIN. No other allergy.",
  "LATE FOR VISIT. Seen for ten minutes.",
  "Brace fitting. LSO as the surgeon ordered.",
  "BRACE FITTING 10/09. LSO as the surgeon ordered.",
  "BRACE FITTING. LSO as ordered.\nGAIT TRAINING. With a cane, 100 ft.",
  "BRACE FITTING. LSO as ordered.\n10/09/2026 Brace comfortable, wears it at work.",
])("titles none by %s", (text) =>
  expect(headingOf(text) ?? "").not.toMatch(/fitting|delivery|training|exam|visit|pain|penicillin/i),
);
