import { expect, it } from "vitest";
import { topicsAsked } from "./point-topics";

// Seen red with every "fall" taken for one of the patient's.
it.each([
  ["These dates fall after it ended.", false],
  ["The service falls outside the approved period.", false],
  ["No history of falls was documented.", true],
  ["The notes show two falls in the past year.", true],
  ["The patient is at risk.", true],
])("asks of the patient's safety: %s", (text, isAsked) =>
  expect(topicsAsked(text, false).includes("risk")).toBe(isAsked),
);

// Seen red: the range of motion of a shoulder answered that therapy has to be preauthorized.
it.each([
  "Outpatient physical therapy under this product has to be preauthorized.",
  "Injections must be pre-certified by the plan.",
  "Chiropractic care requires prior authorization.",
  "This service requires preauthorization before the first visit.",
])("asks for an approval and nothing else: %s", (text) =>
  expect(topicsAsked(text, false)).toEqual(["authorization", "call", "emergency"]),
);

it.each([
  "Physical therapy must be supervised by a licensed therapist.",
  "Therapy requires prior authorization and measurable improvement.",
  "Conservative treatment has to be tried first.",
  "The plan of care must be certified by the physician.",
  "Injections must be approved unless six weeks of therapy failed.",
  "An examination is required before therapy.",
  "The exercises need to be approved by a therapist because pain persists.",
  "Imaging is required when radicular signs persist.",
  "The claim must be filed within 90 days.",
  "Medication has to be tried and documented.",
  "Skilled care requires certification by a physician.",
  "The plan of care must be approved by the physician every 60 days.",
  "The home program needs to be approved by the therapist.",
  "Treatment has to be approved by the FDA.",
])("asks for more than an approval, or for none: %s", (text) =>
  expect(topicsAsked(text, false)).not.toEqual(["authorization", "call", "emergency"]),
);

// Seen red: nothing answered that a family was called, for within which time was taken out and "contact" asked for nothing.
it.each([
  ["Contact of discharge", true],
  ["It shows no contact with the patient or a caregiver after discharge.", true],
  ["Transfers needed contact guard assistance.", false],
  ["Contact dermatitis was not documented.", false],
  ["The discharge summary has no goals.", false],
])("asks for a call: %s", (text, isAsked) => expect(topicsAsked(text, false)[0] === "call").toBe(isAsked));

it.each([
  ["We find in them neither an objective gain nor work that would need a therapist.", true],
  ["There is no objective gain.", true],
  ["Weight gain is not documented.", false],
])("asks for a gain: %s", (text, isAsked) =>
  expect(topicsAsked(text, false).includes("improvement")).toBe(isAsked),
);

// Seen red: that he improved answered what he cannot do at work.
it.each([
  ["A specific limitation in work or daily life that therapy is expected to improve.", true],
  ["Limitations of daily activities are not documented.", true],
  ["The limitation on benefits per year applies.", false],
  ["Time limitation of claims.", false],
])("asks first for what the patient cannot do: %s", (text, isAsked) =>
  expect(topicsAsked(text, false)[0] === "function").toBe(isAsked),
);

// Seen red: a limit of the plan on days or visits at home was taken for what the patient cannot do.
it.each([
  "The limitation on the number of daily units applies.",
  "The benefit limitation on home health visits was reached.",
])("takes a limit of the plan for no limit of the patient: %s", (text) =>
  expect(topicsAsked(text, false)[0]).not.toBe("function"),
);

// Seen red: money that was not reconciled asked for a drug that was tried.
it.each([
  ["The payment could not be reconciled with the primary payer's explanation.", false],
  ["Medicines reconciled by the day of the visit", true],
  ["No medication reconciliation is documented.", true],
])("asks what was reconciled: %s", (text, isAsked) =>
  expect(topicsAsked(text, false).includes("treatment_tried")).toBe(isAsked),
);

// Seen red: a gain that is missed in everyday words was answered by no value.
it.each([
  [
    "The record does not show that a deficit of balance was left or that it got better with the treatment.",
    true,
  ],
  ["The notes do not say whether the shoulder became better.", true],
  ["The member did not get better with six weeks of care.", true],
  ["A better description of the service is needed.", false],
  ["The service is better billed under another code.", false],
  ["We could pay if a better copy of the order came.", false],
  ["Call us if you get a better number for the member.", false],
  ["The claim was not any better than the first one.", false],
  ["The clinic's hours got longer and parking got better.", false],
  ["The drug works better when taken with food.", false],
])("%s: asks for a gain, %s", (text, isAsked) => {
  expect(topicsAsked(text, false).includes("improvement")).toBe(isAsked);
});
