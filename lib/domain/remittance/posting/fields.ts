import { amountOf } from "@/lib/core/money";
import type { ClaimRow } from "@/lib/domain/claim/columns";
import type { LineRow } from "@/lib/domain/claim/line-item/columns";
import type { Value } from "./claim-state";

/** The columns that posting may find entered by a person, under the names of the claims' calls. */
export const CLAIM_FIELDS = {
  status: "status",
  payerClaimNumber: "payer_claim_number",
  dateReceived: "date_received",
  dateProcessed: "date_processed",
  serviceFrom: "date_of_service_from",
  serviceTo: "date_of_service_to",
  totalCharges: "total_charges",
  totalAllowed: "total_allowed_amount",
  totalPaid: "total_paid_amount",
  patientResponsibility: "patient_responsibility",
  denialDate: "denial_date",
  denialCategory: "denial_category",
  canAppeal: "can_appeal",
  requiresCorrection: "requires_correction",
  rightMove: "right_move",
} as const satisfies Partial<Record<keyof ClaimRow, string>>;
export type ClaimField = keyof typeof CLAIM_FIELDS;

export const LINE_FIELDS = {
  totalCharge: "total_charge",
  allowedAmount: "allowed_amount",
  insurancePaid: "insurance_paid_amount",
  deniedAmount: "denied_amount",
  status: "status",
} as const satisfies Partial<Record<keyof LineRow, string>>;
export type LineField = keyof typeof LINE_FIELDS;

const NAMES: Record<string, string> = { ...CLAIM_FIELDS, ...LINE_FIELDS };

const MONEY: ReadonlySet<string> = new Set([
  "totalCharges",
  "totalAllowed",
  "totalPaid",
  "patientResponsibility",
  "totalCharge",
  "allowedAmount",
  "insurancePaid",
  "deniedAmount",
]);

/** A value as the calls show it. */
export function shown(field: string, value: Value): string {
  if (value === null) return "";
  return MONEY.has(field) && typeof value === "number" ? amountOf(value) : String(value);
}

/** A column's name in the calls. */
export function nameOf(column: string): string {
  return NAMES[column] ?? column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The column behind a field of a conflict; null for what no column holds. */
export function columnOf(
  field: string,
): { of: "claim"; column: ClaimField } | { of: "line"; column: LineField } | null {
  const line = /^line_items\.\d+\.(\w+)$/.exec(field)?.[1];
  const entries = Object.entries(line === undefined ? CLAIM_FIELDS : LINE_FIELDS);
  const column = entries.find(([, name]) => name === (line ?? field))?.[0];
  if (!column) return null;
  return line === undefined
    ? { of: "claim", column: column as ClaimField }
    : { of: "line", column: column as LineField };
}

export const isMoney = (column: ClaimField | LineField): boolean => MONEY.has(column);
export const isFlag = (column: ClaimField | LineField): boolean =>
  column === "canAppeal" || column === "requiresCorrection";
