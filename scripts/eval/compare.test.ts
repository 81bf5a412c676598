import { describe, expect, it } from "vitest";
import { compareField, emptyTally, shareRight } from "./compare";

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
});

describe("shareRight", () => {
  it("counts rightly empty answers as right", () =>
    expect(shareRight({ ...emptyTally(), right: 2, none: 1, missed: 1 })).toBe(0.75));
});
