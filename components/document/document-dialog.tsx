"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { formatBytes } from "@/components/ui/file-size";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { DocumentViewer } from "./document-viewer";
import type { ViewedDocument } from "./viewed-document";

/** One document of a claim, read in the app. */
export function DocumentDialog({ document, onClose }: { document: ClaimDocumentDto; onClose: () => void }) {
  const about = [CLAIM_DOCUMENT_TYPE_LABELS[document.document_type], formatBytes(document.file_size)];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={<span className="break-all">{document.original_filename}</span>}
        description={about.join(" · ")}
        size="lg"
      >
        <DialogBody
          role="region"
          aria-label="Document"
          tabIndex={0}
          data-autofocus
          className="bg-canvas outline-offset-[-2px]"
        >
          <DocumentViewer documents={[viewed(document)]} highlight={null} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
          <Button asChild>
            <a href={document.download_url} download={document.original_filename}>
              <Download aria-hidden /> Download
            </a>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const viewed = (document: ClaimDocumentDto): ViewedDocument => ({
  id: document.id,
  name: document.original_filename,
  mediaType: document.media_type,
  pages: document.pages,
  reading: document.ocr_status,
  readingError: document.ocr_error,
  fileUrl: document.file_url,
  pagesPath: `/documents/${document.id}/pages/`,
});
