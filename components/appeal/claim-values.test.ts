import { expect, it } from "vitest";
import { claimValuesOf, isSame, type LinkedClaim, nowOf } from "./claim-values";

const claim: LinkedClaim = {
  ...{ claim_id: "c", updated_at: "2026-11-22T10:00:00.000Z", status: "denied" },
  now: {
    ...{ policy_number: "M1", group_number: "", authorization_number: "", payer_claim_number: "" },
    ...{ insurance_plan_name: "Aetna", diagnosis_codes: [], total_charges: null },
    ...{ date_of_service_from: "2026-03-02", date_of_service_to: "2026-03-09" },
    ...{ denial_date: null, denial_category: null, appeal_deadline: null },
  },
};

it("knows the claim's own field of a value, and what stands there now", () => {
  const values = claimValuesOf("member_id", "M2", claim);
  expect(values).toEqual({ policy_number: "M2" });
  expect(nowOf(claim, values ?? {})).toEqual({ policy_number: "M1" });
  const dates = claimValuesOf("dates_of_service", "2026-03-09, 2026-03-02", claim) ?? {};
  expect(isSame(dates, nowOf(claim, dates))).toBe(true);
  expect(claimValuesOf("denial_text", "Not necessary.", claim)).toBeNull();
});

it("offers a denial's fields only while the claim is denied", () => {
  expect(claimValuesOf("notice_date", "2026-03-02", claim)).toEqual({ denial_date: "2026-03-02" });
  expect(claimValuesOf("notice_date", "2026-03-02", { ...claim, status: "submitted" })).toBeNull();
});
