import { expect, it } from "vitest";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { ofConsent } from "./consent-given";

const fact = (quote: string, date = "2026-02-17"): ChartFact => ({
  id: quote,
  date,
  place: { documentId: "visit", page: 1, boxes: [] },
  quote,
  heading: "Office Visit",
  section: "",
  topics: [],
});
const ASKED = "Consent of the patient, documented";
const TOLD = fact("Explained: a copay may apply, and he may stop at the end of any month.");

it.each([
  "He agreed verbally, daughter present.",
  "Verbal consent obtained for the monthly calls.",
  "Patient agreed to enroll in the program.",
  "Consent signed.",
])("is who agreed, with what was explained before: %s", (quote) =>
  expect(ofConsent(ASKED, [fact("Lungs clear."), TOLD, fact(quote)], ["2026-09-30"])).toEqual([
    TOLD,
    fact(quote),
  ]),
);

it.each([
  "He did not agree to the program.",
  "Patient declines consent for now, wants to think about it.",
  "Consent form still needed.",
  "He agreed that the knee is better.",
  "Verbal consent will be asked for next time.",
  "Patient agrees with the plan.",
  "Consent was never signed.",
  "They agreed on a time for the next visit.",
  "Without written consent nothing was sent.",
  "Consent revoked on 03/01/2026.",
  // Red before: leave for something else, a form that was only handed out, and plans of the patient.
  "Consent to release records signed.",
  "HIPAA consent on file.",
  "Informed consent for dry needling obtained.",
  "Verbal consent obtained for flu vaccine.",
  "Written consent is required for the program.",
  "Consent form given to patient to read.",
  "Informed consent discussed, wants time.",
  "Informed consent for the procedure obtained.",
  "He agreed to start walking every day.",
  "Patient agreed to begin metformin.",
])("is no consent: %s", (quote) => expect(ofConsent(ASKED, [TOLD, fact(quote)], ["2026-09-30"])).toEqual([]));

it("is given before the service, and answers nothing that asks for leave to appeal", () => {
  const late = fact("Verbal consent obtained.", "2026-10-20");
  expect(ofConsent(ASKED, [late], ["2026-09-30"])).toEqual([]);
  expect(ofConsent("The member's written consent to the appeal", [fact("Consent signed.")])).toEqual([]);
  expect(ofConsent("Notes of the visit", [fact("Consent signed.")])).toEqual([]);
});

it("is of an operation where that is asked for", () => {
  const said = fact("Informed consent for the procedure obtained.");
  expect(ofConsent("Consent to the surgery is not documented", [said])).toEqual([said]);
});
