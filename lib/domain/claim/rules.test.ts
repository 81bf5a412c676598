import { describe, expect, it } from "vitest";
import { applyDenial, type ClaimFacts, type DenialState, impossiblePairs } from "./rules";

const NEVER: DenialState = {
  denialDate: null,
  denialCategory: null,
  denialSummary: "",
  appealDeadline: null,
  deadlineEstimated: false,
  deadlineBasis: "",
  canAppeal: null,
  requiresCorrection: null,
  appealInstructions: "",
  correctionNotes: "",
};
const ONCE: DenialState = {
  ...NEVER,
  denialDate: "2026-01-05",
  denialCategory: "coding",
  denialSummary: "Modifier missing.",
  appealDeadline: "2026-07-04",
  deadlineEstimated: true,
  deadlineBasis: "180 days",
  canAppeal: false,
  requiresCorrection: true,
};
const TODAY = "2026-03-01";

describe("a denial after an edit", () => {
  it("gets the three defaults when a claim becomes denied", () => {
    expect(applyDenial(NEVER, "denied", {}, TODAY)).toEqual({
      denial: { ...NEVER, denialDate: TODAY, canAppeal: true, requiresCorrection: false },
      errors: {},
    });
  });

  it("gets no default over what is known or sent", () => {
    expect(applyDenial(ONCE, "denied", {}, TODAY).denial).toEqual(ONCE);
    const sent = { denial_date: "2026-02-02", can_appeal: false, requires_correction: true };
    expect(applyDenial(NEVER, "denied", sent, TODAY).denial).toMatchObject({
      denialDate: "2026-02-02",
      canAppeal: false,
      requiresCorrection: true,
    });
  });

  it("never loses its date while denied", () => {
    expect(applyDenial(ONCE, "denied", { denial_date: null }, TODAY).denial.denialDate).toBe(TODAY);
  });

  it("stays as it was while the claim is not denied", () => {
    expect(applyDenial(ONCE, "paid", {}, TODAY)).toEqual({ denial: ONCE, errors: {} });
    expect(applyDenial(NEVER, "submitted", {}, TODAY)).toEqual({ denial: NEVER, errors: {} });
  });

  it("refuses another value while not denied, and takes the same one as nothing", () => {
    const same = { denial_date: "2026-01-05", can_appeal: false, denial_category: "coding" as const };
    expect(applyDenial(ONCE, "paid", same, TODAY).errors).toEqual({});
    expect(applyDenial(NEVER, "paid", { denial_summary: "", can_appeal: false }, TODAY).errors).toEqual({});
    const { denial, errors } = applyDenial(ONCE, "paid", { denial_date: null, denial_summary: "x" }, TODAY);
    expect(denial).toEqual(ONCE);
    expect(Object.keys(errors)).toEqual(["denial_date", "denial_summary"]);
  });

  it.each([
    [{ appeal_deadline: "2026-07-04" }, true, "180 days"],
    [{ appeal_deadline: "2026-07-05" }, false, ""],
    [{ appeal_deadline: null }, false, ""],
    [{ deadline_estimated: false }, false, "180 days"],
    [{ deadline_estimated: true }, true, "180 days"],
  ])("knows an estimate from a person's date: %j", (input, estimated, basis) => {
    expect(applyDenial(ONCE, "denied", input, TODAY).denial).toMatchObject({
      deadlineEstimated: estimated,
      deadlineBasis: basis,
    });
  });

  it("keeps nothing but the denial of what it is given", () => {
    const whole = { ...ONCE, remarks: "x" };
    expect(applyDenial(whole, "paid", {}, TODAY).denial).not.toHaveProperty("remarks");
  });
});

describe("impossible pairs", () => {
  const NOTHING: ClaimFacts = {
    dateSubmitted: null,
    dateReceived: null,
    dateProcessed: null,
    serviceFrom: null,
    serviceTo: null,
    totalCharges: null,
    totalPaid: null,
    patientResponsibility: null,
    denialDate: null,
    appealDeadline: null,
    patientBirth: null,
  };
  const all = new Set([
    "date_of_service_from",
    "date_of_service_to",
    "date_submitted",
    "date_received",
    "date_processed",
    "total_paid_amount",
    "patient_responsibility",
    "appeal_deadline",
    "denial_date",
  ]);

  it.each<[string, Partial<ClaimFacts>]>([
    ["date_of_service_to", { serviceFrom: "2026-01-02", serviceTo: "2026-01-01" }],
    ["date_of_service_from", { serviceFrom: "2026-01-02", patientBirth: "2026-01-03" }],
    ["date_of_service_to", { serviceTo: "2026-01-02", patientBirth: "2026-01-03" }],
    ["date_submitted", { serviceFrom: "2026-01-02", dateSubmitted: "2026-01-01" }],
    ["date_received", { dateSubmitted: "2026-01-02", dateReceived: "2026-01-01" }],
    ["date_processed", { dateReceived: "2026-01-02", dateProcessed: "2026-01-01" }],
    ["date_processed", { dateSubmitted: "2026-01-02", dateProcessed: "2026-01-01" }],
    ["total_paid_amount", { totalCharges: 100, totalPaid: 101 }],
    ["patient_responsibility", { totalCharges: 100, patientResponsibility: 101 }],
    ["appeal_deadline", { denialDate: "2026-01-02", appealDeadline: "2026-01-01" }],
    ["denial_date", { serviceFrom: "2026-01-02", denialDate: "2026-01-01" }],
  ])("%s of %j", (field, facts) => {
    expect(Object.keys(impossiblePairs({ ...NOTHING, ...facts }, all))).toEqual([field]);
  });

  it("are none where the values are equal, or one is not known", () => {
    const day = "2026-01-02";
    const equal: ClaimFacts = {
      dateSubmitted: day,
      dateReceived: day,
      dateProcessed: day,
      serviceFrom: day,
      serviceTo: day,
      denialDate: day,
      appealDeadline: day,
      patientBirth: day,
      totalCharges: 100,
      totalPaid: 100,
      patientResponsibility: 100,
    };
    expect(impossiblePairs(equal, all)).toEqual({});
    expect(impossiblePairs({ ...NOTHING, totalPaid: 5 }, all)).toEqual({});
  });

  it("are named on what was sent, and left alone when nothing of them was", () => {
    const facts = { ...NOTHING, totalCharges: 100, totalPaid: 101 };
    expect(Object.keys(impossiblePairs(facts, new Set(["total_charges"])))).toEqual(["total_charges"]);
    expect(impossiblePairs(facts, new Set(["remarks"]))).toEqual({});
  });
});
