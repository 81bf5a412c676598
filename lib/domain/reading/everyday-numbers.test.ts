import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

/** A payer's letter around one label or sentence, with the usual lines of a letterhead. */
const facts = (...lines: string[]) => {
  const { fields, facts } = extractByRules(
    fromPlainText(
      [
        ...["Northfield Health Plan", "PO Box 4410", "Dayton, OH 45401", "", "October 14, 2026", ""],
        ...["Patient: Marisol Tremblay", "Date of service: 09/02/2026"],
        ...[...lines, "", "We cannot pay the claim, because the care was not medically necessary."],
      ].join("\n"),
    ),
  );
  return { ...fields, ...facts };
};

it.each([
  "Claim Number & Suffix: 26287004419",
  "Payer's claim tracking ID 26287004419",
  "This claim was handled as ICN 26287004419.",
  "The claim, our number 26287004419, was processed under case 88-1290.",
  "In our files your claim is number 26287004419.",
  "It was given the number 26287004419 when the claim reached us.",
  "We have completed our review of the claim you submitted, 26287004419.",
])("reads a claim's number by everyday words: %s", (line) =>
  expect(facts(line).claim_number?.value).toBe("26287004419"),
);

it.each([
  "Precert #: A7712440",
  "PA number: A7712440",
  "UM authorization ID A7712440",
  "Precertification Reference: A7712440",
  "Authorization on file: A7712440",
  "Your approval, number A7712440, was for another provider.",
  "We approved the first visits under number A7712440.",
  "The request was approved as A7712440 for six visits only.",
  "The authorization you gave us, A7712440, belongs to another patient.",
])("reads the number of an approval: %s", (line) =>
  expect(facts(line).authorization_number?.value).toBe("A7712440"),
);

it.each([
  "Auth on file: No",
  "Prior auth #: not on claim",
  "Authorization status: denied",
  "No preauthorization for 7712440 was asked for.",
])("reads none where there is none: %s", (line) => expect(facts(line).authorization_number).toBeUndefined());

it.each([
  "Member #/Suffix: NHP44810273",
  "The ID you sent, NHP44810273, does not match the name on the claim.",
  "We could not find the patient under ID number NHP44810273.",
  "The card shows ID NHP44810273 for this member.",
  "The member (NHP44810273) did not choose your clinic.",
  "Member NHP44810273, Marisol Tremblay, has no out-of-network benefits.",
])("reads a member's number: %s", (line) => expect(facts(line).member_id?.value).toBe("NHP44810273"));

it("takes a provider's or a payer's ID for no member's", () => {
  expect(facts("Send it with provider ID number 118820144.").member_id).toBeUndefined();
  expect(facts("Bill us under payer ID 600541.").member_id).toBeUndefined();
});

it.each([
  "The patient's group number is 88120.",
  "Group Name & Number: RIDGE FOODS INC 88120",
  "The member belongs to group 88120 (Ridge Foods).",
  "The contract of group 88120 leaves out this service.",
  "The employer group (88120) ended its contract on August 31, 2026.",
  "Benefits for group no. 88120 do not include acupuncture.",
])("reads a group's number: %s", (line) => expect(facts(line).group_number?.value).toBe("88120"));

it("takes a group of reviewers for no employer's", () =>
  expect(facts("Our group of 12 reviewers met on October 10, 2026.").group_number).toBeUndefined());

it.each([
  "The provider is on file with ID 1234567890.",
  "The ID number 1234567890 of the rendering provider is invalid.",
])("takes a provider's number for no member's: %s", (line) => expect(facts(line).member_id).toBeUndefined());

it("takes codes that need an approval for no approval's number", () =>
  expect(facts("Call us for authorization, 97110-97112 need it.").authorization_number).toBeUndefined());
