import type { Highlight } from "@/components/document/highlight";
import type { SourcedEvidenceDto } from "@/lib/core/evidence";

/** The place that a value came from, or null when it is not printed anywhere. */
export function highlightOf(evidence: SourcedEvidenceDto | undefined, label: string): Highlight | null {
  if (!evidence) return null;
  return { documentId: evidence.documentId, page: evidence.page, boxes: evidence.boxes, label };
}
