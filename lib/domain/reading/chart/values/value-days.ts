import type { findDates } from "../../page/calendar-date";

type Place = { start: number; end: number };
type FoundDate = ReturnType<typeof findDates>[number];

/** "7/10 at evaluation on 09/14/2026", "16% (10/09/2026)", "8.9% (drawn 08/14/2026)": what may stand between a value and its day. */
const BEHIND =
  /^\W*(?:(?:today|now)\b\W*)?(?:(?:drawn|collected|taken|tested|measured|obtained|resulted|reported|done|checked|performed)\b\W*)?(?:(?:on|by|per) (?:the |her |his |a )?(?:HSAT|HST|PSG|(?:home )?sleep (?:study|test)|polysomnogra\w+|study|echo(?:cardiogram)?|DXA|DEXA|EMG|labs?)\b\W*)?(?:(?:on|of|at|dated|from|as of)\b ?)?(?:(?:the )?(?:initial |first |last )?(?:eval(?:uation)?|exam(?:ination)?|visit|intake|baseline|SOC|start of care)\b\W*(?:(?:on|of|dated) ?)?)?\W*$/i;
const WITH_ON = /^\W*(?:on|at|dated|of)\W*$/i;
const NOW_BEFORE = /\b(?:now|today|currently|to(?:day's)?)\W*(?:(?:is|at|it is)\W*)?$/i;
const NOW_BEHIND = /^\W*(?:now|today|currently|at th(?:is|e present) (?:visit|time)|this visit)\b/i;

/** The parentheses around a place; those that are left open reach to the end. */
function around(text: string, at: number): Place | undefined {
  const start = text.lastIndexOf("(", at);
  if (start < 0 || text.lastIndexOf(")", at - 1) > start) return undefined;
  const end = text.indexOf(")", at);
  return { start, end: end < 0 ? text.length : end };
}

/**
 * The day that is said behind a value. "16% (48% on 09/14/2026)": a day among parentheses goes with the value that stands
 * in them, and with the one before them only where none does.
 */
export function dayBehind(
  text: string,
  value: Place,
  values: readonly Place[],
  dates: readonly FoundDate[],
): FoundDate | undefined {
  const own = around(text, value.start);
  return dates.find((date) => {
    if (date.start < value.end || !BEHIND.test(text.slice(value.end, date.start))) return false;
    const enclosing = around(text, date.start);
    if (enclosing?.start === own?.start) return true;
    return (
      own === undefined &&
      !values.some(({ start, end }) => enclosing && start > enclosing.start && end <= enclosing.end)
    );
  });
}

/** "48% on 09/14/2026, now 16%", "from 48% (09/14/2026) to 16%": the day is the first value's, the second is today's. */
export function isOfToday(text: string, previousEnd: number, value: Place, date: Place): boolean {
  const isOfPrevious =
    WITH_ON.test(text.slice(previousEnd, date.start)) ||
    (/^\s*\(\W*$/.test(text.slice(previousEnd, date.start)) &&
      text.slice(date.end, value.start).includes(")"));
  return (
    isOfPrevious &&
    (NOW_BEFORE.test(text.slice(date.end, value.start)) || NOW_BEHIND.test(text.slice(value.end)))
  );
}
