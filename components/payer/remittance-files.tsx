"use client";

import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { EmptyState } from "@/components/ui/empty-state";
import { NoValue } from "@/components/ui/no-value";
import { Pagination } from "@/components/ui/pagination";
import { Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { Page } from "@/lib/core/page";
import type { RemittanceFileDto } from "@/lib/domain/remittance/schema";
import { adviceOf, STATE_WORDS } from "./file-labels";
import { failure, fetchRemittances, REMITTANCES_KEY } from "./remittance-calls";
import { amountWords } from "./remittance-labels";
import { usePages } from "./use-pages";

interface RemittanceFilesProps {
  /** What the server drew. */
  first: Page<RemittanceFileDto>;
  onOpen: (remittanceId: string) => void;
}

/** Every file that was uploaded or fetched, newest first, with what came of it and what to do. */
export function RemittanceFiles({ first, onOpen }: RemittanceFilesProps) {
  const list = usePages({ key: REMITTANCES_KEY, load: fetchRemittances, first });
  const { results, error, onPrevious, onNext } = list;
  if (error) {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" onClick={list.retry}>
            Try again
          </Button>
        }
      >
        {failure("load the remittances", error)}
      </Alert>
    );
  }
  if (results.length === 0) {
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
          {results.map((file) => (
            <FileRow key={file.id} file={file} onOpen={() => onOpen(file.id)} />
          ))}
        </TBody>
      </Table>
      {(onPrevious || onNext) && (
        <Pagination
          noun="remittances"
          shown={results.length}
          count={list.count}
          onPrevious={onPrevious}
          onNext={onNext}
          busy={list.busy}
        />
      )}
    </>
  );
}

function FileRow({ file, onOpen }: { file: RemittanceFileDto; onOpen: () => void }) {
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
        <Button size="sm" aria-label={`Open ${file.filename}`} onClick={onOpen}>
          {wasRead ? "Preview" : "Details"}
        </Button>
      </Td>
    </Tr>
  );
}
