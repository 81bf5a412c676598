import { Download } from "lucide-react";
import { LateViewer } from "@/components/document/late-parts";
import type { ViewedDocument } from "@/components/document/viewed-document";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { formatBytes } from "@/components/ui/file-size";
import { HrefButton } from "@/components/ui/href-button";
import { RoutedDialog } from "@/components/ui/routed-dialog";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

interface DocumentDialogProps {
  /** Null where there is none anymore. */
  document: LibraryDocumentDto | null;
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
          <Button asChild>
            <a href={document.download_url} download={document.original_filename}>
              <Download aria-hidden /> Download
            </a>
          </Button>
        )}
      </DialogFooter>
    </RoutedDialog>
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
