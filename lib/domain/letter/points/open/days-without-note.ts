import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { type LetterFacts, longDate } from "../../facts/facts";
import type { PairedPoint } from "../answers/pair";

/** "The signed treatment note for each date of service". */
const FOR_EACH_DAY =
  /\b(?:notes?|records?|reports?)\b.{0,30}\b(?:each|every|all)(?: of the)? (?:dates?|days?|visits?)\b|\b(?:each|every)(?: of the)? (?:dates?|days?|visits?)['’]?s? (?:notes?|records?|reports?)\b/i;
/** More pages than this are not quoted one by one, so that nothing can be told of a day that is not among them. */
const MOST_DAYS = 6;

/** Days of the service of which no note was found that counts: none was read, or one that nobody signed. */
export function daysWithoutNote(
  points: readonly PairedPoint[],
  letter: LetterFacts,
  unsigned: ReadonlySet<string> = new Set(),
): string[] {
  if (letter.servicePeriod) return [];
  return points
    .filter(({ kind, text, passages }) => kind === "item" && FOR_EACH_DAY.test(text) && passages.length > 0)
    .flatMap(({ text, passages }) =>
      daysOf(text, letter).filter((day) => !unsigned.has(day) && !passages.some(({ date }) => date === day)),
    )
    .map((day) => `No signed note of ${longDate(day)} was found: it is missing, or it is a draft.`);
}

/** The days that the item itself counts out, else those of the service. */
function daysOf(text: string, { datesOfService = [] }: LetterFacts): string[] {
  const named = findDates(text).map(({ iso }) => iso);
  const days = named.length > 1 ? named : datesOfService;
  return days.length < 2 || days.length > MOST_DAYS ? [] : days;
}
