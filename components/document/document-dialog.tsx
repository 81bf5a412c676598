import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { formatBytes } from "@/components/ui/file-size";
import { HrefButton } from "@/components/ui/href-button";
import { RoutedDialog } from "@/components/ui/routed-dialog";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/document-types";
import type { ClaimDocumentDto, LibraryDocumentDto } from "@/lib/domain/document/schema";
import { LateViewer } from "./late-parts";
import type { ViewedDocument } from "./viewed-document";

interface DocumentDialogProps {
  /** Null where there is none anymore. */
  document: ClaimDocumentDto | LibraryDocumentDto | null;
  /** The address without the document. */
  closeHref: string;
}

/** One document, read in the app. */
export function DocumentDialog({ document, closeHref }: DocumentDialogProps) {
  return (
    <RoutedDialog
      title={<span className="break-all">{document?.original_filename ?? "Document"}</span>}
      {...(document && { description: about(document) })}
      size="lg"
      closeHref={closeHref}
    >
      <DialogBody
        role="region"
        aria-label="Document"
        tabIndex={0}
        data-autofocus
        className="bg-canvas outline-offset-[-2px]"
      >
        {document ? (
          <LateViewer document={viewed(document)} />
        ) : (
          <Alert tone="danger" title="Failed to fetch documents">
            This document is no longer available.
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <HrefButton href={closeHref} replace>
          Close
        </HrefButton>
        {document && (
          <ButtonLink href={document.download_url} download={document.original_filename}>
            <span aria-hidden className="icon icon-download" /> Download
          </ButtonLink>
        )}
      </DialogFooter>
    </RoutedDialog>
  );
}

/** Among all documents it says whose it is as well. */
const about = (document: ClaimDocumentDto | LibraryDocumentDto) =>
  [
    CLAIM_DOCUMENT_TYPE_LABELS[document.document_type],
    "patient_name" in document && document.patient_name,
    formatBytes(document.file_size),
  ]
    .filter(Boolean)
    .join(" · ");

const viewed = (document: ClaimDocumentDto | LibraryDocumentDto): ViewedDocument => ({
  id: document.id,
  name: document.original_filename,
  mediaType: document.media_type,
  pages: document.pages ?? 1,
  reading: document.ocr_status,
  readingError: document.ocr_error,
  fileUrl: document.file_url,
  pagesPath: `/documents/${document.id}/pages/`,
});
