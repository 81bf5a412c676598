import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** "The records we hold (a visit note of 09/02/26)", "we had one note, dated 9/2/26": not when they came, but what they are of. */
const HELD =
  /\b(?:the|these|those|only) (?:(?:visit|progress|chart|office|daily|treatment|therapy|clinic) )?(?:records?|notes?) (?:that )?we (?:received|got)(?: with (?:the|this|your) (?:claim|bill|request))?[^.;]{0,120}|\b(?:(?:the|these|those|only) (?:records?|notes?|documentation|file) (?:that )?we (?:hold|have|had)|we (?:hold|have|had|were sent) (?:only |just )?(?:the|an?|one))\b[^.;]{0,200}/gi;
/** "The note we received with the claim (10/01/2026)": the day alone in brackets right behind. "(received 10/01/2026)" is when it came. */
const BEHIND_PAPER =
  /\bwe (?:received|got|hold|have|had)(?: with (?:the|this|your) (?:claim|bill|request))? \((?:\d{1,2}\/\d{1,2}\/\d{2,4}(?:,| and|, and) )*$/i;
const OF_DAY = /\b(?:note|record|visit|evaluation|exam(?:ination)?|report)s?,? (?:of|dated|for|from)\s*$/i;

/** "The notes we received do not include the evaluation of": what it names is what it did not have, or only read of. */
const NOT_HAD = /\b(?:not|no|lack\w*|without|miss\w*|omit\w*|except|refer\w*|mention\w*|cit\w*)\b/i;

/** What the payer looked at, and the days in question, of which it had none. */
export type NotesHeld = {
  had: string[];
  days: string[];
  /** Of each note that it had, where the practice's own copy stands. */
  copies: ChartFact[];
};

/**
 * The payer names the notes that it had, and none is of a day that it denies: whatever it misses in them says nothing of those days. Told only
 * where the notes of all those days are at hand.
 */
export function notesOfOtherDays(
  { deniedLines, datesOfService = [], servicePeriod, stage }: LetterFacts,
  noticeText: string,
  facts: readonly ChartFact[],
  chart: readonly ChartFact[] = facts,
): NotesHeld | undefined {
  const { had, all } = daysHeld(noticeText);
  if (had.size === 0 || servicePeriod || stage === "pre_service") return undefined;
  const denied = (deniedLines ?? []).flatMap(({ dateOfService }) => dateOfService ?? []);
  const days = [...new Set(denied.length > 0 ? denied : datesOfService)].sort();
  const isAtHand = (day: string) => facts.some(({ date, adverse }) => date === day && !adverse);
  return days.length > 0 && !days.some((day) => all.has(day)) && days.every(isAtHand)
    ? { had: [...had].sort(), days, copies: [...had].sort().flatMap((day) => noteOf(chart, day) ?? []) }
    : undefined;
}

const VISIT = /\b(?:note|visit|encounter|SOAP)\b/i;
/** The note of a day, where one page alone of that day is headed as one. */
function noteOf(chart: readonly ChartFact[], day: string): ChartFact | undefined {
  const said = chart.filter(({ date, heading, measure }) => date === day && !measure && VISIT.test(heading));
  const pages = new Set(said.map(({ place }) => `${place.documentId}|${place.page}`));
  return pages.size === 1 ? said[0] : undefined;
}

/** The days that stand right behind a paper that the payer says it holds, and every day that it names there. */
function daysHeld(noticeText: string): { had: ReadonlySet<string>; all: ReadonlySet<string> } {
  const told = [...noticeText.replace(/\s+/g, " ").matchAll(HELD)].flatMap(([words]) =>
    findDates(words).map(({ iso, start }) => {
      const before = words.slice(0, start);
      return { iso, isOfPaper: !NOT_HAD.test(before) && (OF_DAY.test(before) || BEHIND_PAPER.test(before)) };
    }),
  );
  return {
    had: new Set(told.flatMap(({ iso, isOfPaper }) => (isOfPaper ? iso : []))),
    all: new Set(told.map(({ iso }) => iso)),
  };
}
