import { z } from "zod";
import { type AppealDocumentType, OCR_STATUSES, WIRE_TYPES } from "@/lib/core/enums";
import { evidence } from "@/lib/core/evidence";
import { EXTRACTION_FIELDS } from "@/lib/core/extraction";
import { paperFields } from "@/lib/core/notice-answer";

/** The multipart fields of an appeal's upload (docs/product.md, E12) and the type each stands for. */
export const UPLOAD_FIELDS = {
  denial_letter: "denial_letter",
  original_claim: "claim_form",
  supporting_docs: "supporting_docs",
} as const satisfies Record<string, AppealDocumentType>;
export type UploadField = keyof typeof UPLOAD_FIELDS;

/** How many supporting documents an appeal holds at most. */
export const MAX_SUPPORTING = 40;

/** As many as an appeal holds: a denial letter, a claim and the supporting documents. */
const MAX_APPEAL_DOCUMENTS = MAX_SUPPORTING + 2;
/** Documents that were chosen from a list. */
export const documentIds = z
  .array(z.uuid({ error: "Choose documents from the list." }))
  .max(MAX_APPEAL_DOCUMENTS, `Choose at most ${MAX_APPEAL_DOCUMENTS} documents.`);

const extracted = z.enum(EXTRACTION_FIELDS);
/** A document as an appeal shows it, with what was read in it. */
export const appealDocumentAnswer = z
  .strictObject({
    id: z.uuid(),
    document_type: z.enum(Object.values(WIRE_TYPES)),
    uploaded_document_info: z.strictObject({
      original_filename: z.string(),
      media_type: z.string(),
      file_size: z.int().min(0).describe("Bytes"),
      uploaded_at: z.iso.datetime(),
    }),
    ocr_status: z.enum(OCR_STATUSES),
    counting: z
      .literal(true)
      .optional()
      .describe("While its pages are counted: the upload had no time for it"),
    ocr_error: z.string().nullable().describe("Why reading failed, a sentence for the user"),
    ...paperFields,
    pages_total: z.int().min(0).nullable(),
    pages_read: z.int().min(0),
    pages_left_out: z.array(z.int().positive()).describe("Pages that stay behind when it is enclosed"),
    patient_confirmed: z
      .strictObject({ by: z.string(), at: z.iso.datetime(), patient: z.string() })
      .nullable()
      .describe(
        "Who said of a paper without a name that it is this patient's, and of whom the appeal was then",
      ),
    extraction_metadata: z.partialRecord(extracted, z.string()).nullable(),
    extraction_evidence: z.partialRecord(extracted, evidence).nullable().describe("Where each value stands"),
    extraction_engine: z
      .string()
      .nullable()
      .describe("`rules`, or the label of the model whose verified values are among them"),
    file_url: z.string(),
  })
  .meta({ id: "AppealDocument" });
export type AppealDocumentDto = z.infer<typeof appealDocumentAnswer>;
