import { z } from "zod";
import { CLAIM_DOCUMENT_TYPES } from "@/lib/core/document-types";
import { DENIAL_CATEGORIES, OCR_STATUSES } from "@/lib/core/enums";
import { dateField, lineField, pageFields, queryField, textField } from "@/lib/core/fields";
import { paperFields } from "@/lib/core/notice-answer";
import { pageAnswer } from "@/lib/core/page";

/** What a claim takes (docs/product.md, E10). */
export const CLAIM_UPLOAD_MEDIA_TYPES: readonly string[] = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/tiff",
];
/** Pages that a claim takes within an hour; a single file is taken when the hour is empty. */
export const CLAIM_PAGES_PER_HOUR = 100;

export const CLAIM_DOCUMENT_MESSAGES = {
  noFile: "Please select a file to upload",
  oneFile: "Upload one file at a time.",
  rateLimited: "Upload rate limit exceeded. Please wait before uploading more documents.",
  uploaded: "Document uploaded successfully!",
  deleted: "Document deleted successfully",
  confirmDelete: "Are you sure you want to delete this document?",
  empty: "No documents uploaded yet. Upload a document above to get started.",
  infected: "The virus scanner found something in this file. It wasn't uploaded. Let the sender know.",
} as const;

/** Beside the file. */
export const claimUploadInput = z.object({
  claimId: z.uuid(),
  document_type: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(CLAIM_DOCUMENT_TYPES, { error: "Choose a document type." }).default("claim_form"),
  ),
  description: textField(1000).default(""),
  original_filename: lineField(255).default(""),
  /** Must be the claim's own patient where it is sent. */
  patient: queryField(z.uuid({ error: "Choose a patient from the list." })),
});

/** What a denial letter says about its claim. A person accepts it, or part of it; nothing is filled silently. */
const denialProposalAnswer = z.strictObject({
  state: z.enum(["open", "accepted", "dismissed"]),
  denial_date: z.iso.date().nullable(),
  denial_category: z.enum(DENIAL_CATEGORIES).nullable(),
  denial_summary: z.string(),
  denial_code: z.string(),
  appeal_deadline: z.iso.date().nullable(),
  deadline_estimated: z.boolean(),
  deadline_basis: z.string(),
  claim_number: z.string(),
  differs: z
    .array(z.enum(["claim_number", "patient_name"]))
    .describe("The letter names another one than the claim has"),
});
export type DenialProposalDto = z.infer<typeof denialProposalAnswer>;

export const claimDocumentAnswer = z.strictObject({
  id: z.uuid(),
  claim_id: z.uuid(),
  filename: z.string(),
  original_filename: z.string(),
  document_type: z.enum(CLAIM_DOCUMENT_TYPES),
  description: z.string(),
  media_type: z.string(),
  file_size: z.int(),
  pages: z.int(),
  uploaded_at: z.iso.datetime(),
  uploaded_by_name: z.string(),
  ocr_status: z.enum(OCR_STATUSES),
  counting: z.literal(true).optional().describe("While its pages are counted: the upload had no time for it"),
  ocr_error: z.string().nullable(),
  ...paperFields,
  file_url: z.string().describe("Shows the file; checks the session on each call"),
  download_url: z.string().describe("Saves the file; checks the session on each call"),
  denial_proposal: denialProposalAnswer.nullable(),
});
export type ClaimDocumentDto = z.infer<typeof claimDocumentAnswer>;

/** The answer of `GET /claims/{id}/documents/`; both keys hold the same list. */
export const claimDocumentsAnswer = z.strictObject({
  count: z.int(),
  next: z.null(),
  previous: z.null(),
  documents: z.array(claimDocumentAnswer),
  results: z.array(claimDocumentAnswer),
});

/** `accept` with nothing else takes the proposal as it is; fields that are sent replace the proposed ones. */
export const settleProposalInput = z.object({
  claimId: z.uuid(),
  documentId: z.uuid(),
  decision: z.enum(["accept", "dismiss"], { error: "Say accept or dismiss." }),
  denial_date: dateField.optional(),
  denial_category: z.enum(DENIAL_CATEGORIES, { error: "Choose a denial category." }).nullable().optional(),
  denial_summary: textField(5000).optional(),
  appeal_deadline: dateField.optional(),
  updated_at: z.iso.datetime({ offset: true, error: "Send updated_at as it was answered." }).optional(),
});
export type SettleProposalInput = z.infer<typeof settleProposalInput>;

/** The Documents page (docs/product.md, E9): every document of the practice, wherever it was uploaded. */
export const LIBRARY_MEDIA_TYPES: readonly string[] = [
  ...CLAIM_UPLOAD_MEDIA_TYPES,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

const choosePatient = "Choose a patient from the list.";

/** The text fields of Upload New. */
export const libraryUploadFields = z.object({
  patient: z.uuid({ error: choosePatient }),
  provider_id: queryField(z.uuid({ error: "Choose a provider from the list." })),
  document_type: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(CLAIM_DOCUMENT_TYPES, { error: "Choose a document type." }).default("supporting_docs"),
  ),
  description: textField(1000).default(""),
  original_filename: lineField(255).default(""),
});
export type LibraryUploadFields = z.infer<typeof libraryUploadFields>;

export const listDocumentsQuery = z.object({
  ...pageFields,
  /** Every word of it occurs in the file's name, its description, the patient's name or the claim number; or in its text. */
  search: queryField(z.string().trim().max(100, "Search for at most 100 characters.")),
  patient: queryField(z.uuid({ error: choosePatient })),
  document_type: queryField(z.enum(CLAIM_DOCUMENT_TYPES, { error: "Choose a document type." })),
  date_from: queryField(dateField),
  date_to: queryField(dateField),
});
export type ListDocumentsQuery = z.infer<typeof listDocumentsQuery>;

export const libraryDocumentAnswer = z.strictObject({
  id: z.uuid(),
  file_name: z.string(),
  original_filename: z.string(),
  document_type: z.enum(CLAIM_DOCUMENT_TYPES),
  description: z.string(),
  media_type: z.string(),
  file_size: z.int().describe("Bytes"),
  pages: z.int().nullable().describe("Null until it is read, where the file doesn't tell"),
  patient: z.uuid().nullable(),
  patient_name: z.string().describe("Of the patient, else as typed in the appeal that it belongs to"),
  provider_id: z.uuid().nullable(),
  provider_name: z.string(),
  claim: z.uuid().nullable().describe("The claim that it was uploaded for"),
  claim_number: z.string(),
  appeal: z.uuid().nullable().describe("The appeal that it was uploaded to"),
  appeals: z.int().describe("How many appeals use it"),
  uploaded_at: z.iso.datetime(),
  uploaded_by_name: z.string(),
  ocr_status: z.enum(OCR_STATUSES),
  counting: z.literal(true).optional().describe("While its pages are counted: the upload had no time for it"),
  being_read: z.boolean().describe("False for an appeal's upload until its extraction is started"),
  ocr_error: z.string().nullable(),
  pages_read: z.int(),
  ...paperFields,
  file_url: z.string().describe("Shows the file; checks the session on each call"),
  download_url: z.string().describe("Saves the file; checks the session on each call"),
});
export type LibraryDocumentDto = z.infer<typeof libraryDocumentAnswer>;

/** Both keys hold the same list. */
export const libraryAnswer = pageAnswer(libraryDocumentAnswer).extend({
  documents: z.array(libraryDocumentAnswer),
});
