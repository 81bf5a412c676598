import { OUTCOME_TONES } from "@/components/case/case-chips";
import { OUTCOME_LABELS } from "@/components/case/case-labels";
import { Badge } from "@/components/ui/badge";
import { calendarDate } from "@/components/ui/calendar-date";
import type { DecisionOutcome } from "@/lib/core/cases";
import { deadlineChip } from "@/lib/core/dates";
import type { AppealStatus } from "@/lib/core/enums";

interface AppealStatusChipProps {
  status: AppealStatus;
  /** How the payer answered. */
  outcome?: DecisionOutcome | null;
}

export function AppealStatusChip({ status, outcome = null }: AppealStatusChipProps) {
  if (status === "sent" && outcome)
    return <Badge tone={OUTCOME_TONES[outcome]}>{OUTCOME_LABELS[outcome]}</Badge>;
  return status === "sent" ? (
    <Badge tone="success" icon="icon-circle-check">
      Sent
    </Badge>
  ) : (
    <Badge tone="neutral" icon="icon-pencil-line">
      Draft
    </Badge>
  );
}

/** "12 days left"; the date itself on hover and for screen readers. */
export function DeadlineChip({ deadline, today }: { deadline: string; today: string }) {
  const { text, tone } = deadlineChip(deadline, today);
  const date = calendarDate(deadline);
  return (
    <span title={`Appeal deadline ${date}`} className="inline-flex max-w-full">
      <Badge tone={tone} className="row-icon icon-deadline">
        {text}
        <span className="sr-only">, appeal deadline {date}</span>
      </Badge>
    </span>
  );
}
