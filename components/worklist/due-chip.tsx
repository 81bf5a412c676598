import { Badge } from "@/components/ui/badge";
import { calendarDate } from "@/components/ui/calendar-date";
import { NoValue } from "@/components/ui/no-value";
import { clockLabel } from "@/lib/core/clock-labels";
import type { WorklistItemDto } from "@/lib/domain/case/worklist/schema";

function left({ days_left: days, work_by, state }: WorklistItemDto): {
  text: string;
  tone: "success" | "warning" | "danger" | "neutral";
} {
  if (days === null) return { text: "No date", tone: "neutral" };
  if (state === "expired") return { text: "Expired", tone: "danger" };
  if (days < 0) return { text: `${-days} ${days === -1 ? "day" : "days"} overdue`, tone: "danger" };
  if (days === 0) return { text: "Due today", tone: "warning" };
  const text = `${days} ${days === 1 ? "day" : "days"} left`;
  if (work_by === null) return { text, tone: "neutral" };
  return { text, tone: days > 7 ? "success" : "warning" };
}

/** "3 days left", with what runs out, and whether it is certain. */
export function DueChip({ item }: { item: WorklistItemDto }) {
  if (!item.due) return <NoValue />;
  const { text, tone } = left(item);
  const byThen = item.work_by && item.work_by !== item.due ? `, work to ${calendarDate(item.work_by)}` : "";
  const title = `${clockLabel(item.clock)}: ${calendarDate(item.due)}${byThen}${item.certain ? "" : ", to be confirmed"}`;
  return (
    <span title={title} className="inline-flex flex-col items-start gap-0.5 max-sm:items-end">
      <span className="inline-flex items-center gap-1.5">
        <Badge tone={tone}>{text}</Badge>
        {!item.certain && (
          <span className="text-ink-muted text-xs">
            <span aria-hidden>est.</span>
            <span className="sr-only">to be confirmed</span>
          </span>
        )}
      </span>
      <span className="whitespace-nowrap text-ink-muted text-xs">
        {clockLabel(item.clock)}, {calendarDate(item.due)}
      </span>
    </span>
  );
}
