import { expect, it } from "vitest";
import { statableFacts } from "./statable-facts";

const of = (documentId: string, more = {}) => ({ documentId, value: "A000441920", ...more });

it("states no approval of a supporting paper as the claim's own until a person confirms it", () => {
  const supporting = new Set(["approvals"]);
  expect(statableFacts({ authorization_number: of("approvals") }, supporting)).toEqual({});
  for (const known of [of("notice"), of("approvals", { confirmed: { by: "Dana" } })])
    expect(statableFacts({ authorization_number: known }, supporting)).toEqual({
      authorization_number: known,
    });
});

it("leaves what a paper has one of", () => {
  const facts = { member_id: of("card") };
  expect(statableFacts(facts, new Set(["card"]))).toEqual(facts);
});
