import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import type { ClosingDto } from "@/lib/domain/case/worklist/schema";

interface CaseClosingProps {
  closing: ClosingDto;
  /** When that was. */
  day: ReactNode;
  /** The button that opens it again. */
  reopen: ReactNode;
}

/** That somebody closed the case of a claim or an appeal, instead of its next step (docs/product.md, W3). */
export function CaseClosing({ closing: { closed_by_name, reason }, day, reopen }: CaseClosingProps) {
  return (
    <Alert
      tone="neutral"
      className="mb-5"
      title={<span className="text-ink">Case closed</span>}
      action={reopen}
    >
      <p className="break-words">
        {closed_by_name ? `Closed by ${closed_by_name} on ` : "Closed on "}
        {day}
        {reason && `: ${reason}`}
      </p>
    </Alert>
  );
}
