import { readingWords } from "@/components/document/document-labels";
import { ReadingResult } from "@/components/document/reading-result";
import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { IconLink } from "@/components/ui/button-link";
import { formatBytes } from "@/components/ui/file-size";
import { NAME_HINT } from "@/components/ui/hint";
import { HrefButton } from "@/components/ui/href-button";
import { NoValue } from "@/components/ui/no-value";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { TimeText } from "@/components/ui/time-text";
import { CLAIM_DOCUMENT_TYPE_LABELS } from "@/lib/core/document-types";
import type { LibraryDocumentDto } from "@/lib/domain/document/schema";
import { BeingRead, ChooseDocument, DeleteDocument } from "./library-parts";

/** How many of the documents under way are looked at: they are read in their order. */
const WATCHED = 3;

interface LibraryTableProps {
  documents: readonly LibraryDocumentDto[];
  /** The address that opens a document. */
  hrefOf: (documentId: string) => string;
}

export function LibraryTable({ documents, hrefOf }: LibraryTableProps) {
  const watched = documents.filter(({ being_read }) => being_read).slice(-WATCHED);
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
              <ChooseDocument
                document={{
                  id: document.id,
                  original_filename: document.original_filename,
                  patient_name: document.patient_name,
                }}
              />
            </Td>
            <Td className="max-w-64">
              <div className="min-w-0">
                <HrefButton
                  variant="link"
                  title={document.original_filename}
                  href={hrefOf(document.id)}
                  className="block max-w-full truncate text-left font-medium"
                >
                  {document.original_filename}
                </HrefButton>
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
              <span className="truncate sm:block" title={document.patient_name}>
                {document.patient_name || <NoValue />}
              </span>
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
              <Reading document={document} watched={watched.includes(document)} />
            </Td>
            <Td className="cards:justify-end">
              <span className="flex justify-end">
                <HrefButton
                  variant="ghost"
                  size="icon-sm"
                  {...NAME_HINT}
                  aria-label={`View ${document.original_filename}`}
                  href={hrefOf(document.id)}
                >
                  <span aria-hidden className="icon icon-eye" />
                </HrefButton>
                <IconLink
                  size="icon-sm"
                  label={`Download ${document.original_filename}`}
                  href={document.download_url}
                  download={document.original_filename}
                >
                  <span aria-hidden className="icon icon-download" />
                </IconLink>
                <DeleteDocument
                  documentId={document.id}
                  name={document.original_filename}
                  facts={factsOf(document)}
                />
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
      <AppLink href={`/claims/${claim}?tab=documents`} className="link">
        {claim_number || `Claim-${claim.slice(0, 8)}`}
      </AppLink>
    );
  }
  if (appeal) {
    return (
      <AppLink href={`/appeals/${appeal}`} className="link">
        Quick appeal
      </AppLink>
    );
  }
  return document.patient ? <span className="text-ink-muted">Patient</span> : <NoValue />;
}

function Reading({ document, watched }: { document: LibraryDocumentDto; watched: boolean }) {
  const { ocr_status: status, pages, pages_read } = document;
  if (status === "pending") {
    if (!document.being_read)
      return <span className="text-ink-muted">{document.counting ? "Being counted" : "Not read yet"}</span>;
    const known = { pages, pages_read, counting: document.counting };
    return <BeingRead documentId={document.id} {...known} watched={watched} />;
  }
  const words = readingWords({ ocr_status: status, pages: pages ?? 0 });
  return <ReadingResult document={document} words={words} />;
}

function factsOf(document: LibraryDocumentDto) {
  const used = document.appeals === 1 ? "1 appeal" : `${document.appeals} appeals`;
  return [
    { label: "File", value: document.original_filename },
    { label: "Type", value: CLAIM_DOCUMENT_TYPE_LABELS[document.document_type] },
    { label: "Size", value: formatBytes(document.file_size), numeric: true },
    ...(document.patient_name ? [{ label: "Patient", value: document.patient_name }] : []),
    ...(document.claim_number ? [{ label: "Claim", value: document.claim_number }] : []),
    ...(document.appeals > 0 ? [{ label: "Used by", value: `${used}; it disappears there too` }] : []),
  ];
}
