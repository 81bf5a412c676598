import { describe, expect, it } from "vitest";
import { adviceFor } from "@/lib/domain/move/advice";
import type { MoveFacts } from "../facts/move-facts";

const PAID: MoveFacts = { kind: "partial_denial", stage: "post_service", lineOfBusiness: "commercial" };

describe("a level that was lowered beside the contract's discount", () => {
  const move = (reasonText: string, more: MoveFacts = {}) =>
    adviceFor({ ...PAID, carc: "45", reasonText, category: "coding", ...more }).move;

  // Seen red: the discount stood first on the line, so that nothing seemed refused.
  it.each([
    "Payer deems the information submitted does not support this level of service.",
    "Level of service not supported. Difference of $33.85 not paid.",
    "This procedure code was changed because it more accurately describes the services rendered.",
    "The level of the visit was reduced to 99213.",
  ])("is argued: %s", (reason) => expect(move(reason)).toBe("appeal"));

  it.each([
    "Charge exceeds the fee schedule.",
    "Contract rate.",
    "If the record does not support this level of service, we will ask for a refund.",
    "The allowed amount is that of your agreement.",
    "Charge above the contracted amount.",
  ])("is not read into %s", (reason) => expect(move(reason)).toBe("none"));

  it("yields to the note's own minutes", () =>
    expect(move("The record does not support this level of service.", { held: ["level_not_reached"] })).toBe(
      "none",
    ));
});

describe("a vaccine that Part B leaves to the drug plan", () => {
  const move = (noticeText: string, more: MoveFacts = {}) =>
    adviceFor({
      ...{
        kind: "partial_denial",
        stage: "post_service",
        lineOfBusiness: "medicare_ffs",
        carc: "96",
        group: "PR",
      },
      ...{ category: "benefit_exclusion", reasonText: "Non-covered charge(s).", noticeText },
      ...more,
    } as MoveFacts).move;
  const SAID =
    "Tetanus vaccine is not a Part B benefit. It may be covered by the patient's Medicare prescription drug plan (Part D).";

  // Seen red: the patient was to be billed.
  it("is billed there", () => expect(move(SAID)).toBe("bill_right_payer"));
  it.each([
    "Massage is not a Part B benefit.",
    "Part D plans may cover vaccines.",
    "If a drug is not covered by Part B it may be covered under Part D.",
    "Non-covered charge(s).",
    "Self-administered drugs are not covered by Part B. They may be covered by Part D.",
    "Tetanus vaccine is not a Part B benefit unless given for an injury. It may be covered by Part D.",
  ])("is not read into %s", (text) => expect(move(text)).not.toBe("bill_right_payer"));
  it("is none of a line that is no vaccine", () => {
    expect(move(SAID, { procedures: ["90715"] })).toBe("bill_right_payer");
    expect(move(SAID, { procedures: ["97110"] })).not.toBe("bill_right_payer");
  });
  it("is none of a private plan", () =>
    expect(move(SAID, { lineOfBusiness: "commercial" })).not.toBe("bill_right_payer"));
});

describe("a decision on what the payer's file has", () => {
  const move = (reasonText: string) =>
    adviceFor({
      kind: "denial",
      stage: "post_service",
      category: "documentation",
      reasonText,
      noticeText: reasonText,
      lineOfBusiness: "workers_comp",
    }).move;

  // Seen red: "request" within the reason was taken for a wish for papers.
  it.each([
    "The order in our file is dated 07/08/2026 and ran for 8 weeks. No palliative care request was approved.",
    "Our file has a closing report dated 05/14/2024. Later care needs an approved request.",
  ])("is argued: %s", (reason) => expect(move(reason)).toBe("appeal"));
  it.each([
    "Our file has no report of the visit. Please send the notes.",
    "Our file has a report dated 05/14/2024. Please send the current treatment notes so that we can decide.",
    "Send the order; none is in our file.",
    "We need the report dated 05/14/2026.",
    "The file needs an order of the attending physician.",
  ])("is none in %s", (reason) => expect(move(reason)).toBe("send_records"));
});

describe("a service called part of another though a modifier sets it apart", () => {
  const move = (reasonText: string, noticeText: string) =>
    adviceFor({
      ...PAID,
      category: "coding",
      reasonText,
      noticeText,
      procedures: ["97140"],
      held: ["records"],
    }).move;
  const ROW = "| 10/08/2026 | 97140 | 59   |  $48.00  | part of another service on the same day |";

  // Seen red: a corrected claim gave the modifier up.
  it("is argued where the reason speaks of the modifier and the line of the other service", () =>
    expect(move("Modifier 59 is allowed for a region that is not manipulated.", ROW)).toBe("appeal"));
  it.each([
    [
      "Modifier 59 is allowed for a region that is not manipulated.",
      "| 10/08/2026 | 97140 |  |  $48.00  | modifier |",
    ],
    ["The diagnosis does not go with the service.", ROW],
  ])("is not read into %s %s", (reason, notice) => expect(move(reason, notice)).toBe("corrected_claim"));
});
