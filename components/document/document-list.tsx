import { Badge } from "@/components/ui/badge";
import { formatBytes } from "@/components/ui/file-size";
import { HrefButton } from "@/components/ui/href-button";
import { NoValue } from "@/components/ui/no-value";
import { Spinner } from "@/components/ui/spinner";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { TimeText } from "@/components/ui/time-text";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/document-types";
import type { ClaimDocumentDto } from "@/lib/domain/document/schema";
import { DocumentActions } from "./document-actions";
import { readingWords } from "./document-labels";
import { ReadingResult } from "./reading-result";

interface DocumentListProps {
  documents: readonly ClaimDocumentDto[];
  /** The address with a document open. */
  hrefOf: (documentId: string) => string;
}

export function DocumentList({ documents, hrefOf }: DocumentListProps) {
  return (
    <Table label="Documents" cards>
      <THead>
        <Tr>
          <Th>File Name</Th>
          <Th>Type</Th>
          <Th>Uploaded</Th>
          <Th numeric>Size</Th>
          <Th>Description</Th>
          <Th>Reading</Th>
          <Th className="text-right">Actions</Th>
        </Tr>
      </THead>
      <TBody>
        {documents.map((document) => (
          <Tr key={document.id}>
            <Td className="max-w-64">
              <HrefButton
                variant="link"
                title={document.original_filename}
                href={hrefOf(document.id)}
                className="max-w-full"
              >
                <span className="truncate">{document.original_filename}</span>
              </HrefButton>
            </Td>
            <Td label="Type">
              <Badge>{CLAIM_DOCUMENT_TYPE_LABELS[document.document_type]}</Badge>
            </Td>
            <Td label="Uploaded" className="whitespace-nowrap">
              <span>
                <TimeText value={document.uploaded_at} as="date" />
                {document.uploaded_by_name && (
                  <span className="block text-ink-muted text-xs">{document.uploaded_by_name}</span>
                )}
              </span>
            </Td>
            <Td label="Size" numeric>
              {formatBytes(document.file_size)}
            </Td>
            <Td label="Description" className="max-w-56">
              {document.description ? (
                <span className="line-clamp-2 break-words" title={document.description}>
                  {document.description}
                </span>
              ) : (
                <NoValue />
              )}
            </Td>
            <Td label="Reading" className="max-w-52">
              <Reading document={document} />
            </Td>
            <Td className="cards:justify-end">
              <DocumentActions
                document={{
                  id: document.id,
                  name: document.original_filename,
                  type: CLAIM_DOCUMENT_TYPE_LABELS[document.document_type],
                  size: formatBytes(document.file_size),
                  downloadUrl: document.download_url,
                }}
                href={hrefOf(document.id)}
              />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function Reading({ document }: { document: ClaimDocumentDto }) {
  const words = readingWords(document);
  if (document.ocr_status === "pending") {
    return (
      <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
        <Spinner size={14} className="text-accent" /> {words}
      </span>
    );
  }
  return <ReadingResult document={document} words={words} />;
}
