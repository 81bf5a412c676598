import { type FoundDate, findDates } from "./calendar-date";
import type { Reading } from "./candidate";
import { kept } from "./kept";

/** All dates of a line or a sentence, in reading order: most rules ask for those of each line. */
export const datesOn: (printed: { text: string }) => readonly FoundDate[] = kept(
  ({ text }: { text: string }) => findDates(text),
);

/** "CC-7140   09/30/26   05/18/26   87804" under "Account", "Received" and "DOS": of several days the one in the column of services. */
export function dayInColumn({ lines, labeled }: Reading, index: number): string | undefined {
  const line = lines[index];
  const days = line ? datesOn(line) : [];
  if (new Set(days.map(({ iso }) => iso)).size < 2) return undefined;
  const columns = labeled.filter(({ layout, span }) => layout === "below" && span.line === index);
  const under = (start: number) =>
    columns.find(({ span }) => start >= span.start && start < span.end)?.label.kind;
  // From and to are both days of service; what stands under another word is none.
  const isMixed = days.some(({ start }) => {
    const kind = under(start);
    return kind === "claim" || kind === "member" || kind === "member_id" || kind === "other_date";
  });
  return isMixed ? days.find(({ start }) => under(start) === "service_date")?.iso : undefined;
}
