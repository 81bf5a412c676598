import type { DenialCategory, RightMove } from "@/lib/core/enums";
import type { Position } from "../x12/segment";
import type { RemittanceDeadline } from "./deadline";
import type { ClaimDenial } from "./denial";
import type { ClaimKind, IsoDate } from "./model";
import type { ProblemCode } from "./problem";

/** `flagged`: read, with problems. `unreadable`: no payment in it can be taken over. */
type PreviewStatus = "read" | "flagged" | "unreadable";

export type PreviewPayment = {
  payment: number;
  payer_name: string | null;
  payee_name: string | null;
  payee_npi: string | null;
  payee_tin: string | null;
  payment_total: string | null;
  payment_date: IsoDate | null;
  trace_number: string | null;
  version: string;
  test: boolean;
  /** False: cut off, broken or repeated; its claims are not in `claims`. */
  complete: boolean;
  balanced: boolean | null;
  claim_count: number;
  provider_adjustments: { reason: string; reference: string | null; amount: string | null }[];
};

export type PreviewProblem = {
  code: ProblemCode;
  position: Position | null;
  message: string;
  payment: number | null;
  claim: number | null;
};

/** Everything about a file but its claims. Money is "1234.50"; null where it cannot be read. */
export type PreviewSummary = {
  status: PreviewStatus;
  payer_name: string | null;
  payee_npi: string | null;
  payee_tin: string | null;
  /** Of the payments that are complete. */
  payment_total: string;
  claim_count: number;
  payments: PreviewPayment[];
  problems: PreviewProblem[];
};

export type PreviewAdjustment = {
  level: "claim" | "line";
  line: number | null;
  group: string;
  reason: string;
  amount: string | null;
};

export type PreviewLine = {
  line: number;
  procedure_code: string | null;
  modifiers: string[];
  submitted_procedure_code: string | null;
  revenue_code: string | null;
  units: number | null;
  charge: string | null;
  paid: string | null;
  allowed: string | null;
  denied: string;
  service_from: IsoDate | null;
  service_to: IsoDate | null;
  control_number: string | null;
  remarks: string[];
  proposed_category: DenialCategory | null;
};

export type PreviewClaim = {
  claim: number;
  payment: number;
  kind: ClaimKind;
  claim_number: string | null;
  payer_claim_number: string | null;
  status_code: string | null;
  charge: string | null;
  paid: string | null;
  patient_responsibility: string | null;
  patient_name: string | null;
  member_id: string | null;
  corrected_name: string | null;
  service_from: IsoDate | null;
  service_to: IsoDate | null;
  adjustments: PreviewAdjustment[];
  remarks: string[];
  lines: PreviewLine[];
  denial: Pick<ClaimDenial, "outcome" | "summary" | "review"> & { amount: string };
  proposed_category: DenialCategory | null;
  proposed_move: RightMove;
  move: { reason: string; steps: string; source: string; can_appeal: boolean; requires_correction: boolean };
  /** Null when there is nothing to appeal. */
  appeal_deadline: RemittanceDeadline | null;
  flags: ProblemCode[];
};

export type RemittancePreview = PreviewSummary & { claims: PreviewClaim[] };
