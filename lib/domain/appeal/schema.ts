import { z } from "zod";
import {
  type AppealDocumentType,
  type AppealStatus,
  DEFAULT_MODEL,
  type DeliveryState,
  LETTER_FORMATS,
  type LetterFormat,
  MODEL_LABELS,
  type ModelLabel,
  type OcrStatus,
  SEND_METHODS,
  type SendMethod,
} from "@/lib/core/enums";
import type { DocumentKind, Evidence, ExtractionFact, ExtractionField } from "@/lib/core/extraction";

/** Shapes of the quick appeal's calls (spec document 2, sections 3 and 7). Isomorphic: forms use them too. */

const line = (max: number) =>
  z
    .string()
    .max(max, `Use at most ${max} characters.`)
    .transform((value) => value.replaceAll(/\s+/g, " ").trim());

export const appealFields = z.object({
  patient_name: line(200),
  payer_name: line(200),
  claim_number: line(100),
  denial_code: line(100),
  denial_text: z
    .string()
    .max(5000, "Use at most 5000 characters.")
    .transform((value) => value.trim()),
});

export const createAppealInput = appealFields.partial().extend({ patient: z.uuid().nullish() });
export type CreateAppealInput = z.infer<typeof createAppealInput>;

export const updateAppealInput = z.object({
  patient: z.uuid({ error: "Choose a patient from the list." }).nullish(),
  patient_name: appealFields.shape.patient_name.optional(),
  payer_name: appealFields.shape.payer_name.optional(),
  status: z.enum(["draft", "sent"], { error: "The status is draft or sent." }).optional(),
});
export type UpdateAppealInput = z.infer<typeof updateAppealInput>;

/** The extracted information as the person edited it; fields that are left out stay as they are. */
export const appealMetadataInput = appealFields.partial();
export type AppealMetadataInput = z.infer<typeof appealMetadataInput>;

export const extractInput = z.object({ force: z.boolean().default(false) });

export const generateInput = z.object({
  model: z.enum(MODEL_LABELS, { error: `Choose one of ${MODEL_LABELS.join(", ")}.` }).default(DEFAULT_MODEL),
});

/** A letter longer than this is no letter; it also bounds the work of cleaning and setting it. */
export const MAX_LETTER_CHARACTERS = 200_000;
export const saveLetterInput = z.object({
  content: z.string().max(MAX_LETTER_CHARACTERS, "The letter is too long."),
  format: z.enum(LETTER_FORMATS).default("html"),
  /** The version the person edited; a newer one on the server is a conflict. */
  base_version: z.int().positive().optional(),
});
export type SaveLetterInput = z.infer<typeof saveLetterInput>;

const noRecipient = "Please provide recipient information";
export const sendInput = z.object({
  method: z.enum(SEND_METHODS, { error: noRecipient }),
  to: z.string({ error: noRecipient }).trim().min(1, noRecipient).max(320, noRecipient),
  /** The version that the person looked at; sending another one is refused. */
  version: z.int().positive().optional(),
  /** Sends the same version to the same recipient once more, on purpose. */
  again: z.boolean().default(false),
});
export type SendInput = z.infer<typeof sendInput>;

export const listAppealsQuery = z.object({
  cursor: z.string().max(500).optional(),
  page_size: z.coerce.number().int().min(1).max(200).default(50),
  status: z.enum(["draft", "sent"]).optional(),
});
export type ListAppealsQuery = z.infer<typeof listAppealsQuery>;

/** The messages of the spec's sections 5 and 8 that both the screen and the server speak. */
export const APPEAL_MESSAGES = {
  noDocuments: "No documents found to extract from",
  extractionFirst: "Please complete the extraction step first to provide patient name and denial information",
  appealNotFound: "Appeal not found",
  noLetter: "No letter content found to export",
  noRecipient,
  waitForLetter: "Please wait for the appeal generation to complete",
  uploadFirst: "Please upload at least one document before proceeding",
  patientNameFirst: "Please enter the patient name before proceeding",
  notInitialized: "Appeal not initialized. Please refresh the page.",
} as const;

/** What the quick appeal's calls answer. Keys are the wire's; times are ISO 8601 UTC. */

export type AppealDocumentDto = {
  id: string;
  document_type: AppealDocumentType;
  uploaded_document_info: {
    original_filename: string;
    media_type: string;
    file_size: number;
    uploaded_at: string;
  };
  ocr_status: OcrStatus;
  /** Why reading failed, a sentence for the user. */
  ocr_error: string | null;
  kind: DocumentKind | null;
  pages_total: number | null;
  pages_read: number;
  extraction_metadata: Partial<Record<ExtractionField, string>> | null;
  extraction_evidence: Partial<Record<ExtractionField, Evidence>> | null;
  /** `rules`, or the label of the model whose verified values are among them. */
  extraction_engine: string | null;
  file_url: string;
};

export type SourcedEvidenceDto = Evidence & { documentId: string };

export type LetterDto = {
  content: string;
  content_format: LetterFormat;
  rendered_pdf_path: string | null;
  version: number;
  origin: "generated" | "edited";
  /** `built-in` or a model label, and what the provider calls the model. */
  engine: string | null;
  provider_model: string | null;
  updated_at: string;
};

export type GenerationDto = {
  id: string;
  attempt: number;
  status: "queued" | "writing" | "done" | "failed";
  model: ModelLabel;
  engine: "built-in" | "model";
  /** What has been written so far. */
  text: string;
  error: string | null;
};

export type DeliveryDto = {
  id: string;
  method: SendMethod;
  to: string;
  state: DeliveryState;
  provider: string;
  reference: string | null;
  letter_version: number;
  error: string | null;
  created_at: string;
  sent_at: string | null;
};

export type AppealListItemDto = {
  id: string;
  patient: string | null;
  patient_name: string;
  payer_name: string;
  claim_number: string;
  denial_code: string;
  denial_text: string;
  status: AppealStatus;
  created_at: string;
  updated_at: string;
  documents: AppealDocumentDto[];
  has_letter: boolean;
  /** As printed on the notice, or counted from it; null when the notice doesn't say. */
  appeal_deadline: string | null;
};

export type AppealDto = AppealListItemDto & {
  letter: LetterDto | null;
  extraction: {
    state: "idle" | "running" | "done";
    evidence: Partial<Record<ExtractionField, SourcedEvidenceDto>>;
    facts: Partial<Record<ExtractionFact, SourcedEvidenceDto>>;
  };
  generation: GenerationDto | null;
  exported: { version: number; size_bytes: number; pages: number; pdf_url: string } | null;
  deliveries: DeliveryDto[];
  sent_at: string | null;
  sent_method: SendMethod | "manual" | null;
};

export type AppealCountsDto = { total: number; draft: number; sent: number };
