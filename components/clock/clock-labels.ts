import { calendarDate, withCalendarDates } from "@/components/ui/calendar-date";
import { deadlineChip } from "@/lib/core/dates";
import type { ClockDto, ClockKind } from "@/lib/domain/clocks/schema";

const KIND_WORDS: Record<ClockKind, string> = {
  appeal: "Appeal",
  keep_services: "Ask to keep the services going",
  corrected_claim: "Send a corrected claim",
  timely_filing: "File the claim",
  peer_to_peer: "Ask for a peer-to-peer call",
  acknowledgment: "The payer's acknowledgment is due",
  payer_response: "The payer's answer is due",
  second_level: "Appeal at the second level",
  external_review: "Ask for external review",
  recoupment: "Appeal to stop the recoupment",
  idr: "Next step of the payment dispute",
  follow_up: "Ask the payer",
};

/** "Appeal by Dec 7, 2026, 15 days left"; a day to aim for that has passed helps nobody. */
export function clockTitle({ kind, due, work_by: workBy }: ClockDto, today: string): string {
  const until = workBy && workBy < due && workBy >= today ? ` (aim for ${calendarDate(workBy)})` : "";
  return `${KIND_WORDS[kind]} by ${calendarDate(due)}${until}, ${deadlineChip(due, today).text.toLowerCase()}`;
}

/** What the date rests on, and whether to confirm it. */
export function clockBasis({ source, from, certain, basis }: ClockDto): string {
  const words = withCalendarDates(source);
  const counted = from ? `${words}, counted from ${calendarDate(from)}` : words;
  if (certain) return `${counted}.`;
  return basis === "letter" ? `${counted}; check it.` : `${counted}. To be confirmed.`;
}
