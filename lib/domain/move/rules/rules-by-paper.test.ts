import { describe, expect, it } from "vitest";
import { adviceFor } from "@/lib/domain/move/advice";
import type { MoveFacts } from "../facts/move-facts";

const kept: MoveFacts = {
  kind: "appeal_decision_upheld",
  level: "second",
  stage: "post_service",
  category: "timely_filing",
  lineOfBusiness: "commercial",
  reasonText: "The claim was filed after 90 days.",
};
const move = (facts: MoveFacts) => adviceFor(facts).move;

describe("a payer's last word on a practice's own dispute", () => {
  const afterWords = (words: string, facts: MoveFacts = {}) =>
    move({ ...kept, ...facts, noticeText: `The denial stands. ${words}` });
  it.each([
    "This decision is final under your provider agreement.",
    "This determination is final and binding under the terms of your participation agreement.",
  ])("ends it: %s", (words) => expect(afterWords(words)).toBe("write_off"));
  it.each([
    "This decision is final under your provider agreement; you may ask for arbitration.",
    "This decision is final under your provider agreement unless you request a second dispute; you may file that dispute within 60 days.",
    "Disputes follow your provider agreement.",
    "This decision is not final under your provider agreement.",
    "The timely filing rule of your provider agreement applies.",
    "You may appeal again. A second decision is final under your provider agreement.",
    "You have the right to an external review.",
    "This decision is final under the group insurance contract.",
    "This decision is final under your contract.",
    "This decision is final under your provider agreement unless a second-level dispute is received within 60 days.",
    "This decision is final under your provider agreement. If you disagree, submit a Level 2 dispute within 60 days.",
    "The first decision is final under our agreement with the employer.",
    "This decision is final under your provider agreement. A Level 2 dispute must reach us by October 1.",
    "This decision is final under your provider agreement. A second-level review is available.",
    "This decision is final under your provider agreement if no dispute comes within 60 days.",
  ])("is not said by %s", (words) => expect(afterWords(words)).not.toBe("write_off"));
  it("leaves the outside review of a medical judgment", () =>
    expect(
      afterWords("This decision is final under your provider agreement.", { category: "medical_necessity" }),
    ).not.toBe("write_off"));
});

describe("a share that is left to a patient with Medicaid", () => {
  const paid: MoveFacts = {
    kind: "paid_eob",
    stage: "post_service",
    lineOfBusiness: "commercial",
    noticeText: "99213 allowed 98.00 copay 40.00 PR-3 paid 58.00",
  };
  it("goes to Medicaid", () => expect(move({ ...paid, held: ["medicaid_active"] })).toBe("bill_right_payer"));
  it.each([
    { ...paid },
    { ...paid, held: ["medicaid_active"] as const, noticeText: "99213 allowed 98.00 CO-45 52.00 paid 98.00" },
    { ...paid, held: ["other_plan_active"] as const },
    {
      ...paid,
      held: ["medicaid_active"] as const,
      noticeText: "99213 allowed 98.00 CO-45 52.00 paid 98.00. Codes: PR-1 Deductible, PR-3 Copay",
    },
  ])("is not meant by another payment", (facts) => expect(move(facts)).not.toBe("bill_right_payer"));
});
