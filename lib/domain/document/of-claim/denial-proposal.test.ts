import { describe, expect, it } from "vitest";
import type { Evidence } from "@/lib/core/extraction";
import { denialProposal } from "./denial-proposal";

const says = (value: string, basis?: string): Evidence => ({
  value,
  confidence: 1,
  method: "rules",
  page: 1,
  boxes: [],
  context: value,
  ...(basis && { basis }),
});
const LETTER = {
  ocrStatus: "success" as const,
  kind: "denial" as const,
  documentType: "supporting_docs" as const,
  extractionEvidence: {
    claim_number: says("CLM-1"),
    patient_name: says("LIMA, ANA"),
    payer_name: says("Aetna"),
    denial_code: says("CO-50"),
    denial_text: says("Not medically necessary."),
  },
  extractionFacts: {
    denial_category: says("medical_necessity"),
    notice_date: says("2026-03-02"),
    appeal_deadline: says("2026-08-29", "180 days from the notice date, Mar 2, 2026"),
  },
  proposalState: null,
  decisionLevel: "initial" as const,
  careStage: "post_service" as const,
  lineOfBusiness: null,
};
const CLAIM = { claimNumber: "clm 1", patientName: "Ana Lima", insurancePlanName: "" };

describe("what a claim's letter proposes", () => {
  it("is what it says, with where the deadline comes from", () => {
    expect(denialProposal(LETTER, CLAIM)).toEqual({
      state: "open",
      denial_date: "2026-03-02",
      denial_category: "medical_necessity",
      denial_summary: "Not medically necessary.",
      denial_code: "CO-50",
      appeal_deadline: "2026-08-29",
      deadline_estimated: false,
      deadline_basis: "180 days from the notice date, Mar 2, 2026",
      claim_number: "CLM-1",
      differs: [],
    });
  });

  it("estimates a deadline that is not stated, and says so", () => {
    const { appeal_deadline: _, ...facts } = LETTER.extractionFacts;
    expect(denialProposal({ ...LETTER, extractionFacts: facts }, CLAIM)).toMatchObject({
      appeal_deadline: "2026-08-29",
      deadline_estimated: true,
      deadline_basis: expect.stringContaining("commonly 180 days"),
    });
    const { notice_date: __, ...undated } = facts;
    expect(denialProposal({ ...LETTER, extractionFacts: undated }, CLAIM)).toMatchObject({
      appeal_deadline: null,
      deadline_estimated: false,
    });
  });

  it("estimates no deadline where an appeal has no standing", () => {
    const { appeal_deadline: _, ...facts } = LETTER.extractionFacts;
    const late = {
      ...{ ...LETTER, lineOfBusiness: "medicare_ffs" as const },
      extractionEvidence: {
        ...{ ...LETTER.extractionEvidence, payer_name: says("Noridian Medicare Part B") },
        ...{ denial_code: says("CO-29"), denial_text: says("The time limit for filing has expired.") },
      },
      extractionFacts: { ...facts, denial_category: says("timely_filing") },
    };
    expect(denialProposal(late, CLAIM)).toMatchObject({ appeal_deadline: null, deadline_estimated: false });
    // What the letter states stays.
    const stated = {
      ...late,
      extractionFacts: { ...late.extractionFacts, appeal_deadline: says("2026-08-29") },
    };
    expect(denialProposal(stated, CLAIM)).toMatchObject({ appeal_deadline: "2026-08-29" });
  });

  it("warns of another claim or patient", () => {
    const another = { ...CLAIM, claimNumber: "CLM-2", patientName: "Ben Ode" };
    expect(denialProposal(LETTER, another)?.differs).toEqual(["claim_number", "patient_name"]);
    expect(denialProposal(LETTER, { ...CLAIM, claimNumber: "" })?.differs).toEqual([]);
  });

  it("is nothing for other papers, unread ones, and letters that say nothing", () => {
    expect(denialProposal({ ...LETTER, kind: "chart_note" }, CLAIM)).toBeNull();
    expect(denialProposal({ ...LETTER, kind: "other", documentType: "denial_letter" }, CLAIM)).not.toBeNull();
    expect(denialProposal({ ...LETTER, ocrStatus: "pending" }, CLAIM)).toBeNull();
    expect(denialProposal({ ...LETTER, extractionEvidence: {}, extractionFacts: {} }, CLAIM)).toBeNull();
    expect(denialProposal({ ...LETTER, proposalState: "dismissed" }, CLAIM)?.state).toBe("dismissed");
  });
});
