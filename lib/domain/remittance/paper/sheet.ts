import type { Box } from "@/lib/core/document-text";
import type { Amount, Cents, IsoDate } from "../reader/model";

/** Where a row stands on the paper. */
export type Place = { page: number; box: Box | null };

/**
 * What one code or column takes from a charge. `reason` is a claim adjustment reason code, or empty where the payer prints
 * only words or a code of its own: then `printed` holds these. `derived`: counted from other amounts of the line.
 */
export type EobAdjustment = {
  group: string;
  reason: string;
  amount: Amount;
  printed: string;
  derived: boolean;
};

/** Why a person should look at a value first, by the value's name. */
type Doubts = Record<string, string>;

export type EobLine = {
  place: Place | null;
  serviceFrom: IsoDate | null;
  serviceTo: IsoDate | null;
  code: string | null;
  modifiers: string[];
  units: number | null;
  billed: Amount;
  allowed: Amount;
  deductible: Amount;
  copay: Amount;
  coinsurance: Amount;
  /** What the patient owes in all, as printed. */
  patientShare: Amount;
  paid: Amount;
  adjustments: EobAdjustment[];
  remarks: string[];
  doubts: Doubts;
  leftOut: boolean;
};

/** A column's sum as the paper prints it. */
export const SUMMED = [
  "billed",
  "allowed",
  "deductible",
  "copay",
  "coinsurance",
  "patientShare",
  "paid",
] as const;
export type Summed = (typeof SUMMED)[number];
export type Sums = Partial<Record<Summed, Cents>>;

export type EobClaim = {
  place: Place | null;
  /** As printed, and its parts. */
  patientName: string | null;
  memberId: string | null;
  /** The practice's own number, which payers print as the patient account. */
  patientAccount: string | null;
  /** The payer's. */
  claimNumber: string | null;
  reversal: boolean;
  /** As printed in the claim's row of totals; what is not printed is the sum of the lines. */
  totals: Sums;
  interest: Amount;
  adjustments: EobAdjustment[];
  remarks: string[];
  lines: EobLine[];
  doubts: Doubts;
  /** The claim on file that a person chose. */
  claimId: string | null;
  leftOut: boolean;
};

/** Positive lowers the payment, as in an 835's PLB. */
export type EobProviderAdjustment = {
  reason: string;
  reference: string | null;
  amount: Cents;
  printed: string;
};

/** A remittance as a paper prints it: one check with its claims. Money is cents; null is what does not stand there. */
export type EobSheet = {
  payer: string | null;
  payee: string | null;
  npis: string[];
  tins: string[];
  traceNumber: string | null;
  paidOn: IsoDate | null;
  total: Amount;
  providerAdjustments: EobProviderAdjustment[];
  claims: EobClaim[];
  doubts: Doubts;
};

export const emptyLine = (place: Place | null): EobLine => ({
  place,
  serviceFrom: null,
  serviceTo: null,
  code: null,
  modifiers: [],
  units: null,
  billed: null,
  allowed: null,
  deductible: null,
  copay: null,
  coinsurance: null,
  patientShare: null,
  paid: null,
  adjustments: [],
  remarks: [],
  doubts: {},
  leftOut: false,
});

export const emptyClaim = (place: Place | null): EobClaim => ({
  place,
  patientName: null,
  memberId: null,
  patientAccount: null,
  claimNumber: null,
  reversal: false,
  totals: {},
  interest: null,
  adjustments: [],
  remarks: [],
  lines: [],
  doubts: {},
  claimId: null,
  leftOut: false,
});
