import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readChart } from "../read-chart";

const quotes = (...lines: string[]) =>
  readChart(
    [
      {
        documentId: "card",
        title: "Card",
        document: fromPlainText(
          [
            "BAY CHIROPRACTIC     Travel card                    Ames, Rosa   9-27-66",
            "Date: 10-8-26",
            ...lines,
          ].join("\n"),
        ),
      },
    ],
    { patientName: "Rosa Ames", dateOfBirth: "1966-09-27" },
  ).facts.map(({ quote }) => quote);

// Seen red: where it was done and how long it took were passages of their own, and one of them was left out.
it("keeps where something was done alone, what was done and how long it took together", () =>
  expect(
    quotes(
      "Tx  CMT:   L4, R SI - diversified",
      "    MT:    R SHOULDER only. Posterior glide grade III to the capsule.   1012 - 1027 = 15 min",
    ),
  ).toContain("MT: R SHOULDER only. Posterior glide grade III to the capsule. 1012 - 1027 = 15 min"));

it("and parts every other sentence", () =>
  expect(quotes("MT: patient tolerated it well. Posterior glide grade III to the capsule today.")).toContain(
    "Posterior glide grade III to the capsule today.",
  ));

// Seen red: an export's keys of whose it is were told in the letter.
it("tells whose an export is by no fact", () =>
  expect(
    quotes("patient.name : Ames, Rosa", "patient.dob : 1966-09-27", "referral : Ada Otto, MD").join(),
  ).not.toContain("patient.dob"));
