import { describe, expect, it } from "vitest";
import { adviceFor } from "../advice";
import type { HeldPaper, MoveFacts } from "../facts/move-facts";

const billed = { kind: "denial", stage: "post_service" } as const;
const move = (facts: MoveFacts, ...held: HeldPaper[]) => adviceFor({ ...billed, ...facts, held }).move;

describe("whose turn it is to pay", () => {
  const ended: MoveFacts = {
    ...{ carc: "27", group: "PR", category: "eligibility", lineOfBusiness: "marketplace" },
    reasonText: "Coverage ended because the premium was not paid. The member is responsible.",
  };
  it("is the plan's own in the first month of grace, and the patient's in the second", () => {
    expect(move(ended, "premium_unpaid")).toBe("bill_patient");
    expect(move(ended, "premium_unpaid", "covered_on_day")).toBe("appeal");
    expect(move(ended, "premium_unpaid", "first_grace_month")).toBe("appeal");
  });
  const never: MoveFacts = {
    category: "eligibility",
    reasonText: "No enrollment was received. He was therefore not a member on that day.",
  };
  it("is another plan's where the payer never had the patient", () => {
    expect(move(never)).toBe("appeal");
    expect(move(never, "medicaid_active")).toBe("bill_right_payer");
    expect(move(never, "other_plan_active")).toBe("bill_right_payer");
    expect(move(never, "medicaid_active", "eligibility")).toBe("appeal");
    expect(move({ ...never, category: "medical_necessity" }, "medicaid_active")).toBe("appeal");
  });
  const asked = (about: string): MoveFacts => ({
    ...{ carc: "227", category: "documentation" },
    reasonText: `We asked the member about ${about} and the questionnaire did not come back.`,
  });
  it("is this payer's once it has the answer on other coverage", () => {
    expect(move(asked("other coverage"))).toBe("send_records");
    expect(move(asked("other coverage"), "other_coverage_answered")).toBe("appeal");
    expect(move(asked("an accident"), "other_coverage_answered")).toBe("send_records");
  });
  it("is another insurer's where the record has its claim", () => {
    expect(move(asked("how the injury happened"), "injury_claim")).toBe("bill_right_payer");
    expect(move(asked("how the injury happened"))).toBe("send_records");
    expect(move(asked("other coverage"), "injury_claim")).toBe("send_records");
    expect(
      move({ ...asked("how the injury happened"), lineOfBusiness: "workers_comp" }, "injury_claim"),
    ).toBe("send_records");
  });
  const settled: MoveFacts = {
    ...{ category: "eligibility", lineOfBusiness: "workers_comp" },
    reasonText: "This claim was resolved by settlement and is closed.",
  };
  it("is the patient's where a settlement took in the care", () => {
    expect(move(settled)).toBe("appeal");
    expect(move(settled, "settled_in_full")).toBe("bill_patient");
    expect(move({ ...settled, reasonText: "Not authorized." }, "settled_in_full")).not.toBe("bill_patient");
  });
});

describe("what the practice's own file says", () => {
  const upheld: MoveFacts = {
    ...{ kind: "appeal_decision_upheld", level: "first", carc: "B7", category: "billing" },
    reasonText: "He was not a participating provider on that date. The denial stands.",
  };
  it("ends a dispute about a provider who was effective later", () => {
    expect(move(upheld, "enrolled_later")).toBe("write_off");
    expect(move(upheld)).toBe("appeal");
    expect(move(upheld, "enrolled_later", "provider_enrolled")).toBe("appeal");
    expect(move({ ...upheld, lineOfBusiness: "medicare_ffs" }, "enrolled_later")).toBe("appeal");
    expect(move({ ...upheld, group: "PR" }, "enrolled_later")).toBe("appeal");
  });
  it("tells a vaccine from private stock from one that is only reported", () => {
    const zero: MoveFacts = {
      carc: "246",
      group: "CO",
      category: "coding",
      reasonText: "For reporting only.",
    };
    expect(move(zero, "reported_only")).toBe("none");
    expect(move(zero, "reported_only", "private_stock")).toBe("corrected_claim");
  });
});

// Seen red: the payer knew that it comes second and wanted one paper; the practice was told to bill it anew.
describe("a second payer that wants the first one's decision, at hand", () => {
  const second = (noticeText: string, ...held: HeldPaper[]) =>
    adviceFor({
      ...{ ...billed, carc: "22", remarks: ["N4"], category: "eligibility", noticeText, held },
      reasonText: "This care may be covered by another payer per coordination of benefits.",
    });
  it("is sent that paper, with the letter on the order of payers", () =>
    expect(
      second(
        "We are secondary. Send the primary plan's EOB and we will finish the claim.",
        "first_payer_decided",
      ),
    ).toMatchObject({ move: "send_records", paper: "other_payer" }));
  it.each([
    ["Send the claim again with the primary plan's EOB.", "first_payer_decided"],
    ["Bill that plan first, then send us the primary plan's EOB.", "first_payer_decided"],
    ["Submit the claim with the other payer's remittance.", "first_payer_decided"],
    ["If you have it, send the primary plan's EOB.", "first_payer_decided"],
    [
      "If the member has other insurance that pays before this plan, please send the other carrier's EOB.",
      "first_payer_decided",
    ],
    ["Send a secondary claim and the primary carrier's EOB.", "first_payer_decided"],
    ["To appeal, submit a first level appeal and this explanation of benefits.", "first_payer_decided"],
  ] as const)("is billed by a claim where the notice says so: %s", (text, held) =>
    expect(second(text, held).move).toBe("bill_right_payer"),
  );
  it("is sent it, however the notice names the paper", () =>
    expect(
      second("Please fax a copy of the remittance from the primary carrier.", "first_payer_decided").move,
    ).toBe("send_records"));
  it("is not sent what nobody has", () =>
    expect(second("Send the primary plan's EOB.").move).toBe("bill_right_payer"));
});
