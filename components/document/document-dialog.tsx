import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { formatBytes } from "@/components/ui/file-size";
import { HrefButton } from "@/components/ui/href-button";
import { RoutedDialog } from "@/components/ui/routed-dialog";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { LateViewer } from "./late-parts";

interface DocumentDialogProps {
  document: ClaimDocumentDto;
  /** The address without the document. */
  closeHref: string;
}

/** One document of a claim, read in the app. */
export function DocumentDialog({ document, closeHref }: DocumentDialogProps) {
  return (
    <RoutedDialog
      title={<span className="break-all">{document.original_filename}</span>}
      description={`${CLAIM_DOCUMENT_TYPE_LABELS[document.document_type]} · ${formatBytes(document.file_size)}`}
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
        <LateViewer
          document={{
            id: document.id,
            name: document.original_filename,
            mediaType: document.media_type,
            pages: document.pages,
            reading: document.ocr_status,
            readingError: document.ocr_error,
            fileUrl: document.file_url,
            pagesPath: `/documents/${document.id}/pages/`,
          }}
        />
      </DialogBody>
      <DialogFooter>
        <HrefButton href={closeHref} replace>
          Close
        </HrefButton>
        <Button asChild>
          <a href={document.download_url} download={document.original_filename}>
            <Download aria-hidden /> Download
          </a>
        </Button>
      </DialogFooter>
    </RoutedDialog>
  );
}
