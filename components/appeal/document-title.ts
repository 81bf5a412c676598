import type { AppealDocumentType, WireType } from "@/lib/core/enums";
import { paperTitle } from "@/lib/core/paper-title";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";

const TYPES: Record<WireType, AppealDocumentType> = {
  denial: "denial_letter",
  claim: "claim_form",
  supporting: "supporting_docs",
};

type Titled = Pick<AppealDocumentDto, "document_type"> & {
  uploaded_document_info: Pick<AppealDocumentDto["uploaded_document_info"], "original_filename">;
};

/** A document as the letter and what stands in its way name it; its file's name tells two of one title apart. */
export const documentTitle = ({ document_type: type, uploaded_document_info: file }: Titled): string =>
  paperTitle({ type: TYPES[type], name: file.original_filename });

/** Of one that may be gone from the appeal. */
export function nameAmong(documents: readonly AppealDocumentDto[], id: string): string {
  const document = documents.find((one) => one.id === id);
  return document ? documentTitle(document) : "A document";
}

/** "Progress note, page 1": a place among several papers. */
export const placeWords = (
  documents: readonly AppealDocumentDto[],
  documentId: string,
  page: number,
): string => `${nameAmong(documents, documentId)}, page ${page}`;
