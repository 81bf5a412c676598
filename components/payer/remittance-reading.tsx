import { Alert } from "@/components/ui/alert";
import { calendarDate } from "@/components/ui/calendar-date";
import type { RemittancePreviewDto } from "@/lib/domain/remittance/schema";
import { PaperSheet } from "./paper-sheet";
import { PreviewTable } from "./preview-table";
import { ReadingPaper } from "./remittance-dialogs";
import { amountWords } from "./remittance-labels";

/** What was read in a file: its payment, what is odd about it, and what it changes claim by claim. */
export function RemittanceReading({ preview }: { preview: RemittancePreviewDto }) {
  if (preview.state === "quarantined") {
    return (
      <Alert tone="danger" title="This file is in quarantine">
        {preview.quarantine_reason}
      </Alert>
    );
  }
  if (preview.state === "reading")
    return <ReadingPaper pagesRead={preview.pages_read} pagesTotal={preview.pages_total} />;
  const { paper } = preview;
  const isUnreadable = preview.state === "unreadable";
  const more = preview.claim_count - preview.claims.length;
  return (
    <>
      {!isUnreadable && !paper && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
          <Fact name="Payer" value={preview.payer_name ?? "Not named"} />
          <Fact name="Payment" value={amountWords(preview.payment_total)} />
          <Fact
            name="Date"
            value={preview.payment_date ? calendarDate(preview.payment_date) : "Not stated"}
          />
          <Fact name="Claims" value={String(preview.claim_count)} />
        </dl>
      )}
      {preview.notice && <Alert tone="warning">{preview.notice}</Alert>}
      {preview.state === "applied" && (
        <Alert tone="info">This file was already applied. Applying it again changes nothing twice.</Alert>
      )}
      {preview.state === "stopped" && (
        <Alert tone="warning">
          Applying this file stopped partway. What was posted stays, and applying it again continues from
          there.
        </Alert>
      )}
      {paper && <PaperSheet preview={{ ...preview, paper }} />}
      {preview.problems.length > 0 && !paper && (
        <Alert
          tone={isUnreadable ? "danger" : "warning"}
          title={isUnreadable ? "Nothing can be used" : "Found in the file"}
        >
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {preview.problems.map(({ position, message }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={place}>
                {position && `Segment ${position.segment}: `}
                {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {preview.claims.length > 0 && <PreviewTable claims={preview.claims} />}
      {more > 0 && !isUnreadable && (
        <p className="text-ink-muted text-sm">{more} more claims are not shown here.</p>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
