"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, ExternalLink, FileQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import type { AppealDocumentDto } from "@/lib/domain/appeal/schema";
import { getPage } from "./appeal-calls";
import { DOCUMENT_TYPES } from "./appeal-words";
import { PageView } from "./document-page";
import { sentenceOf } from "./messages";
import type { Highlight } from "./source-highlight";

interface DocumentViewerProps {
  appealId: string;
  documents: readonly AppealDocumentDto[];
  /** The viewer turns to this place when it changes. */
  highlight: Highlight | null;
}

/** The appeal's documents, page by page, beside the fields or the letter. */
export function DocumentViewer({ appealId, documents, highlight }: DocumentViewerProps) {
  const [place, setPlace] = useState({ documentId: documents[0]?.id ?? "", page: 1 });
  useEffect(() => {
    if (highlight) setPlace({ documentId: highlight.documentId, page: highlight.page });
  }, [highlight]);

  const document = documents.find(({ id }) => id === place.documentId) ?? documents[0];
  const isRead = document?.ocr_status === "success";
  const page = useQuery({
    queryKey: ["document-page", document?.id, place.page],
    queryFn: () => getPage(appealId, document?.id ?? "", place.page),
    enabled: isRead,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (!document) {
    return (
      <EmptyState title="No documents" icon={FileQuestion}>
        Go back to Upload Files to add the denial letter.
      </EmptyState>
    );
  }
  const total = document.pages_total ?? 1;
  const turn = (to: number) => setPlace({ documentId: document.id, page: to });
  const shown =
    highlight && highlight.documentId === document.id && highlight.page === place.page ? highlight : null;

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-40 flex-1">
          <Select
            dense
            aria-label="Shown document"
            value={document.id}
            onChange={(event) => setPlace({ documentId: event.target.value, page: 1 })}
            options={documents.map((one) => ({
              value: one.id,
              label: `${DOCUMENT_TYPES[one.document_type]}: ${one.uploaded_document_info.original_filename}`,
            }))}
          />
        </div>
        <div className="flex items-center gap-1">
          <IconButton
            size="icon-sm"
            label="Previous page"
            disabled={place.page <= 1}
            onClick={() => turn(place.page - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-live="polite" className="whitespace-nowrap text-ink-muted text-sm tabular-nums">
            Page {place.page} of {total}
          </span>
          <IconButton
            size="icon-sm"
            label="Next page"
            disabled={place.page >= total}
            onClick={() => turn(place.page + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <Button asChild size="sm" variant="ghost">
          <a href={document.file_url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden /> Open original
          </a>
        </Button>
      </div>
      {document.ocr_status === "failed" && (
        <Alert tone="warning" title="This document could not be read">
          {document.ocr_error}
        </Alert>
      )}
      {page.isError ? (
        <Alert tone="danger" action={<Button onClick={() => page.refetch()}>Try again</Button>}>
          {sentenceOf(page.error, "This page could not be loaded.")}
        </Alert>
      ) : document.ocr_status === "pending" ? (
        <div className="flex aspect-[8.5/11] w-full items-center justify-center rounded-sm border border-dashed bg-surface px-6 text-center text-ink-muted">
          The page is shown here once the document has been read.
        </div>
      ) : (
        isRead && <PageView document={document} page={page.data} highlight={shown} />
      )}
    </div>
  );
}
