import { expect, it } from "vitest";
import { agreedNotCovered } from "./agreed-not-covered";

const found = (text: string) => agreedNotCovered([{ text, place: "Waiver, page 1" }], ["2026-10-20"]);
const WAIVER = `NON-COVERED SERVICE AGREEMENT
 Service  sports physical / form        Fee  $45.00        Date 10/20/2026
 "I understand my plan does not usually pay for this and I agree to pay if it does not."
 Parent  Rosa Diaz  (signed)  10/20/2026`;
const FORM = `Patient responsibility form
Laser treatment of the nail is excluded by many plans. If my insurance denies it I will pay $120.00 for each session.
Signature: /s/ Omar Ott     10/15/2026`;
const SHORT = `I accept responsibility for payment of $60.00 (travel consult, not covered by insurance). Signed A. Bell 10/20/26`;

it.each([
  ["a waiver", WAIVER],
  ["a form", FORM],
  ["a sentence", SHORT],
])("finds a promise that was signed before the service in %s", (_, text) =>
  expect(found(text)).toBeDefined(),
);

it.each([
  ["one without a signature", WAIVER.replace("(signed)  10/20/2026", "")],
  ["one that is called unsigned", `${WAIVER}\nnot signed by the father`],
  ["one that was signed afterwards", WAIVER.replaceAll("10/20/2026", "11/12/2026")],
  ["one without a price", WAIVER.replace("Fee  $45.00", "")],
  ["one of last year", WAIVER.replaceAll("10/20/2026", "10/20/2025")],
  ["one that was declined", `${WAIVER}\n[x] I do not want the service`],
  ["one that the practice doubts", `${WAIVER}\nBiller: this should have been covered, sick visit that day`],
  ["an assignment of benefits", "I assign my benefits to the practice. Signed R. Diaz 10/20/2026 fee $45.00"],
])("does not take %s", (_, text) => expect(found(text)).toBeUndefined());

it("reads no ZIP for a code, and asks for no witness", () => {
  const paper = `Hill Physical Therapy, 12 Main St, Boise, ID 83702\n${FORM}\nWitness signature: ________`;
  expect(agreedNotCovered([{ text: paper, place: "Form" }], ["2026-10-20"], ["97110"])).toBeDefined();
  expect(
    agreedNotCovered(
      [{ text: paper.replace("/s/ Omar Ott", "________"), place: "Form" }],
      ["2026-10-20"],
      ["97110"],
    ),
  ).toBeUndefined();
});

it("finds the wish for a service with the promise to pay for it oneself", () => {
  const agreement = `Service your plan does not cover: agreement
   [x]  I want the service and will pay for it myself if the plan does not.     $70.00 each
Signed   L. Ames      10/02/2026`;
  expect(found(agreement)).toBeDefined();
  expect(found(agreement.replace("and will pay for it myself", "and ask what it costs"))).toBeUndefined();
});
