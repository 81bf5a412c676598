import { expect, it } from "vitest";
import { adviceFor } from "../advice";
import type { MoveFacts } from "../facts/move-facts";

const SPENT = "Medicare payment is equal to or more than the state's allowed amount.";
const ABN: MoveFacts = {
  ...{ carc: "50", group: "PR", lineOfBusiness: "medicare_ffs", held: ["signed_abn"], stage: "post_service" },
  ...{ category: "medical_necessity", noticeText: "98940 GA  PR-50", reasonText: "Not a medical necessity." },
};
const NUMBER: MoveFacts = {
  ...{ carc: "15", group: "CO", held: ["right_approval"], stage: "post_service", category: "authorization" },
  ...{ reasonText: "The authorization number is invalid." },
};
const SECOND: MoveFacts = { category: "other", reasonText: SPENT, stage: "post_service" };

it.each([
  ["a signed ABN where Medicare leaves the charge to the patient", ABN, "bill_patient"],
  ["one where it leaves the charge to the practice", { ...ABN, group: "CO" }, "appeal"],
  ["one of a Medicare Advantage plan", { ...ABN, lineOfBusiness: "medicare_advantage" }, "appeal"],
  ["one of a QMB", { ...ABN, remarks: ["N781"] }, "appeal"],
  ["one beside care that was billed as active", { ...ABN, noticeText: "98940 AT GA  PR-50" }, "appeal"],
  ["an approval with another number", NUMBER, "corrected_claim"],
  ["one for a service to come", { ...NUMBER, stage: "pre_service" }, "appeal"],
  ["one where the need is denied", { ...NUMBER, carc: "50", category: "medical_necessity" }, "appeal"],
  ["a first payer that paid enough", SECOND, "none"],
  [
    "one whose remittance shows no payment",
    { ...SECOND, held: ["first_payer_paid_nothing"] },
    "corrected_claim",
  ],
  ["one beside another reason", { ...SECOND, carc: "50", category: "medical_necessity" }, "appeal"],
] satisfies [string, MoveFacts, string][])("%s: %#", (_, facts, move) =>
  expect(adviceFor(facts).move).toBe(move),
);
