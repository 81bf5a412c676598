import { Badge } from "@/components/ui/badge";
import { paperWords } from "@/lib/core/notice-labels";
import type { ClaimDocumentDto, LibraryDocumentDto } from "@/lib/domain/document/schema";
import { PostEobButton } from "./late-parts";

/** Papers that say what was paid. */
const POSTED: ReadonlySet<string> = new Set(["paid_eob", "remittance", "partial_denial"]);

interface ReadingResultProps {
  document: ClaimDocumentDto | LibraryDocumentDto;
  /** How its reading ended. */
  words: string;
}

/** What reading a document gave: what kind of paper it is, or why it could not be read. */
export function ReadingResult({ document, words }: ReadingResultProps) {
  if (document.ocr_status === "success") {
    const paper = paperWords(document);
    return (
      <span className="text-ink-muted">
        {words}
        {paper && <span className="block text-xs">{paper}</span>}
        {document.kind && POSTED.has(document.kind) && (
          <PostEobButton documentId={document.id} name={document.original_filename} />
        )}
      </span>
    );
  }
  return (
    <span>
      <Badge tone="warning">{words}</Badge>
      {document.ocr_error && (
        <span className="mt-0.5 block text-ink-muted text-xs">{document.ocr_error}</span>
      )}
    </span>
  );
}
