import { calendarDate } from "./calendar-date";

/** A calendar date (`YYYY-MM-DD`): birth, service and due dates. */
export function DateText({ value, className }: { value: string; className?: string }) {
  if (!value) return <span className={className}>Not on file</span>;
  return (
    <time dateTime={value} {...(className && { className })}>
      {calendarDate(value)}
    </time>
  );
}
