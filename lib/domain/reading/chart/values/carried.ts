import { findDates, findShortDay } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import type { DateColumn } from "./date-columns";
import { hitsIn } from "./found-measure";

/**
 * That a value or a sentence came from an earlier entry or from the record's own machine: nobody measured it on its day. "CF" stands
 * for it only behind a number; elsewhere it is an illness.
 */
const BY_MACHINE =
  /\b(?:carried|carry|carries)[- ]?(?:forward|fwd|over|from)\b|\bcop(?:ied|y)[- ]?(?:forward|fwd|over|from)\b|\b(?:pulled|pulls|brought|rolled)[- ]?(?:forward|fwd|over|in(?= from)|from)\b|\b(?:auto|pre)-?\s?(?:populat\w+|fill\w*|import\w*|enter(?:ed|s))\b|\b(?:re-?)?populated (?:from|by)\b|\bimported from\b|\blast (?:recorded|charted|documented|known|entered|taken|measured|tested) (?:value|score|result|measurement|reading)s?\b|\((?:last|as) (?:recorded|charted|documented|entered|taken|measured|tested|of)(?: on)? \d{1,2}\/\d[^()]{0,12}\)|\b(?:from|of) (?:the |a )?(?:previous|prior|earlier) encounter\b|\bsmart ?-?(?:text|phrase|link|list|form)s?\b|\b(?:dot|macro) ?-?(?:phrase|text)s?\b|\b(?:template|system|smart-?text|software|form) defaults?\b|\b(?:prior|previous|last) (?:values?|scores?|results?|readings?|measures?)\b(?:[^:\n]{0,12}\(auto(?:matic\w*)?\)|[^:\n]{0,16},? (?:pulled|carried|copied|inserted)\b)|\bdefaulted\b|\bdefault (?:value|text|entry|answer)s?\b/i;
const CARRIED_MARK = /\d[%\s/\d]{0,6}(?:<{1,3}|<-+|←|[*=])?\s?\(?\b(?:CF|C\/F|c\/f)\b/;

export const isByMachine = (text: string): boolean => BY_MACHINE.test(text);
/** "ODI 54 CF", "129 << c/f 07-30": said of that value alone. */
export const isMarkedCarried = (text: string): boolean => CARRIED_MARK.test(text);

/** "measured by | ET | template, not meas. | ET" under the days of a table: in that column nobody measured anything. */
export function machineDays(
  lines: readonly Line[],
  head: number,
  columns: readonly DateColumn[],
): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = head + 1; lines[at]?.page === lines[head]?.page && !isBlank(lines[at]); at += 1) {
    const [label, ...cells] = lines[at]?.cells ?? [];
    if (!label || !WHO_MEASURED.test(label.text.replace(/^\W+/, ""))) continue;
    for (const { text, start, end } of cells)
      if (isByMachine(text) || NOT_MEASURED.test(text))
        for (const column of columns)
          if (start <= column.end + 1 && end >= column.start - 1) found.add(column.date);
  }
  return found;
}
const WHO_MEASURED =
  /^(?:(?:measured|taken|tested|scored|recorded|entered|obtained|assessed|done|tester|examiner|source|method|how)\b)(?: (?:by|taken|obtained|measured))?\W*$/i;
const NOT_MEASURED =
  /\btemplate\b|\bnot (?:re-?)?(?:meas(?:ured)?|tested|taken|done)\b|^\W*(?:CF|c\/f|copy|auto)\b/i;

/** "The following values were auto-populated:" and "Pulled forward from 06/15:" speak of the lines below them. */
const OF_BELOW = /:\s*$|\b(?:following|below)\b/i;
/** "(Values above carried over from the last visit)". */
const OF_ABOVE = /\babove\b|\bthese (?:values|scores|measurements|findings)\b/i;
/** In brackets without a value behind them: "[carried fwd 09/22] FGA 14/30" speaks of its own line. */
const IN_BRACKETS = /^\s*[([](?!\w[)\]])(?!.*[)\]].*\d)/;

/** The lines whose values another line says were carried over. */
export function carriedLines(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  const take = (from: number, step: 1 | -1) => {
    for (let at = from + step; lines[at]?.page === lines[from]?.page && !isBlank(lines[at]); at += step)
      found.add(at);
  };
  lines.forEach(({ text }, index) => {
    if (!isByMachine(text)) return;
    if (OF_ABOVE.test(text) || (IN_BRACKETS.test(text) && hitsIn(text).length === 0)) take(index, -1);
    else if (OF_BELOW.test(text)) take(index, 1);
  });
  return found;
}

/** "\"ODI 56%\" in 10/5-10/19 is carried over by the template": what a later entry says of the entries of other days. */
const OF_DAYS =
  /\b(?:in|on|of|from|for|between|since)\b (?:the )?(?:notes?|entries|entry|visits?|scores?|values?)?(?: (?:of|on|from|for))? ?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)(?:(?: ?(?:-|–|to|thru|through|and|&) ?)(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?))?[^.;]{0,20}\b(?:is|are|was|were|got|(?:has|have) been|all)\b/i;
/** "The 56", "ODI 56%": the value that it names; without one it speaks of every value of those days. */
const SAID_VALUE = /\b(?:the|that|this|of)\s+["“]?(\d{1,3}(?:\.\d+)?)(?:%|s\b)?(?![\d.]|\s?\/)/i;
const SAYS_VALUES = /\b(?:values?|scores?|measure(?:ment)?s?|numbers?|readings?|findings?)\b/i;
const SENTENCE_END = /(?<=[.;])\s+(?=\p{Lu}|["“]|note\b)|\bnote:\s*/u;

/** The line as it speaks of what stands at a place: a sentence about the entries of other days says nothing of its own line's values. */
export function spokenAt(text: string, at: number): string {
  if (!OF_DAYS.test(text) || !isByMachine(text)) return text;
  let end = 0;
  let left = text;
  for (const said of text.split(SENTENCE_END)) {
    const start = text.indexOf(said, end);
    end = start + said.length;
    if ((at < start || at >= end) && OF_DAYS.test(said) && isByMachine(said))
      left = left.slice(0, start) + " ".repeat(said.length) + left.slice(end);
  }
  return left;
}

/** Which values of which days an entry says that nobody took. */
export type TakenBack = { from: string; to: string; keys: readonly string[]; number?: number };

/** What the paper itself says was carried into the entries of other days. `dates` are the days of its lines. */
export function takenBackIn(
  lines: readonly Line[],
  dates: readonly (string | undefined)[],
): readonly TakenBack[] {
  return lines.flatMap((line, index) => {
    const day = dates[index];
    const below = lines[index + 1];
    const text = `${line.text.trim()} ${below?.page === line.page && !isBlank(below) ? below.text.trim() : ""}`;
    if (!day || !isByMachine(text)) return [];
    return text.split(SENTENCE_END).flatMap((said) => {
      const [, first = "", last = first] = isByMachine(said) ? (OF_DAYS.exec(said) ?? []) : [];
      const [from, to] = [first, last].map((one) => (findDates(one)[0] ?? findShortDay(one, day))?.iso);
      if (!from || !to || from > to || to > day) return [];
      const hits = hitsIn(said);
      const named = hits.map(
        ({ end }) => /^[\s:=]{0,3}(?:of )?(\d{1,3}(?:\.\d+)?)(?!\/\d{1,2}\/)/.exec(said.slice(end))?.[1],
      );
      const number = Number(named.find(Boolean) ?? SAID_VALUE.exec(said)?.[1]);
      if (hits.length === 0 && !(number > 0) && !SAYS_VALUES.test(said)) return [];
      return { from, to, keys: hits.map(({ name }) => name.key), ...(number > 0 ? { number } : {}) };
    });
  });
}

/** Whether an entry of the paper takes a value of that day back. */
export const isTakenBack = (
  { key, number }: { key: string; number?: number },
  day: string | undefined,
  back: readonly TakenBack[],
): boolean =>
  day !== undefined &&
  back.some(
    (one) =>
      day >= one.from &&
      day <= one.to &&
      (one.keys.length === 0 || one.keys.some((said) => key.startsWith(said))) &&
      (one.number === undefined || one.number === number),
  );
