import type { Position } from "../x12/segment";
import type { ProblemCode } from "./problem";

/** Integer cents. Sums stay exact: no single amount passes 99,999,999.99. Null: unreadable, and flagged. */
export type Cents = number;
export type Amount = Cents | null;

/** `YYYY-MM-DD`. */
export type IsoDate = string;

export type Reference = { qualifier: string; value: string };
type QualifiedAmount = { qualifier: string; amount: Amount };
type QualifiedQuantity = { qualifier: string; quantity: number | null };
export type Contact = { role: string; name: string | null; numbers: Reference[] };

export type Party = {
  name: string | null;
  idQualifier: string | null;
  id: string | null;
  /** From N1 with XX. */
  npi: string | null;
  /** Digits without dashes, from N1 with FI or from REF*TJ. */
  tin: string | null;
  address: { lines: string[]; city: string | null; state: string | null; zip: string | null } | null;
  references: Reference[];
  contacts: Contact[];
};

export type Person = {
  last: string | null;
  first: string | null;
  middle: string | null;
  suffix: string | null;
  idQualifier: string | null;
  id: string | null;
};

/** One reason/amount/quantity triplet of a CAS segment. */
export type Adjustment = {
  group: string;
  reason: string;
  amount: Amount;
  quantity: number | null;
  position: Position;
  /** A paper's own words or code where it prints no reason code: `reason` is empty then. */
  printed?: string;
};

export type Procedure = {
  /** HC, AD, N4, NU… (SVC01-1). */
  qualifier: string | null;
  code: string | null;
  modifiers: string[];
};

export type RemittanceLine = {
  /** Its place within the claim, from 1. */
  number: number;
  position: Position;
  /** As the payer decided it. Null when it cannot be read. */
  procedure: Procedure | null;
  /** As it was billed, when the payer changed it (SVC06). */
  submitted: Procedure | null;
  revenueCode: string | null;
  charge: Amount;
  paid: Amount;
  units: number | null;
  submittedUnits: number | null;
  /** AMT*B6. */
  allowed: Amount;
  serviceFrom: IsoDate | null;
  serviceTo: IsoDate | null;
  /** REF*6R: the number that the practice's own claim gave the line. */
  controlNumber: string | null;
  adjustments: Adjustment[];
  /** RARC of LQ*HE. */
  remarks: string[];
  references: Reference[];
  amounts: QualifiedAmount[];
  quantities: QualifiedQuantity[];
};

/** `correction`: same CLP01 as a reversal before it in the same payment. */
export type ClaimKind = "original" | "reversal" | "correction";

export type RemittanceClaim = {
  /** Number within the file, from 1, and that of its payment. */
  index: number;
  payment: number;
  position: Position;
  kind: ClaimKind;
  /** CLP01, the practice's own number. It may repeat: match on `payerClaimNumber` too. */
  claimNumber: string | null;
  /** CLP02. Says who was billed in which order, not whether the claim was denied. */
  statusCode: string | null;
  charge: Amount;
  paid: Amount;
  patientResponsibility: Amount;
  /** CLP06: 12 PPO, MB Medicare Part B, MC Medicaid… */
  filingCode: string | null;
  payerClaimNumber: string | null;
  facilityCode: string | null;
  frequencyCode: string | null;
  patient: Person | null;
  subscriber: Person | null;
  corrected: Person | null;
  rendering: Person | null;
  /** NM1*TT: the payer that the claim was passed on to. */
  crossoverPayer: Person | null;
  /** NM1*PR: the payer that should have been billed first. */
  priorityPayer: Person | null;
  otherSubscriber: Person | null;
  serviceFrom: IsoDate | null;
  serviceTo: IsoDate | null;
  receivedOn: IsoDate | null;
  coverageExpired: IsoDate | null;
  adjustments: Adjustment[];
  /** RARC of MOA and MIA. */
  remarks: string[];
  references: Reference[];
  contacts: Contact[];
  amounts: QualifiedAmount[];
  quantities: QualifiedQuantity[];
  lines: RemittanceLine[];
  /** Codes of the problems found within this claim. */
  flags: ProblemCode[];
  /** The claim on file that a person says it is. */
  chosenClaimId?: string;
};

export type PaymentHeader = {
  /** Number within the file, from 1. */
  index: number;
  position: Position;
  interchangeControl: string;
  interchangeSender: string;
  /** ISA15 = T. */
  test: boolean;
  groupControl: string;
  setControl: string;
  version: string;
  handling: string | null;
  /** BPR02; below zero when BPR03 is D (the payer takes money back). */
  amount: Amount;
  method: string | null;
  /** BPR16, else DTM*405. */
  date: IsoDate | null;
  productionDate: IsoDate | null;
  /** TRN02: check or EFT number. */
  traceNumber: string | null;
  /** TRN03: "1" and the payer's TIN. */
  payerIdentifier: string | null;
  currency: string | null;
  payer: Party;
  payee: Party;
  references: Reference[];
};

/** A PLB pair. Positive lowers the payment. */
export type ProviderAdjustment = {
  provider: string | null;
  fiscalDate: IsoDate | null;
  reason: string;
  reference: string | null;
  amount: Amount;
  position: Position;
};

export type PaymentResult = {
  header: PaymentHeader;
  /** False: broken, cut off or repeated. Its claims must not be posted. */
  complete: boolean;
  repeats: number | null;
  claims: number;
  claimTotal: Cents;
  providerAdjustments: ProviderAdjustment[];
  /** Null when an amount could not be read. */
  balanced: boolean | null;
  /** SHA-256 of the segments between ST and SE: the same payment in any file has the same. */
  contentHash: string;
};
