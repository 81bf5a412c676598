import { describe, expect, it } from "vitest";
import { adviceFor } from "@/lib/domain/move/advice";
import type { MoveFacts } from "../facts/move-facts";

const coding: MoveFacts = {
  category: "coding",
  kind: "denial",
  stage: "post_service",
  lineOfBusiness: "fehb",
};
const move = (facts: MoveFacts) => adviceFor(facts).move;

describe("a modifier that the payer has and doubts", () => {
  it.each([
    "Modifier 25 on the claim was noted. In our judgment the modifier is not supported.",
    "Although the claim carries modifier Q8, we have nothing before us that bears the modifier out.",
    "Your use of modifier 59 on line 2 is not supported by the claim.",
  ])("is appealed with the note: %s", (reasonText) => expect(move({ ...coding, reasonText })).toBe("appeal"));

  it.each([
    "The procedure was billed without modifier 59.",
    "If modifier 25 is not supported by the note, the visit is part of the procedure.",
    "The claim requires modifier GP; the line lacks a modifier.",
    "The modifier GP is not supported for this code; use GO.",
    "Your modifier 59 is not supported. Modifier XS should be used.",
    "Although the claim has modifier 50, two units were billed; bill one unit.",
  ])("is not meant by %s", (reasonText) => expect(move({ ...coding, reasonText })).toBe("corrected_claim"));
});

describe("what the law excludes from Medicare", () => {
  const excluded: MoveFacts = {
    ...{ carc: "96", group: "PR", remarks: ["N425", "MA01"], category: "benefit_exclusion" },
    ...{ kind: "partial_denial", stage: "post_service", lineOfBusiness: "medicare_ffs" },
  };
  it("is the patient's where the remittance leaves it to them", () =>
    expect(adviceFor({ ...excluded, reasonText: "Statutorily excluded service(s)." })).toMatchObject({
      move: "bill_patient",
      source: expect.stringContaining("N425"),
    }));
  it.each([
    ["the group is CO", { group: "CO" }],
    ["no remark names the law", { remarks: ["MA01"] }],
    ["the plan is another", { lineOfBusiness: "medicare_advantage" }],
    ["the patient is a QMB", { held: ["qmb_patient"] }],
  ] as [string, Partial<MoveFacts>][])("is not told by the law where %s", (_, other) =>
    expect(adviceFor({ ...excluded, ...other }).source).not.toContain("N425"),
  );
});

it("goes to the payer's own second level while that is still to be used", () => {
  const facts: MoveFacts = {
    ...{ kind: "appeal_decision_upheld", category: "medical_necessity", stage: "post_service" },
    ...{ lineOfBusiness: "erisa", level: "first" },
  };
  const noticeText =
    "The plan has two levels of internal appeal, and both must be used. You may ask for the second within 60 days. An external review can be asked for only after the second level is decided.";
  expect(move({ ...facts, noticeText })).toBe("appeal");
  expect(move({ ...facts, noticeText: "You may ask for an external review." })).toBe("external_review");
});

describe("a service that a medical group pays for", () => {
  const handed = (reasonText: string) =>
    move({
      carc: "24",
      group: "CO",
      kind: "denial",
      category: "other",
      lineOfBusiness: "commercial",
      reasonText,
    });
  it.each([
    "The medical group, Hill Physicians, is responsible for this service.",
    "This is the financial responsibility of the member's IPA.",
    "Submit the claim to the delegated group.",
  ])("is billed there: %s", (reason) => expect(handed(reason)).toBe("bill_right_payer"));
  it.each([
    "Included in your monthly capitation.",
    "Your medical group is responsible under its capitation.",
    "If the medical group is responsible, send the claim there.",
    "The medical group is not responsible for this service.",
    "Services are the responsibility of your contracted medical group.",
    "Charges are covered under a capitation agreement.",
  ])("is not by %s", (reason) => expect(handed(reason)).toBe("write_off"));
});
