import { describe, expect, it } from "vitest";
import { type AppealMove, appealAdvice, type DeniedAppeal } from "./advice";

describe("appealAdvice", () => {
  it.each<[string, DeniedAppeal, AppealMove, boolean]>([
    ["MA130", { denialCode: "CO-16", remarkCodes: ["MA130"], payerName: "Medicare" }, "new_claim", false],
    ["MA130 in the text", { denialCode: "CO-16", denialText: "Rejected. MA130" }, "new_claim", false],
    [
      "Medicare, filed late",
      { denialCode: "CO-29", payerName: "Novitas Solutions" },
      "filing_exception",
      false,
    ],
    ["a deductible", { denialCode: "PR-1" }, "not_a_denial", false],
    ["CO-45", { denialCode: "CO-45" }, "not_a_denial", false],
    ["sequestration", { denialCode: "CO253" }, "not_a_denial", false],
    ["56900", { denialCode: "56900", payerName: "Medicare" }, "send_records", true],
    ["TRICARE", { denialCode: "CO-50", payerName: "TRICARE East" }, "patient_appointment", true],
    ["a duplicate", { denialCode: "OA-18" }, "find_first_claim", true],
    ["another payer", { denialCode: "CO 22" }, "bill_right_payer", true],
    ["missing data", { denialCode: "CO-16" }, "corrected_claim", true],
    [
      "a rate under the No Surprises Act",
      { denialText: "Paid at the qualifying payment amount." },
      "payment_negotiation",
      true,
    ],
  ])("%s", (_, facts, move, appealPossible) => {
    expect(appealAdvice(facts)).toMatchObject({ move, appealPossible });
    expect(appealAdvice(facts)).not.toHaveProperty("applies");
  });

  it.each<[string, DeniedAppeal]>([
    ["medical necessity", { denialCode: "CO-50", payerName: "Aetna", denialCategory: "medical_necessity" }],
    [
      "late filing with a private plan",
      { denialCode: "CO-29", payerName: "Cigna", denialCategory: "timely_filing" },
    ],
    ["nothing known", {}],
  ])("says nothing for %s", (_, facts) => {
    expect(appealAdvice(facts)).toBeNull();
  });
});
