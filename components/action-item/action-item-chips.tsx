import { Badge } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { NoValue } from "@/components/ui/no-value";
import { ACTION_STATUS_LABELS, PRIORITY_LABELS } from "@/lib/core/claim-labels";
import type { ActionStatus, Priority } from "@/lib/core/enums";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";

const PRIORITY_TONES = { high: "danger", medium: "warning", low: "neutral" } as const;
const STATUS_TONES = {
  pending: "neutral",
  in_progress: "info",
  completed: "success",
  dismissed: "neutral",
} as const;

export function PriorityChip({ priority }: { priority: Priority }) {
  return <Badge tone={PRIORITY_TONES[priority]}>{PRIORITY_LABELS[priority]}</Badge>;
}

export function ActionStatusChip({ status }: { status: ActionStatus }) {
  return (
    <Badge tone={STATUS_TONES[status]} dot>
      {ACTION_STATUS_LABELS[status]}
    </Badge>
  );
}

export function OverdueChip() {
  return (
    <Badge tone="danger" icon="icon-calendar-x">
      Overdue
    </Badge>
  );
}

/** The due date, marked when it has passed on an open item. */
export function DueDate({ item }: { item: Pick<ActionItemDto, "due_date" | "is_overdue"> }) {
  if (!item.due_date) return <NoValue />;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <DateText value={item.due_date} className="whitespace-nowrap" />
      {item.is_overdue && <OverdueChip />}
    </span>
  );
}
