import { expect, it } from "vitest";
import { readChart } from "@/lib/domain/reading/chart/read-chart";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { decidingFacts, enrolledTooLate } from "./deciding-facts";

const letter = { datesOfService: ["2026-08-19"], payerName: "Redwood Health Plan" };
const chartOf = (paper: string) =>
  readChart([{ documentId: "p", title: "Paper", document: fromPlainText(paper) }], {
    patientName: "Rosa Ames",
  }).facts;
const said = (paper: string, notice: string) =>
  decidingFacts(chartOf(paper), letter, notice)
    .map(({ quote }) => quote)
    .join(" | ");

it.each([
  [
    "the end of a hospice election",
    "MEDICARE ELIGIBILITY   run 11/10/2026\nAmes, Rosa\n\nHOSPICE   provider SUNRISE   start 05/30/2026   end 07/22/2026   REVOKED",
    "Enrolled in hospice. Bill Original Medicare.",
    "07/22/2026",
  ],
  [
    "what a settlement leaves open",
    "Law office, November 12, 2026\nRe: Rosa Ames\n\nAGREEMENT FOR SETTLEMENT   Approved 03/06/2026\n6.  FUTURE MEDICAL:  [x] REMAINS OPEN for the low back   [ ] closed",
    "This claim was settled and our file closed. No further benefits are payable.",
    "FUTURE MEDICAL: REMAINS OPEN",
  ],
  [
    "the answer on other coverage, without what the writer takes back",
    "Account notes, Ames, Rosa\n\n10/27/2026 rep Tam, ref 4471: other-coverage record updated 10/14/2026, no other coverage. (wrong chart: Ames, Greta, Humana primary)",
    "We asked the member about other insurance and had no reply.",
    "record updated 10/14/2026",
  ],
  [
    "the day from which a provider takes part",
    "REDWOOD Network Management   April 28, 2026\n\nWelcome to our network. Your effective date as a participating provider is 05/01/2026.",
    "B7: this provider was not certified or eligible on the date of service.",
    "05/01/2026",
  ],
  [
    "the claim that another insurer has open",
    "Note to billing 10/14/2026   Ames, Rosa\n\nSpoke with COUNTRY Financial, adjuster Ida Roe.\n - PIP claim 360-0128845 is open, loss date 08/09/2026\n - nothing paid so far",
    "Benefits under a motor vehicle policy pay before this plan. Please bill the automobile carrier first.",
    "PIP claim 360-0128845 is open",
  ],
])("tells %s", (_, paper, notice, words) => {
  expect(said(paper, notice)).toContain(words);
  expect(said(paper, notice)).not.toContain("Humana");
  expect(said(paper, "The service was not medically necessary.")).toBe("");
});

it("looks at the reason alone, and takes no myofascial release for a settlement", () => {
  const note =
    "Daily note 08/19/2026   Ames, Rosa\n\nMyofascial release, 15 minutes. No vascular compromise.";
  expect(said(note, "This claim was settled and is closed.")).toBe("");
  const hospice = "ELIGIBILITY   Ames, Rosa\n\nHOSPICE   start 05/30/2026   end 07/22/2026";
  const facts = chartOf(hospice);
  const reason = { ...letter, denialText: "The service was not medically necessary." };
  expect(decidingFacts(facts, reason, "Hospice claims go to Original Medicare.")).toEqual([]);
});

it("knows a later day than the services for another provider's, where that is in question", () => {
  const facts = chartOf(
    "REDWOOD   April 28, 2026\n\nLetter for Owen Tarrant, LISW: effective 12/01/2026. his, not hers",
  );
  expect(enrolledTooLate(facts, letter, "B7: this provider was not eligible.").size).toBe(1);
  expect(enrolledTooLate(facts, letter, "Not medically necessary.").size).toBe(0);
});

it.each([
  "PIP claim 26-118 closed 07/2026, settled.",
  "Ask whether the PIP claim is open.",
  "Her husband's auto claim 26-118 is open.",
  "PIP claim 26-118 open, date of loss 10/20/2026.",
  "Redwood auto claim 26-118 is open.",
])("takes no claim for open where it says: %s", (line) => {
  expect(
    said(
      `Note 10/14/2026   Ames, Rosa\n\n${line}`,
      "Benefits under a motor vehicle policy pay before this plan.",
    ),
  ).toBe("");
});

it.each([
  "Not medically necessary. Member liability under your benefits: $0.",
  "This is not an admission of liability or a waiver of any policy term.",
  "If an auto carrier or workers' compensation insurer is primary, tell us.",
  "The workers' compensation carrier finds the visits not reasonable.",
])("tells no payer of another insurer's claim that does not say it comes second: %s", (notice) => {
  expect(said("Note 10/14/2026   Ames, Rosa\n\nPIP claim 360-0128845 is open", notice)).toBe("");
});

it.each([
  "CARC 19: the liability of the worker's compensation carrier.",
  "CARC 20. This injury is covered by the liability or no-fault carrier.",
  "Please bill the automobile carrier first.",
])("tells it where the payer says so: %s", (notice) => {
  expect(said("Note 10/14/2026   Ames, Rosa\n\nPIP claim 360-0128845 is open", notice)).toContain("open");
});
