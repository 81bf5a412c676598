"use client";

import { memo } from "react";
import { DocumentViewer } from "@/components/document/document-viewer";
import type { Drawing } from "@/components/document/drawing";
import type { Highlight } from "@/components/document/highlight";
import type { ViewedDocument } from "@/components/document/viewed-document";
import { lazyPartAfter } from "@/components/ui/lazy-part";
import { useIsBrowser } from "@/components/ui/use-is-browser";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import { DOCUMENT_TYPES } from "./document-kinds";
import { Waiting } from "./waiting";

/** Seldom: a step that shows documents is come to with one. */
const EmptyState = lazyPartAfter(null, () =>
  import("@/components/ui/empty-state").then((file) => file.EmptyState),
);

interface AppealDocumentViewerProps {
  appealId: string;
  documents: readonly AppealDocumentDto[];
  /** The viewer turns to this place when it changes. */
  highlight: Highlight | null;
  /** A box is being drawn on the page that is shown. */
  drawing?: Drawing | null;
}

/**
 * The appeal's documents, page by page, beside the fields or the letter. Only a browser draws them, and each key among the
 * fields would draw all words of the page again.
 */
export const AppealDocumentViewer = memo(function AppealDocumentViewer({
  appealId,
  documents,
  highlight,
  drawing = null,
}: AppealDocumentViewerProps) {
  const isBrowser = useIsBrowser();
  const [first, ...others] = documents.map((document) => viewed(appealId, document));
  if (!first) {
    return (
      <EmptyState title="No documents" icon="icon-file-question-mark">
        Go back to Upload Files to add the denial letter.
      </EmptyState>
    );
  }
  if (!isBrowser) return <Waiting className="h-96 rounded-lg" />;
  return <DocumentViewer documents={[first, ...others]} highlight={highlight} drawing={drawing} />;
});

function viewed(appealId: string, document: AppealDocumentDto): ViewedDocument {
  const { original_filename, media_type } = document.uploaded_document_info;
  return {
    id: document.id,
    name: `${DOCUMENT_TYPES[document.document_type]}: ${original_filename}`,
    mediaType: media_type,
    pages: document.pages_total ?? 1,
    reading: document.ocr_status,
    readingError: document.ocr_error,
    fileUrl: document.file_url,
    pagesPath: `/documents/minimal-appeals/${appealId}/uploads/${document.id}/pages/`,
  };
}
