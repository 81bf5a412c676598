import { describe, expect, it } from "vitest";
import { compareField, emptyTally, isOfOthers, shareRight } from "./compare";

describe("compareField", () => {
  it("compares names and codes without case, punctuation and spacing", () => {
    expect(
      compareField("patient_name", "ROSALINDA FICTICIA PRUEBA", {
        patient_name: "Rosalinda Ficticia-Prueba",
      }),
    ).toBe("right");
    expect(compareField("denial_code", "co 197", { denial_code: "CO-197" })).toBe("right");
    expect(compareField("denial_code", "CO-97", { denial_code: "CO-197" })).toBe("wrong");
  });
  it("compares claim numbers without blanks and hyphens only", () => {
    expect(compareField("claim_number", "0226217301880", { claim_number: "02-26217-301-880" })).toBe("right");
    expect(compareField("claim_number", "02.26217", { claim_number: "0226217" })).toBe("wrong");
  });
  it("takes other right answers, also where nothing is needed", () => {
    expect(
      compareField("payer_name", "WPS", { payer_name: "WPS Government", payer_name_accept: ["WPS"] }),
    ).toBe("right");
    expect(
      compareField("claim_number", "WAS-30771", { claim_number: null, claim_number_accept: ["WAS-30771"] }),
    ).toBe("right");
    expect(
      compareField("appeal_deadline", "2027-02-20", {
        appeal_deadline: "2027-02-15",
        appeal_deadline_accept: ["2027-02-20"],
      }),
    ).toBe("right");
  });
  it("tells missed, invented and rightly empty", () => {
    expect(compareField("payer_name", null, { payer_name: "Aetna" })).toBe("missed");
    expect(compareField("denial_code", "CO-45", { denial_code: null })).toBe("invented");
    expect(compareField("denial_code", null, { denial_code: null })).toBe("none");
  });
  it("wants every phrase, ignoring case and white space", () => {
    const truth = { denial_text_contains: ["Not covered", "excludes this"] };
    expect(compareField("denial_text", "It is NOT\n covered: the plan excludes  this.", truth)).toBe("right");
    expect(compareField("denial_text", "It is not covered.", truth)).toBe("wrong");
    expect(compareField("denial_text", null, truth)).toBe("missed");
    expect(compareField("denial_text", "Anything", { denial_text_contains: [] })).toBe("invented");
  });
  it("takes other right readings of a reason: a phrase, several together, or none", () => {
    const truth = {
      denial_text_contains: ["Not covered"],
      denial_text_contains_accept: ["No referral", ["Filed late", "day 121"], null],
    };
    expect(compareField("denial_text", "There is no referral on file.", truth)).toBe("right");
    expect(compareField("denial_text", "It was filed late, on day 121.", truth)).toBe("right");
    expect(compareField("denial_text", "It was filed late.", truth)).toBe("wrong");
    expect(compareField("denial_text", null, truth)).toBe("right");
    const asked = { denial_text_contains: null, denial_text_contains_accept: ["will be denied"] };
    expect(compareField("denial_text", null, asked)).toBe("none");
    expect(compareField("denial_text", "It will be denied.", asked)).toBe("right");
    expect(compareField("denial_text", "It was paid.", asked)).toBe("invented");
  });
});

describe("the further fields", () => {
  it("are scored where the truth names them, under their own or an older name", () => {
    expect(compareField("member_id", "W1", {})).toBeUndefined();
    expect(compareField("member_id", "W1", { member_id: null })).toBe("invented");
    expect(
      compareField("procedure_codes", "97110, 97140", { extra: { cpt_codes: ["97140", "97110"] } }),
    ).toBe("right");
    const both = { extra: { cpt_codes: ["97110"], hcpcs_codes: ["L3908"] } };
    expect(compareField("procedure_codes", "97110, L3908", both)).toBe("right");
    expect(compareField("procedure_codes", "97110", both)).toBe("wrong");
    expect(compareField("billed_amount", "64.00", { extra: { billed_amount: 64 } })).toBe("right");
    expect(compareField("kind", "paid_eob", { kind: "denial" })).toBe("wrong");
  });
  it("wants every denied line with what the truth names of it, and none beside them", () => {
    const truth = { lines: [{ procedure_code: "97110", code: "50", amount: "84.00" }] };
    const line = { procedure_code: "97110", code: "50", amount: "84.00", date_of_service: "2026-08-01" };
    expect(compareField("lines", [line], truth)).toBe("right");
    expect(compareField("lines", [{ ...line, code: "197" }], truth)).toBe("wrong");
    const grouped = { lines: [{ ...line, code: "CO-50" }] };
    expect(compareField("lines", [line], grouped)).toBe("right");
    expect(compareField("lines", [{ ...line, code: "150" }], grouped)).toBe("wrong");
    expect(compareField("lines", [line, { ...line, amount: "1.00" }], truth)).toBe("wrong");
    expect(compareField("lines", [], truth)).toBe("missed");
    expect(compareField("lines", [line], { lines: [] })).toBe("invented");
  });
});

describe("isOfOthers", () => {
  it("knows the values of other people on the page, in lists too", () => {
    const truth = { others: ["Lavinia Crest", "99112233"] };
    expect(isOfOthers("CREST LAVINIA", truth)).toBe(false);
    expect(isOfOthers("Lavinia Crest", truth)).toBe(true);
    expect(isOfOthers("1234, 9911-2233", truth)).toBe(true);
    expect(isOfOthers(null, truth)).toBe(false);
  });
});

describe("shareRight", () => {
  it("counts rightly empty answers as right", () =>
    expect(shareRight({ ...emptyTally(), right: 2, none: 1, missed: 1 })).toBe(0.75));
});
