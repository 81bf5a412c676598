import type { Box } from "./document-text";
import { EXTRACTION_FACTS, EXTRACTION_FIELDS, type ExtractionFact, type ExtractionField } from "./extraction";

/** What a person can confirm in step 2 of an appeal (docs/product.md, E17). */
export const CONFIRMABLE = [...EXTRACTION_FIELDS, ...EXTRACTION_FACTS] as const;
export type Confirmable = ExtractionField | ExtractionFact;

/** A value that a person compared with the paper, chose or typed. */
export type Confirmation = {
  value: string;
  /** What the field held before: undoing returns to it. */
  before: string;
  userId: string;
  /** The person's name as it was then. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Where the person saw it; null where no document says it. */
  place: ConfirmedPlace | null;
};
export type ConfirmedPlace = {
  documentId: string;
  page: number;
  boxes: Box[];
  /** The person drew the box on the page. */
  drawn: boolean;
};
/** Of a paper that nowhere says whose it is: who said that it is this patient's, as of whom the appeal was then. `at` is ISO 8601, UTC. */
export type PatientConfirmed = { by: string; at: string; patient: string };

export type Confirmations = Partial<Record<Confirmable, Confirmation>>;
