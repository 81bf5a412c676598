import { describe, expect, it } from "vitest";
import { blankRow, type WireRowOf } from "@/lib/core/field-table";
import { CLAIM_FIELDS } from "@/lib/domain/claim/fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import {
  type ClaimFormValues,
  denialDefaults,
  denialState,
  editedFields,
  formValuesOf,
  rebase,
} from "./claim-form-values";

const DENIAL: NonNullable<ClaimDto["denial_details"]> = {
  denial_date: "2026-03-02",
  denial_category: "coding",
  denial_summary: "Modifier missing.",
  appeal_deadline: "2026-09-01",
  appeal_deadline_passed: false,
  days_left: 30,
  deadline_estimated: false,
  deadline_basis: "",
  can_appeal: true,
  requires_correction: true,
  appeal_instructions: "",
  correction_notes: "",
  historical: false,
};
const BLANK = blankRow(CLAIM_FIELDS);
const CLAIM: ClaimDto = {
  ...(Object.fromEntries(
    Object.entries(CLAIM_FIELDS).map(([name, { column }]) => [name, BLANK[column]]),
  ) as WireRowOf<typeof CLAIM_FIELDS>),
  claim_id: "c1",
  claim_number: "CLM-1",
  patient: "p1",
  patient_name: "Ada Moss",
  provider_name: "",
  status: "submitted",
  date_submitted: "2026-02-01",
  total_charges: "120.00",
  insurance_plan_name: "Blue",
  diagnosis_codes: ["M54.50", "M25.561"],
  right_move_reason: "",
  source: "manual",
  line_items: [],
  denial_details: null,
  action_items: { total: 0, pending: 0, overdue: 0, high_priority: 0 },
  created_at: "2026-02-01T00:00:00.000000Z",
  updated_at: "2026-02-01T00:00:00.000000Z",
};
const base = formValuesOf(CLAIM);
const denied = formValuesOf({ ...CLAIM, status: "denied", denial_details: DENIAL });
const withChange = (values: ClaimFormValues, change: Partial<ClaimFormValues>) => ({ ...values, ...change });

describe("choosing denied", () => {
  it("defaults the date to today, may be appealed, needs no correction", () => {
    expect(denialDefaults(withChange(base, { status: "denied" }), "2026-11-20")).toEqual({
      denial_date: "2026-11-20",
      can_appeal: true,
      requires_correction: false,
    });
  });

  it("keeps what stands there", () => {
    expect(denialDefaults(denied, "2026-11-20")).toEqual({});
    expect(denialDefaults(base, "2026-11-20")).toEqual({});
  });
});

it("opens the denial's fields only while denied, and shows them as history after", () => {
  expect(denialState(denied)).toBe("open");
  expect(denialState(withChange(denied, { status: "paid" }))).toBe("historical");
  expect(denialState(base)).toBe("none");
});

describe("what is sent", () => {
  it("is what was edited", () => {
    expect(editedFields(base, withChange(base, { claim_number: "CLM-2", policy_number: "P 1" }))).toEqual({
      claim_number: "CLM-2",
      policy_number: "P 1",
    });
    expect(editedFields(base, withChange(base, { claim_number: " CLM-1 " }))).toEqual({});
  });

  it("holds the denial's fields only while denied", () => {
    const edited = { denial_summary: "No.", remarks: "Called." };
    expect(editedFields(denied, withChange(denied, edited))).toEqual(edited);
    expect(editedFields(denied, withChange(denied, { ...edited, status: "paid" }))).toEqual({
      status: "paid",
      remarks: "Called.",
    });
  });
});

describe("a claim that was changed meanwhile", () => {
  it("takes over what only they changed, keeps what was typed, names what is disputed", () => {
    const typed = withChange(base, { claim_number: "MINE", remarks: "Called.", group_number: "G1" });
    const theirs = withChange(base, { claim_number: "THEIRS", policy_number: "P9", group_number: "G1" });
    expect(rebase(base, typed, theirs)).toEqual({
      values: { ...typed, policy_number: "P9" },
      taken: ["policy_number"],
      disputed: ["claim_number"],
    });
  });
});
