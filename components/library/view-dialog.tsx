"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api } from "@/components/app-shell/api-fetch";
import { DocumentViewer } from "@/components/document/document-viewer";
import type { ViewedDocument } from "@/components/document/viewed-document";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { formatBytes } from "@/components/ui/file-size";
import { Skeleton } from "@/components/ui/skeleton";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";
import { DOCUMENTS_KEY, FETCH_FAILED } from "./library-calls";

interface ViewDialogProps {
  documentId: string;
  /** As the list has it; an address that was shared may name one of another page. */
  known: LibraryDocumentDto | null;
  onClose: () => void;
}

/** One document, read in the app. */
export function ViewDialog({ documentId, known, onClose }: ViewDialogProps) {
  const query = useQuery({
    queryKey: [...DOCUMENTS_KEY, "one", documentId],
    queryFn: () => api<LibraryDocumentDto>(`/documents/uploads/${documentId}/`, {}, FETCH_FAILED),
    enabled: known === null,
  });
  const document = known ?? query.data;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={<span className="break-all">{document?.original_filename ?? "Document"}</span>}
        description={document ? about(document) : "One moment."}
        size="lg"
      >
        <DialogBody
          role="region"
          aria-label="Document"
          tabIndex={0}
          data-autofocus
          className="bg-canvas outline-offset-[-2px]"
        >
          {document ? (
            <DocumentViewer documents={[viewed(document)]} highlight={null} />
          ) : query.isError ? (
            <Alert tone="danger" title={FETCH_FAILED}>
              This document is no longer available.
            </Alert>
          ) : (
            <Skeleton className="aspect-[8.5/11] w-full rounded-sm" />
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
          {document && (
            <Button asChild>
              <a href={document.download_url} download={document.original_filename}>
                <Download aria-hidden /> Download
              </a>
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const about = ({ document_type, file_size, patient_name }: LibraryDocumentDto) =>
  [CLAIM_DOCUMENT_TYPE_LABELS[document_type], patient_name, formatBytes(file_size)]
    .filter(Boolean)
    .join(" · ");

const viewed = (document: LibraryDocumentDto): ViewedDocument => ({
  id: document.id,
  name: document.original_filename,
  mediaType: document.media_type,
  pages: document.pages ?? 1,
  reading: document.ocr_status,
  readingError: document.ocr_error,
  fileUrl: document.file_url,
  pagesPath: `/documents/${document.id}/pages/`,
});
