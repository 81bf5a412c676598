import { documents } from "@/db/schema/documents";
import { APPEAL_DOCUMENT_TYPES, type AppealDocumentType } from "@/lib/core/enums";
import { documentFilePath } from "../appeal/paths";
import type { AppealDocumentDto } from "../appeal/schema";

/** What leaves of a document's row: never its storage key or hash. */
export const documentColumns = {
  id: documents.id,
  appealId: documents.appealId,
  documentType: documents.documentType,
  originalFilename: documents.originalFilename,
  mediaType: documents.mediaType,
  sizeBytes: documents.sizeBytes,
  ocrStatus: documents.ocrStatus,
  ocrError: documents.ocrError,
  pagesTotal: documents.pagesTotal,
  pagesRead: documents.pagesRead,
  kind: documents.kind,
  extractionMetadata: documents.extractionMetadata,
  extractionEvidence: documents.extractionEvidence,
  extractionEngine: documents.extractionEngine,
  createdAt: documents.createdAt,
};

type DocumentRow = { [K in keyof typeof documentColumns]: (typeof documents.$inferSelect)[K] };

/** An appeal's documents have an appeal's types; the column holds a claim's too. */
export const appealType = (type: DocumentRow["documentType"]): AppealDocumentType =>
  APPEAL_DOCUMENT_TYPES.find((known) => known === type) ?? "supporting";

export function appealDocumentDto(row: DocumentRow): AppealDocumentDto {
  return {
    id: row.id,
    document_type: appealType(row.documentType),
    uploaded_document_info: {
      original_filename: row.originalFilename,
      media_type: row.mediaType,
      file_size: row.sizeBytes,
      uploaded_at: row.createdAt.toISOString(),
    },
    ocr_status: row.ocrStatus,
    ocr_error: row.ocrError,
    kind: row.kind,
    pages_total: row.pagesTotal,
    pages_read: row.pagesRead,
    extraction_metadata: row.extractionMetadata,
    extraction_evidence: row.extractionEvidence,
    extraction_engine: row.extractionEngine,
    file_url: row.appealId ? documentFilePath(row.appealId, row.id) : "",
  };
}
