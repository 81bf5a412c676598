import type { ReactNode } from "react";
import { PartButton, type View } from "@/components/server-part/server-part";
import { Badge } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { EmptyState } from "@/components/ui/empty-state";
import { NoValue } from "@/components/ui/no-value";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { TimeText } from "@/components/ui/time-text";
import type { RemittanceFileDto } from "@/lib/domain/remittance/schema";
import { adviceOf, STATE_WORDS } from "./file-labels";
import { amountWords } from "./remittance-labels";

type PreviewView = View<{ remittanceId: string }>;

interface RemittanceFilesProps {
  files: readonly RemittanceFileDto[];
  previewView: PreviewView;
  /** Previous and Next. */
  children: ReactNode;
}

/** Every file that was uploaded or fetched, newest first, with what came of it and what to do. */
export function RemittanceFiles({ files, previewView, children }: RemittanceFilesProps) {
  if (files.length === 0) {
    return (
      <EmptyState title="No remittances yet">
        Upload an 835 file from a payer, or use Refresh Claims to fetch what your payers have sent.
      </EmptyState>
    );
  }
  return (
    <>
      <Table label="Remittance files" cards>
        <THead>
          <Tr>
            <Th>File</Th>
            <Th>Payer</Th>
            <Th>Payment Date</Th>
            <Th numeric>Payment</Th>
            <Th numeric>Claims</Th>
            <Th>Status</Th>
            <Th>What to do</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </Tr>
        </THead>
        <TBody>
          {files.map((file) => (
            <FileRow key={file.id} file={file} previewView={previewView} />
          ))}
        </TBody>
      </Table>
      {children}
    </>
  );
}

function FileRow({ file, previewView }: { file: RemittanceFileDto; previewView: PreviewView }) {
  const { label, tone } = STATE_WORDS[file.state];
  const wasRead = file.state !== "quarantined" && file.state !== "unreadable";
  return (
    <Tr>
      <Td className="max-w-56">
        <span className="break-words font-medium">{file.filename}</span>
        <TimeText value={file.created_at} as="date" className="block text-ink-muted text-xs" />
      </Td>
      <Td label="Payer">{file.payer_name ?? <NoValue />}</Td>
      <Td label="Payment date">{file.payment_date ? <DateText value={file.payment_date} /> : <NoValue />}</Td>
      <Td label="Payment" numeric>
        {wasRead ? amountWords(file.payment_total) : <NoValue />}
      </Td>
      <Td label="Claims" numeric>
        {wasRead ? file.claim_count : <NoValue />}
      </Td>
      <Td label="Status">
        <div className="flex flex-wrap gap-1 max-sm:justify-end">
          <Badge tone={tone}>{label}</Badge>
          {wasRead && file.status === "flagged" && <Badge tone="warning">Flagged</Badge>}
        </div>
      </Td>
      <Td className="max-w-80 text-ink-muted text-xs">{adviceOf(file)}</Td>
      <Td>
        <PartButton
          size="sm"
          aria-label={`Open ${file.filename}`}
          view={previewView}
          input={{ remittanceId: file.id }}
        >
          {wasRead ? "Preview" : "Details"}
        </PartButton>
      </Td>
    </Tr>
  );
}
