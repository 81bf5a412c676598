import { appealDocuments, documents } from "@/db/schema/documents";
import { WIRE_TYPES } from "@/lib/core/enums";
import { paperDto } from "@/lib/core/notice-answer";
import { uncounted } from "@/lib/domain/document/upload/uncounted";
import { documentFilePath } from "../paths";
import type { AppealDocumentDto } from "./schema";

/** What leaves of an appeal's document: never its storage key or hash. Of a query that is joined by `ofLink`. */
export const documentColumns = {
  id: documents.id,
  appealId: appealDocuments.appealId,
  documentType: appealDocuments.documentType,
  pagesLeftOut: appealDocuments.pagesLeftOut,
  patientConfirmed: appealDocuments.patientConfirmed,
  originalFilename: documents.originalFilename,
  mediaType: documents.mediaType,
  sizeBytes: documents.sizeBytes,
  uncounted,
  ocrStatus: documents.ocrStatus,
  ocrError: documents.ocrError,
  pagesTotal: documents.pagesTotal,
  pagesRead: documents.pagesRead,
  kind: documents.kind,
  careStage: documents.careStage,
  decisionLevel: documents.decisionLevel,
  lineOfBusiness: documents.lineOfBusiness,
  paperEvidence: documents.paperEvidence,
  deniedLines: documents.deniedLines,
  extractionMetadata: documents.extractionMetadata,
  extractionEvidence: documents.extractionEvidence,
  extractionEngine: documents.extractionEngine,
  createdAt: documents.createdAt,
};

type DocumentRow = Omit<
  {
    [K in Exclude<keyof typeof documentColumns, "uncounted">]: (typeof documents.$inferSelect)[K &
      keyof typeof documents.$inferSelect];
  },
  LinkColumn
> & { uncounted: boolean } & Pick<typeof appealDocuments.$inferSelect, LinkColumn>;
type LinkColumn = "appealId" | "documentType" | "pagesLeftOut" | "patientConfirmed";

export function appealDocumentDto(row: DocumentRow): AppealDocumentDto {
  return {
    id: row.id,
    document_type: WIRE_TYPES[row.documentType],
    uploaded_document_info: {
      original_filename: row.originalFilename,
      media_type: row.mediaType,
      file_size: row.sizeBytes,
      uploaded_at: row.createdAt.toISOString(),
    },
    ocr_status: row.ocrStatus,
    ...(row.uncounted && row.ocrStatus === "pending" && { counting: true as const }),
    ocr_error: row.ocrError,
    ...paperDto(row),
    pages_total: row.pagesTotal,
    pages_read: row.pagesRead,
    pages_left_out: row.pagesLeftOut,
    patient_confirmed: row.patientConfirmed,
    extraction_metadata: row.extractionMetadata,
    extraction_evidence: row.extractionEvidence,
    extraction_engine: row.extractionEngine,
    file_url: documentFilePath(row.appealId, row.id),
  };
}
