import { Alert } from "@/components/ui/alert";
import { TimeText } from "@/components/ui/time-text";
import type { ClosingDto } from "@/lib/domain/case/worklist/schema";
import { ReopenCase } from "./late-reopen-case";

/** That somebody closed the case of a claim or an appeal, instead of its next step (docs/product.md, W3). */
export function CaseClosing({ closing: { id, closed_at, closed_by_name, reason } }: { closing: ClosingDto }) {
  return (
    <Alert
      tone="neutral"
      className="mb-5"
      title={<span className="text-ink">Case closed</span>}
      action={<ReopenCase caseId={id} />}
    >
      <p className="break-words">
        {closed_by_name ? `Closed by ${closed_by_name} on ` : "Closed on "}
        <TimeText value={closed_at} as="date" />
        {reason && `: ${reason}`}
      </p>
    </Alert>
  );
}
