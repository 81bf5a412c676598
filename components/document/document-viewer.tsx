"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import { PageView } from "./document-page";
import type { Drawing } from "./drawing";
import type { Highlight } from "./highlight";
import { usePage } from "./use-page";
import type { ViewedDocument } from "./viewed-document";

interface DocumentViewerProps {
  documents: readonly [ViewedDocument, ...ViewedDocument[]];
  /** The viewer turns to this place when it changes. */
  highlight: Highlight | null;
  /** A box is being drawn on the page that is shown. */
  drawing?: Drawing | null;
}

/** Stored documents, page by page, with a choice among them where there are several. */
export function DocumentViewer({ documents, highlight, drawing = null }: DocumentViewerProps) {
  const [place, setPlace] = useState({ documentId: documents[0].id, page: 1 });
  useEffect(() => {
    if (highlight) setPlace({ documentId: highlight.documentId, page: highlight.page });
  }, [highlight]);

  const document = documents.find(({ id }) => id === place.documentId) ?? documents[0];
  const page = usePage(document, place.page);
  const turn = (to: number) => setPlace({ documentId: document.id, page: to });
  const shown =
    highlight && highlight.documentId === document.id && highlight.page === place.page ? highlight : null;

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {documents.length > 1 && (
          <div className="min-w-40 flex-1">
            <Select
              dense
              aria-label="Shown document"
              value={document.id}
              onChange={(event) => setPlace({ documentId: event.target.value, page: 1 })}
              options={documents.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        )}
        <div className="flex items-center gap-1">
          <IconButton
            size="icon-sm"
            label="Previous page"
            disabled={place.page <= 1}
            onClick={() => turn(place.page - 1)}
          >
            <span aria-hidden className="icon icon-chevron-left" />
          </IconButton>
          <span aria-live="polite" className="whitespace-nowrap text-ink-muted text-sm tabular-nums">
            Page {place.page} of {document.pages}
          </span>
          <IconButton
            size="icon-sm"
            label="Next page"
            disabled={place.page >= document.pages}
            onClick={() => turn(place.page + 1)}
          >
            <span aria-hidden className="icon icon-chevron-right" />
          </IconButton>
        </div>
        <ButtonLink size="sm" variant="ghost" href={document.fileUrl} target="_blank" rel="noreferrer">
          <span aria-hidden className="icon icon-external-link" /> Open original
        </ButtonLink>
      </div>
      {document.reading === "failed" && (
        <Alert tone="warning" title="This document could not be read">
          {document.readingError}
        </Alert>
      )}
      {drawing && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm"
        >
          <p className="text-ink">
            {drawing.busy ? "Reading the box…" : `Draw a box around ${drawing.label}. `}
            {!drawing.busy && (
              <span className="text-ink-muted max-sm:hidden">
                Or move it with the arrow keys, size it with Shift, and press Enter.
              </span>
            )}
          </p>
          <Button variant="link" onClick={drawing.onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {page.failure ? (
        <Alert tone="danger" action={<Button onClick={page.retry}>Try again</Button>}>
          {page.failure}
        </Alert>
      ) : (
        <PageView
          document={document}
          number={place.page}
          page={page.data}
          highlight={shown}
          drawing={drawing}
        />
      )}
    </div>
  );
}
