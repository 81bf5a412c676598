import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { extractByRules } from "./extract";

const factsOf = (...lines: string[]) =>
  extractByRules(
    fromPlainText(
      ["Lakeland Insurance Company", "NOTICE OF DENIAL", "", "Claim #: 8820119440", ...lines].join("\n"),
    ),
  ).facts;

it("takes a number in three parts under the member's label for no phone", () => {
  expect(factsOf("Member ID:   811 204 4471").member_id?.value).toBe("811 204 4471");
});

it("reads a number that goes on behind a blank with a dash", () => {
  expect(factsOf("DBN: 11827 40092-03").member_id?.value).toBe("11827 40092-03");
});

it("takes two letters for no label that they look like", () => {
  expect(factsOf("ID no.      TC 55 1180 27").member_id?.value).toBe("TC 55 1180 27");
});

it("names the enrollee beside the patient as the one whose plan it is", () => {
  const facts = factsOf("Patient: Alaric Lindqvist", "Enrollee: Theodora Lindqvist");
  expect(facts.subscriber_name?.value).toBe("Theodora Lindqvist");
});
