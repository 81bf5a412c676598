import { expect, it } from "vitest";
import { isStateOfCase, ofOtherRequest } from "./other-requests";

const letter = {
  claimNumber: "OPT-88-4471026",
  denialCategory: "medical_necessity",
  stage: "pre_service",
} as const;

it.each([
  ["OPT-88-4302915 eval + 8 visits, used up, closed", true],
  ["OPT-88-4471026 10 visits, asked 11/03/26", false],
  ["OPT-88-4471026 follows OPT-88-4302915", false],
  ["Reference call-4302915 and lot AB-12-99", false],
])("a row of another request: %s", (quote, is) => expect(ofOtherRequest({ quote }, letter)).toBe(is));

it("lets an earlier number stand where approvals are in question, or the service was given", () => {
  const quote = "OPT-88-4302915 eval + 8 visits, approved";
  expect(ofOtherRequest({ quote }, { ...letter, denialCategory: "authorization" })).toBe(false);
  expect(ofOtherRequest({ quote }, { ...letter, stage: "post_service" })).toBe(false);
});

it.each([
  ["10 visits, DENIED letter 11/06/26, appeal this one", true],
  ["claim denied 10/02, needs appeal", true],
  ["Rep says the denial was a mistake and will be reprocessed", false],
])("the desk's state of the case: %s", (quote, is) => expect(isStateOfCase({ quote })).toBe(is));
