"use client";

import { Download, Eye, Trash2 } from "lucide-react";
import Link from "next/link";
import { readingWords } from "@/components/document/document-labels";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { formatBytes } from "@/components/ui/file-size";
import { IconButton } from "@/components/ui/icon-button";
import { LINK } from "@/components/ui/link-classes";
import { NoValue } from "@/components/ui/no-value";
import { Spinner } from "@/components/ui/spinner";
import { Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";

interface LibraryTableProps {
  documents: readonly LibraryDocumentDto[];
  chosen: ReadonlyMap<string, LibraryDocumentDto>;
  onToggle: (document: LibraryDocumentDto) => void;
  onView: (documentId: string) => void;
  onDelete: (document: LibraryDocumentDto) => void;
}

export function LibraryTable({ documents, chosen, onToggle, onView, onDelete }: LibraryTableProps) {
  return (
    <Table label="Documents" cards>
      <THead>
        <Tr>
          <Th className="w-10">
            <span className="sr-only">Choose</span>
          </Th>
          <Th>File Name</Th>
          <Th>Type</Th>
          <Th>Patient</Th>
          <Th>Belongs To</Th>
          <Th>Uploaded</Th>
          <Th numeric>Size</Th>
          <Th>Reading</Th>
          <Th className="text-right">Actions</Th>
        </Tr>
      </THead>
      <TBody>
        {documents.map((document) => (
          <Tr key={document.id}>
            <Td label="Choose">
              <Checkbox
                checked={chosen.has(document.id)}
                onCheckedChange={() => onToggle(document)}
                aria-label={`Choose ${document.original_filename}`}
              />
            </Td>
            <Td className="max-w-64">
              <div className="min-w-0">
                <button
                  type="button"
                  title={document.original_filename}
                  onClick={() => onView(document.id)}
                  className={`block min-h-6 max-w-full truncate text-left font-medium ${LINK}`}
                >
                  {document.original_filename}
                </button>
                {document.description && (
                  <span className="line-clamp-1 text-ink-muted text-xs" title={document.description}>
                    {document.description}
                  </span>
                )}
              </div>
            </Td>
            <Td label="Type">
              <Badge>{CLAIM_DOCUMENT_TYPE_LABELS[document.document_type]}</Badge>
            </Td>
            <Td label="Patient" className="max-w-48">
              <span className="truncate sm:block">{document.patient_name || <NoValue />}</span>
            </Td>
            <Td label="Belongs To" className="whitespace-nowrap">
              <Place document={document} />
            </Td>
            <Td label="Uploaded" className="whitespace-nowrap">
              <span>
                <TimeText value={document.uploaded_at} as="date" />
                {document.uploaded_by_name && (
                  <span className="block text-ink-muted text-xs">{document.uploaded_by_name}</span>
                )}
              </span>
            </Td>
            <Td label="Size" numeric className="whitespace-nowrap">
              {formatBytes(document.file_size)}
            </Td>
            <Td label="Reading" className="max-w-48">
              <Reading document={document} />
            </Td>
            <Td className="cards:justify-end">
              <span className="flex justify-end">
                <IconButton
                  size="icon-sm"
                  label={`View ${document.original_filename}`}
                  onClick={() => onView(document.id)}
                >
                  <Eye aria-hidden />
                </IconButton>
                <IconButton asChild size="icon-sm" label={`Download ${document.original_filename}`}>
                  <a href={document.download_url} download={document.original_filename}>
                    <Download aria-hidden />
                  </a>
                </IconButton>
                <IconButton
                  size="icon-sm"
                  label={`Delete ${document.original_filename}`}
                  onClick={() => onDelete(document)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** Where it was uploaded: to a claim, to an appeal, or for the patient alone. */
function Place({ document }: { document: LibraryDocumentDto }) {
  const { claim, claim_number, appeal } = document;
  if (claim) {
    return (
      <Link href={`/claims/${claim}?tab=documents`} prefetch={false} className={LINK}>
        {claim_number || `Claim-${claim.slice(0, 8)}`}
      </Link>
    );
  }
  if (appeal) {
    return (
      <Link href={`/appeals/${appeal}`} prefetch={false} className={LINK}>
        Quick appeal
      </Link>
    );
  }
  return document.patient ? <span className="text-ink-muted">Patient</span> : <NoValue />;
}

function Reading({ document }: { document: LibraryDocumentDto }) {
  const { ocr_status: status, pages, pages_read } = document;
  if (status === "pending" && !document.being_read)
    return <span className="text-ink-muted">Not read yet</span>;
  if (status === "pending") {
    return (
      <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
        <Spinner size={14} className="text-accent" />
        {pages && pages_read > 0 ? `Page ${pages_read} of ${pages}` : "Being read"}
      </span>
    );
  }
  const words = readingWords({ ocr_status: status, pages: pages ?? 0 });
  if (status === "success") return <span className="text-ink-muted">{words}</span>;
  return (
    <span>
      <Badge tone="warning">{words}</Badge>
      {document.ocr_error && (
        <span className="mt-0.5 block text-ink-muted text-xs">{document.ocr_error}</span>
      )}
    </span>
  );
}
