import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** "The records we hold (a visit note of 09/02/26)", "we had one note, dated 9/2/26": not when they came, but what they are of. */
const HELD =
  /\b(?:(?:the|these|those|only) (?:records?|notes?|documentation|file) (?:that )?we (?:hold|have|had)|we (?:hold|have|had|were sent) (?:only |just )?(?:the|an?|one))\b[^.;]{0,200}/gi;
const OF_DAY = /\b(?:note|record|visit|evaluation|exam(?:ination)?|report)s?,? (?:of|dated|for|from)\s*$/i;

/** What the payer looked at, and the days in question, of which it had none. */
export type NotesHeld = { had: string[]; days: string[] };

/**
 * The payer names the notes that it had, and none is of a day that it denies: whatever it misses in them says nothing of those days. Told only
 * where the notes of all those days are at hand.
 */
export function notesOfOtherDays(
  { deniedLines, datesOfService = [], servicePeriod, stage }: LetterFacts,
  noticeText: string,
  facts: readonly ChartFact[],
): NotesHeld | undefined {
  const { had, all } = daysHeld(noticeText);
  if (had.size === 0 || servicePeriod || stage === "pre_service") return undefined;
  const denied = (deniedLines ?? []).flatMap(({ dateOfService }) => dateOfService ?? []);
  const days = [...new Set(denied.length > 0 ? denied : datesOfService)].sort();
  const isAtHand = (day: string) => facts.some(({ date, adverse }) => date === day && !adverse);
  return days.length > 0 && !days.some((day) => all.has(day)) && days.every(isAtHand)
    ? { had: [...had].sort(), days }
    : undefined;
}

/** The days that stand right behind a paper that the payer says it holds, and every day that it names there. */
function daysHeld(noticeText: string): { had: ReadonlySet<string>; all: ReadonlySet<string> } {
  const told = [...noticeText.replace(/\s+/g, " ").matchAll(HELD)].flatMap(([words]) =>
    findDates(words).map(({ iso, start }) => ({ iso, isOfPaper: OF_DAY.test(words.slice(0, start)) })),
  );
  return {
    had: new Set(told.flatMap(({ iso, isOfPaper }) => (isOfPaper ? iso : []))),
    all: new Set(told.map(({ iso }) => iso)),
  };
}
