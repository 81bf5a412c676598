import { Badge } from "@/components/ui/badge";
import { calendarDate } from "@/components/ui/calendar-date";
import { NoValue } from "@/components/ui/no-value";
import { deadlineChip } from "@/lib/core/dates";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import type { ActionCountsDto } from "@/lib/domain/claim/action-item/schema";
import type { DenialDetailsDto } from "@/lib/domain/claim/schema";

interface DeadlineProps {
  denial: Pick<DenialDetailsDto, "appeal_deadline" | "deadline_estimated">;
  today: string;
}

/** "12 days left"; the date itself on hover and for screen readers. */
export function AppealDeadlineChip({ denial, today }: DeadlineProps) {
  if (!denial.appeal_deadline) return null;
  const { text, tone } = deadlineChip(denial.appeal_deadline, today);
  const date = calendarDate(denial.appeal_deadline);
  const said = `appeal deadline ${date}${denial.deadline_estimated ? ", estimated: confirm it on the notice" : ""}`;
  return (
    <span title={`A${said.slice(1)}`} className="inline-flex max-w-full items-center gap-1.5">
      <Badge tone={tone} className="row-icon icon-deadline">
        {text}
        <span className="sr-only">{`, ${said}`}</span>
      </Badge>
      {denial.deadline_estimated && (
        <span aria-hidden className="text-ink-muted text-xs">
          est.
        </span>
      )}
    </span>
  );
}

/** The list's Denial Info: the deadline and the reason in one line each. */
export function DenialInfo({ denial, today }: { denial: DenialDetailsDto | null; today: string }) {
  if (!denial) return <NoValue />;
  const reason = denial.denial_category ? DENIAL_CATEGORY_LABELS[denial.denial_category] : null;
  if (denial.historical) {
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-muted">
        <span aria-hidden className="icon icon-history size-3.5" />
        Historical
      </span>
    );
  }
  return (
    <span className="inline-flex min-w-0 flex-col items-start gap-0.5 max-sm:items-end">
      {denial.appeal_deadline ? (
        <AppealDeadlineChip denial={denial} today={today} />
      ) : (
        <span className="text-ink-muted">No deadline set</span>
      )}
      {reason && <span className="text-ink-muted text-xs">{reason}</span>}
    </span>
  );
}

/** The compact variant of a claim's action items. */
export function ActionItemChips({ counts }: { counts: ActionCountsDto }) {
  if (counts.high_priority === 0 && counts.pending === 0) return <NoValue />;
  return (
    <span className="inline-flex flex-wrap gap-1 max-sm:justify-end">
      {counts.high_priority > 0 && <Badge tone="danger">{`${counts.high_priority} High Priority`}</Badge>}
      {counts.pending > 0 && <Badge tone="neutral">{`${counts.pending} Pending`}</Badge>}
    </span>
  );
}
