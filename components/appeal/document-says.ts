import type { SourcedEvidenceDto } from "@/lib/core/evidence";
import type { ExtractionField } from "@/lib/core/extraction";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { DOCUMENT_TYPES } from "./document-kinds";

/**
 * What the documents themselves say for a field, whatever the field holds now: the denial letter before the claim
 * before the supporting papers.
 */
export function documentSays(
  appeal: Pick<AppealDto, "documents">,
  field: ExtractionField,
): SourcedEvidenceDto | null {
  for (const type of Object.keys(DOCUMENT_TYPES)) {
    for (const document of appeal.documents) {
      const evidence = document.document_type === type ? document.extraction_evidence?.[field] : undefined;
      if (evidence) return { ...evidence, documentId: document.id };
    }
  }
  return null;
}
