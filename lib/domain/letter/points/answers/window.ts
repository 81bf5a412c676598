import { addMonths } from "@/lib/core/dates";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { addDays } from "@/lib/domain/reading/page/calendar-date";
import type { LetterFacts } from "../../facts/facts";

/** "Within 6 months before the order", "in the last twelve months", "not older than 30 days". */
const WINDOW =
  /\b(?:within|(?:in|during|over) the (?:last|past|previous|preceding)|(?:the|last|past) (?:last|past|previous)|(?:not|no) (?:older|more) than|less than)(?: the)?(?: (?:last|past|previous|preceding))? (\d{1,3}|two|three|four|six|nine|twelve|thirty|sixty|ninety) ?(?:calendar )?-?(day|week|month|year)s?\b(?! (?:of|from|after) (?:this|the (?:date of )?(?:this )?(?:letter|notice|request)|receipt|receiving))/i;
const NUMBERS: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, six: 6, nine: 9, twelve: 12, thirty: 30, sixty: 60, ninety: 90 },
};

/** The facts of the time that words set, counted back from the first day of the service, else from the notice; what has no day is kept. */
export function withinWindow(
  asked: string,
  all: readonly ChartFact[],
  { datesOfService = [], noticeDate }: LetterFacts,
): readonly ChartFact[] {
  const [, number = "", unit = ""] = WINDOW.exec(asked) ?? [];
  const to = datesOfService.toSorted()[0] ?? noticeDate;
  const count = NUMBERS[number.toLowerCase()] ?? Number(number);
  if (!count || !to) return all;
  const from = back(to, count, unit.toLowerCase());
  return all.filter(({ date }) => !date || date >= from);
}

function back(day: string, count: number, unit: string): string {
  if (unit === "day") return addDays(day, -count);
  if (unit === "week") return addDays(day, -7 * count);
  return addMonths(day, unit === "year" ? -12 * count : -count);
}
