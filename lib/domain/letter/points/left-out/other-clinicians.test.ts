import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { ofOtherClinicians } from "./other-clinicians";

const ROSTER = `BAY REHAB             CREDENTIALING ROSTER             Printed 10/26/2026

Therapist            NPI           With us                     Acme Health
Tobias Merr, PT      1807184043    02/01/2022 to 06/30/2026    ended 06/30/2026
Ann Okafor, PT       1325311243    09/12/2019 to present       in network since 11/01/2019
Anni Okwuosa, DPT    1491648584    06/15/2026 to present       in network since 07/01/2026
`;
const CLAIM = `HEALTH INSURANCE CLAIM FORM (print image)
 2  PATIENT   AMES, ROSA
 09 29 26    09 29 26    11   97110 GP      AB   124.00      2         1807184043
`;
const NOTE = `VISIT NOTE\nPatient: Rosa Ames   DOB 01/02/1960   Date: 09/29/2026
97110 exercise 28 min.\nTreated and signed by: Anni Okwuosa, DPT 09/29/2026 5:20 pm
`;
const keptOf = (pages: string[], datesOfService = ["2026-09-29"]) => {
  const paper = { documentId: "chart", title: "Chart", document: fromPlainText(pages.join("\f")) };
  const { facts } = readChart([paper], { patientName: "Rosa Ames" });
  const others = ofOtherClinicians(facts, { datesOfService });
  return facts.flatMap(({ id, quote }) => (others.has(id) ? [] : [quote])).join(" | ");
};

// Seen red with the rule taken out, and with either of its two ways to be of the claim.
it("leaves out who neither treated that day nor stands on the claim", () => {
  const kept = keptOf([NOTE, CLAIM, ROSTER]);
  expect(kept).not.toContain("Okafor");
  expect(kept).toContain("1491648584");
  expect(kept).toContain("ended 06/30/2026");
});

it("keeps the provider of an order, who stands in no list", () => {
  expect(keptOf(["ORDER\nPatient: Rosa Ames\nOrdering provider: Ada Roe, NP 1780993312\n"])).toContain(
    "1780993312",
  );
});
