import type { Box } from "./document-text";
import type { PaperEvidence, PaperReading } from "./notice";

/** The five fields of `extraction_metadata` (docs/product.md, E8). */
export const EXTRACTION_FIELDS = [
  "patient_name",
  "claim_number",
  "payer_name",
  "denial_code",
  "denial_text",
] as const;
export type ExtractionField = (typeof EXTRACTION_FIELDS)[number];

/** Further facts that a letter, a deadline or a claim can use. Dates are ISO `YYYY-MM-DD`, money "1234.50". */
export const EXTRACTION_FACTS = [
  "denial_category",
  "appeal_deadline",
  "notice_date",
  "member_id",
  "group_number",
  "subscriber_name",
  "date_of_birth",
  "dates_of_service",
  "billed_amount",
  "procedure_codes",
  "diagnosis_codes",
  "remark_codes",
  "provider_name",
  "authorization_number",
  "payer_address",
  "payer_fax",
  "expedited_fax",
] as const;
export type ExtractionFact = (typeof EXTRACTION_FACTS)[number];

/** Where a value is in the document. Lists (dates, codes) carry one evidence for the whole list. */
export type Evidence = {
  value: string;
  /** 0 to 1. */
  confidence: number;
  /** `person`: typed, or read where a person drew a box. */
  method: "rules" | "model" | "person";
  /** 1-based page, and the boxes of the words on it. Empty boxes: derived, not printed (a counted deadline). */
  page: number;
  boxes: Box[];
  /** The words around the value, as they are in the document, at most 200 characters. */
  context: string;
  /** For derived values, how: "180 days from the notice date". */
  basis?: string;
  /** Why a person should look before this value is used: a sentence for the screen. */
  doubt?: string;
  /** What the page shows where a misread character was put right: "1EG4-TES-MK73" for "1EG4-TE5-MK73". */
  repaired?: string;
  /** Of a reason that a payer gives point by point: each point by itself, without its number or bullet. */
  points?: EvidencePoint[];
  /** Who compared it with the paper, chose or typed it, and when (ISO 8601). Such a value is in no doubt. */
  confirmed?: { by: string; at: string };
};

/** A confidence from here on is shown as sure, unless the value has a doubt. */
export const SURE = 0.85;

/** What a reading gave where a person put another value; the value itself is the field's. */
export type Correction = {
  /** Null: the reading found nothing. */
  read: string | null;
  documentId: string;
  confidence: number | null;
  /** Where the person found the right value, in a box that they drew or a document that they chose. */
  page?: number;
  boxes?: Box[];
};

export type EvidencePoint = { text: string; page: number; boxes: Box[] };

/** Values are plain strings; list facts (dates_of_service, codes) are comma-separated. Missing = not stated. */
export type Extraction = PaperReading & {
  /** How sure the paper's own values are. */
  paperEvidence?: PaperEvidence;
  fields: Partial<Record<ExtractionField, Evidence>>;
  facts: Partial<Record<ExtractionFact, Evidence>>;
};
