import type { Candidate, Reading } from "../page/candidate";
import { datesOn } from "../page/dates-on";
import type { Span } from "../page/page-lines";

/**
 * The days that a paper says were refused, beside others that it says were paid: "Bill dates 06/01 and 06/03 are paid. Bill dates 06/08 and
 * 06/15/2026 are denied", "May 5 and May 7, 2026    Overturned" over "May 14, 2026    Upheld". Where both are told, the claim's other days
 * are not in question.
 */

type Day = { iso: string; start: number; end: number };
type Told = { days: Day[]; refused: boolean; span: Span };

const BETWEEN = /^(?:,? (?:and|&) |, ?|; ?)(?:on |the )?$/;
const SAID_BEHIND =
  /^(?:,? (?:(?:they|both|all|again|also|therefore|then|still) ){0,2}(?:is|are|was|were|has been|have been|stays?|stayed|remains?|remained)(?: (?:again|also|therefore|still|now|both|all)){0,2} |\s{2,}(?:still )?|\s?[:=–—-]\s*)(?:(den(?:ied|y)|upheld|refused|rejected|disallowed|not (?:paid|covered|approved|certified|allowed|payable|authori[sz]ed)|non-?certified|unpaid)|(paid|overturned|reversed|approved|allowed|certified|granted|covered))\b/i;
/** "We will not pay for the four visits of May 26, May 28 …" beside "We will pay for the six visits of May 5 …". */
const SAID_BEFORE =
  /\b(?:we|(?:the|your|our) (?:plan|fund|panel|committee|company))(?: (?:will|can|do|does|are|is|have|has|did|now|also|decided to|able to|going to))* ?((?:not|never|cannot|n['’]t|unable to)(?: (?:be|able to))? )?(?:pay(?:ing)?|paid|cover(?:ed|ing)?|approv(?:e|ed|ing)|allow(?:ed|ing)?)(?: for)? (?:the |your |these |those |all |only )*(?:[\w-]+ ){0,4}(?:visits?|dates?|days?|services?|sessions?|treatments?)(?: (?:of service|that [\w ]{3,30}))? ?(?:of|on|from|for|,|:)? ?$/i;
/** A day of a list whose year stands elsewhere: "06/01 and 06/03 are paid". */
const SHORT = /(?<![\d/.$-])(\d{1,2})\/(\d{1,2})(?![\d/.-])/g;
/** … or "May 18 and May 20 are approved". */
const SHORT_NAMED =
  /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?!\d|\/|(?:st|nd|rd|th)?,? \d{4})/gi;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Of the claim's days those that alone were refused; all of them where the paper does not tell the two apart. */
export function withoutGrantedDays(
  claimed: Candidate | undefined,
  { lines, sentences }: Reading,
): Candidate | undefined {
  const own = claimed?.value.split(", ") ?? [];
  const [first, last] = [own[0], own.at(-1)];
  if (!claimed || !first || !last || first === last) return claimed;
  const told = [
    ...lines.flatMap((line, at) => toldIn(line, { line: at, start: 0, end: line.text.length }, last)),
    ...sentences.flatMap((s) => (s.spans[0] ? toldIn(s, s.spans[0], last) : [])),
  ].filter(({ days }) => days.every(({ iso }) => iso >= first && iso <= last));
  const granted = new Set(told.filter((t) => !t.refused).flatMap(({ days }) => days.map(({ iso }) => iso)));
  const refused = new Map(
    told.filter((t) => t.refused).flatMap(({ days, span }) => days.map(({ iso }) => [iso, span] as const)),
  );
  if (granted.size === 0 || refused.size === 0 || [...refused.keys()].some((iso) => granted.has(iso)))
    return claimed;
  const days = [...refused.keys()].toSorted();
  return { ...claimed, value: days.join(", "), score: TOLD, spans: [...refused.values()] };
}

const TOLD = 0.8;

/** Days in a row and, right behind them, what became of them. */
function toldIn(printed: { text: string }, span: Span, last: string): Told[] {
  const { text } = printed;
  const long = datesOn(printed);
  const short = [...text.matchAll(SHORT)].flatMap((m): Day[] => {
    const [start, end] = [m.index, m.index + m[0].length];
    const iso = `${last.slice(0, 4)}-${m[1]?.padStart(2, "0")}-${m[2]?.padStart(2, "0")}`;
    return long.some((day) => day.start < end && start < day.end) ? [] : [{ iso, start, end }];
  });
  const named = [...text.matchAll(SHORT_NAMED)].flatMap((m): Day[] => {
    const [start, end] = [m.index, m.index + m[0].length];
    const month = MONTHS.indexOf((m[1] ?? "").slice(0, 3).toLowerCase()) + 1;
    const iso = `${last.slice(0, 4)}-${String(month).padStart(2, "0")}-${m[2]?.padStart(2, "0")}`;
    return long.some((day) => day.start < end && start < day.end) ? [] : [{ iso, start, end }];
  });
  const days = [...long, ...short, ...named].toSorted((a, b) => a.start - b.start);
  const groups: Day[][] = [];
  for (const day of days) {
    const open = groups.at(-1);
    const isNext = open && BETWEEN.test(text.slice(open.at(-1)?.end, day.start));
    if (isNext) open.push(day);
    else groups.push([day]);
  }
  return groups.flatMap((group): Told[] => {
    const said = SAID_BEHIND.exec(text.slice(group.at(-1)?.end));
    if (said) return [{ days: group, refused: said[1] !== undefined, span }];
    const before = SAID_BEFORE.exec(text.slice(0, group[0]?.start));
    return before ? [{ days: group, refused: before[1] !== undefined, span }] : [];
  });
}
