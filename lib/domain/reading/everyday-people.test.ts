import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** A payer's letter around some lines, which alone name people. */
const people = (...lines: string[]) => {
  const { fields, facts } = extractByRules(
    fromPlainText(
      [
        ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
        ...["Member ID: NHP44810273", "Claim number: 26287004419", ""],
        ...["We cannot pay this claim, because the care was not medically necessary.", ...lines],
      ].join("\n"),
    ),
  );
  return { ...fields, ...facts };
};

it.each([
  "Marisol Tremblay was not covered by our plan on that day. Her husband, Henri Tremblay, is the subscriber.",
  "We are unable to pay for Marisol Tremblay's visit. Her mother, Odile Tremblay, has other insurance.",
  "Marisol Tremblay's coverage ended on August 31, 2026.",
  "Marisol Tremblay, your patient, has used all her visits for the year.",
  "Marisol Tremblay has used all 20 therapy visits for the year.",
  "In regard to: Marisol Tremblay",
  "We are writing about Ms. Marisol Tremblay. Your colleague Henri Falk sent us the notes.",
  "The therapy Marisol Tremblay received is not covered.",
  "Your claim names Marisol Tremblay as the patient.",
  "Please tell Marisol Tremblay that she does not have to pay this bill.",
  "Child: Marisol Tremblay",
])("reads who was treated in running words: %s", (line) =>
  expect(people(line).patient_name?.value).toBe("Marisol Tremblay"),
);

it.each([
  "The records were read by Henri Tremblay, a nurse of our company.",
  "Henri Tremblay, MD, reviewed the records for us in October.",
  "We read the office notes that your colleague Henri Tremblay sent on September 11.",
  "You may call Henri Tremblay about the time for an appeal.",
])("takes a payer's people for no patient: %s", (line) => expect(people(line).patient_name).toBeUndefined());

it.each([
  "The subscriber, Henri Tremblay, left Ridge Foods on August 15, 2026.",
  "Our subscriber is Henri Tremblay; the patient is his wife.",
  "Coverage through Henri Tremblay, the subscriber, ended on August 31, 2026.",
  "The patient is a dependent of Henri Tremblay.",
  "Her husband Henri Tremblay carries the family's coverage with us.",
  "The policy is in the name of Henri Tremblay, the patient's father.",
  "The policy belongs to Henri Tremblay, her husband.",
  "Our policyholder, Mr. Henri Tremblay, moved in August.",
  "Henri Tremblay, who holds the policy, has not paid the premium.",
])("reads whose plan it is in a sentence: %s", (line) =>
  expect(people("", "Patient: Marisol Tremblay", "", line).subscriber_name?.value).toBe("Henri Tremblay"),
);

it.each([
  "The plan is that of Peter Tremblay, an employee of Ridge Foods.",
  "The patient is insured through Peter Tremblay.",
])("tells a person from an employer by the given name: %s", (line) =>
  expect(people("", "Patient: Marisol Tremblay", "", line).subscriber_name?.value).toBe("Peter Tremblay"),
);

it("takes an employer for no subscriber", () =>
  expect(
    people("", "Patient: Marisol Tremblay", "", "The patient is insured through Ridge Foods.")
      .subscriber_name,
  ).toBeUndefined());

it("takes a relative with another plan for no subscriber", () =>
  expect(
    people("", "Patient: Marisol Tremblay", "", "Her mother, Odile Tremblay, has other insurance.")
      .subscriber_name,
  ).toBeUndefined());

it.each([
  "The claim was sent by Canal Street Physical Therapy, which is not in our network.",
  "Canal Street Physical Therapy billed us for this visit.",
  "You went to Canal Street Physical Therapy without a referral.",
  "The provider, Canal Street Physical Therapy, has no contract with us.",
])("reads whose services they were: %s", (line) =>
  expect(people(line).provider_name?.value).toBe("Canal Street Physical Therapy"),
);

it.each([
  ["You received care from Dr. Owen Falk. The claim was reviewed by Dr. Dana Pruitt.", "Dr. Owen Falk"],
  ["You saw Dr. Owen Falk on September 2. Dr. Dana Pruitt reviewed the notes for us.", "Dr. Owen Falk"],
  ["Owen Falk, DPT, billed for more units than the notes support.", "Owen Falk"],
])("reads who treated: %s", (line, name) => expect(people(line).provider_name?.value).toContain(name));

it("takes whoever has to refer or approve for nobody who treated", () => {
  const name = people("Patient: Bo Nash", "This care needs prior approval from Harbor Medical Management.");
  expect(name.provider_name).toBeUndefined();
});

// Seen red: one word of capitals was tried in every way to part it into names, for minutes where it was long.
it("takes one word for no name of several, however long it is", () => {
  expect(people(`The provider, ${"A".repeat(4000)}`).provider_name).toBeUndefined();
}, 5_000);
