import { Badge } from "@/components/ui/badge";
import { calendarDate } from "@/components/ui/calendar-date";
import { NoValue } from "@/components/ui/no-value";
import { clockLabel } from "@/lib/core/clock-labels";
import { daysBetween } from "@/lib/core/dates";
import type { AppealRowDto } from "@/lib/domain/appeal/dashboard/schema";
import { DeadlineChip } from "./appeal-chips";

interface DueDateProps {
  due: string | null;
  /** What runs out then. */
  clock: string | null;
  certain: boolean;
  /** It is the payer's to keep. */
  theirs: boolean;
  today: string;
}

/** "3 days left", and what runs out when. On the payer's turn the days are no warning before they are over. */
export function DueDate({ due, clock, certain, theirs, today }: DueDateProps) {
  if (!due) return <NoValue />;
  const days = daysBetween(today, due);
  const tone = days < 0 ? "danger" : theirs ? "neutral" : days <= 7 ? "warning" : "success";
  return (
    <span className="inline-flex flex-col items-start gap-0.5 max-sm:items-end">
      <span className="inline-flex items-center gap-1.5">
        <Badge tone={tone}>{daysWords(days)}</Badge>
        {!certain && (
          <span className="text-ink-muted text-xs">
            <span aria-hidden>est.</span>
            <span className="sr-only">to be confirmed</span>
          </span>
        )}
      </span>
      <span className="text-ink-muted text-xs">
        {clock && (theirs && clock === "follow_up" ? "Payer's turn, ask by " : `${clockLabel(clock)}, `)}
        <span className="whitespace-nowrap">{calendarDate(due)}</span>
      </span>
    </span>
  );
}

/** What is due of a row of the list; of a draft that no date was counted for, the one that its notice states. */
export function DueOfAppeal({ appeal, today }: { appeal: AppealRowDto; today: string }) {
  const { due, clock, due_certain: certain, payers_turn: theirs, status, appeal_stage: stage } = appeal;
  const stated = status === "sent" || stage === "closed" ? null : appeal.appeal_deadline;
  if (!due && stated) return <DeadlineChip deadline={stated} today={today} />;
  return <DueDate {...{ due, clock, certain, theirs, today }} />;
}

function daysWords(days: number): string {
  if (days === 0) return "Due today";
  const n = Math.abs(days);
  return `${n} ${n === 1 ? "day" : "days"} ${days < 0 ? "over" : "left"}`;
}
