import { expect, it } from "vitest";
import { statableFacts } from "./statable-facts";

const TYPES = new Map([
  ["notice", "denial_letter"],
  ["claim", "claim_form"],
  ["papers", "supporting_docs"],
] as const);
const AFTER = { stage: "post_service", denialText: "" } as const;
const BEFORE = { stage: "pre_service", denialText: "" } as const;
const of = (documentId: string, more = {}) => ({ documentId, value: "as printed", ...more });

it.each([
  "authorization_number",
  "provider_name",
  "diagnosis_codes",
  "member_id",
  "group_number",
  "subscriber_name",
] as const)("states a supporting paper's %s as the claim's own once a person confirms it", (name) => {
  expect(statableFacts({ [name]: of("papers") }, TYPES, AFTER)).toEqual({});
  for (const known of [of("notice"), of("claim"), of("papers", { confirmed: { by: "Dana" } })])
    expect(statableFacts({ [name]: known }, TYPES, AFTER)).toEqual({ [name]: known });
});

it("states no visit of a chart as the day of a service that was not given yet", () => {
  const told = (documentId: string, stage: "pre_service" | "concurrent" | "post_service") =>
    Object.keys(statableFacts({ dates_of_service: of(documentId) }, TYPES, { stage, denialText: "" }));
  expect(told("papers", "pre_service")).toEqual([]);
  expect(told("claim", "pre_service")).toEqual([]);
  expect(told("notice", "pre_service")).toEqual(["dates_of_service"]);
  expect(told("papers", "post_service")).toEqual(["dates_of_service"]);
  // Of a request for more visits the note of an earlier one is no day, either.
  expect(told("papers", "concurrent")).toEqual([]);
  expect(told("notice", "concurrent")).toEqual(["dates_of_service"]);
});

it("states no sum of a chart that nothing on its page labels as one", () => {
  const told = (more: object, documentId = "papers") =>
    Object.keys(statableFacts({ billed_amount: of(documentId, more) }, TYPES, AFTER));
  expect(told({ doubt: "Nothing on the page labels this value." })).toEqual([]);
  expect(told({})).toEqual(["billed_amount"]);
  expect(told({ doubt: "Nothing on the page labels this value." }, "notice")).toEqual(["billed_amount"]);
  expect(told({ doubt: "Unsure.", confirmed: { by: "Dana" } })).toEqual(["billed_amount"]);
});

it("leaves what a paper has one of", () => {
  const facts = { date_of_birth: of("papers") };
  expect(statableFacts(facts, TYPES, BEFORE)).toEqual(facts);
});

it("states no authorization that the payer's reason names, unless a person confirms it", () => {
  const denialText =
    "Authorization AB-5528140 is on file. It ended on 08/21/2026 and its 6 visits have been used.";
  const told = (more: object, stage: "pre_service" | "post_service" = "post_service") =>
    Object.keys(
      statableFacts({ authorization_number: { ...of("notice"), ...more } }, TYPES, { stage, denialText }),
    );
  expect(told({ value: "AB5528140" })).toEqual([]);
  expect(told({ value: "AB5530917" })).toEqual(["authorization_number"]);
  expect(told({ value: "AB5528140", confirmed: { by: "Dana" } })).toEqual(["authorization_number"]);
  expect(told({ value: "AB5528140" }, "pre_service")).toEqual(["authorization_number"]);
});
