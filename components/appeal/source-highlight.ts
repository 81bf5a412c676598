import type { Box } from "@/lib/core/document-text";
import type { SourcedEvidenceDto } from "@/lib/domain/appeal/schema";

/** What the viewer marks: words of one page of one document. */
export type Highlight = { documentId: string; page: number; boxes: readonly Box[]; label: string };

/** The place that a value came from, or null when it is not printed anywhere. */
export function highlightOf(evidence: SourcedEvidenceDto | undefined, label: string): Highlight | null {
  if (!evidence) return null;
  return { documentId: evidence.documentId, page: evidence.page, boxes: evidence.boxes, label };
}
