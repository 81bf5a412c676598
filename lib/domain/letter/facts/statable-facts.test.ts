import { expect, it } from "vitest";
import { statableFacts } from "./statable-facts";

const TYPES = new Map([
  ["notice", "denial_letter"],
  ["claim", "claim_form"],
  ["papers", "supporting_docs"],
] as const);
const of = (documentId: string, more = {}) => ({ documentId, value: "as printed", ...more });

it.each([
  "authorization_number",
  "provider_name",
  "diagnosis_codes",
  "member_id",
  "group_number",
  "subscriber_name",
] as const)("states a supporting paper's %s as the claim's own once a person confirms it", (name) => {
  expect(statableFacts({ [name]: of("papers") }, TYPES, "post_service")).toEqual({});
  for (const known of [of("notice"), of("claim"), of("papers", { confirmed: { by: "Dana" } })])
    expect(statableFacts({ [name]: known }, TYPES, "post_service")).toEqual({ [name]: known });
});

it("states no visit of a chart as the day of a service that was not given yet", () => {
  const told = (documentId: string, stage: "pre_service" | "post_service") =>
    Object.keys(statableFacts({ dates_of_service: of(documentId) }, TYPES, stage));
  expect(told("papers", "pre_service")).toEqual([]);
  expect(told("claim", "pre_service")).toEqual([]);
  expect(told("notice", "pre_service")).toEqual(["dates_of_service"]);
  expect(told("papers", "post_service")).toEqual(["dates_of_service"]);
});

it("leaves what a paper has one of", () => {
  const facts = { date_of_birth: of("papers") };
  expect(statableFacts(facts, TYPES, "pre_service")).toEqual(facts);
});
