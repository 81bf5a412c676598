import type { CareStage } from "@/lib/core/notice";
import { type FoundDate, findDates } from "../../page/calendar-date";
import type { Reading } from "../../page/candidate";
import { datesOn } from "../../page/dates-on";
import type { Sentence, Span } from "../../page/page-lines";
import {
  BILLED_FOR,
  CARE_BEHIND,
  CARE_FOLLOWS,
  CARE_MADE,
  CARE_RECEIVED,
  CLAIM_FOR,
  CODE_FOR,
  OF_A_CODE,
  OF_SERVICE,
} from "./care-day-words";
import { COUNTED_SO_FAR } from "./counted-so-far";
import { isOfDecision } from "./decision-day";
import type { Keep } from "./keep";
import { OF_OTHER_CLAIM } from "./of-other-claim";
import {
  COUNTED,
  COUNTED_BEHIND,
  EXAMINED,
  FOR_THE_PAYER,
  OF_A_BILL,
  OF_A_GRANT,
  OF_A_LETTER,
  OF_AN_ACCIDENT,
  OF_AN_END,
  OF_ANOTHER,
  OF_NO_CARE,
  TAKEN_BACK,
} from "./other-day-words";

/** The days of care that sentences tell; those that count visits or are taken back are handed back, for where no other is told. */
export function fromSentences(
  { sentences }: Reading,
  notice: string | undefined,
  stage: CareStage | null,
  keep: Keep,
): [string, Span][] {
  const givingWay: [string, Span][] = [];
  for (const [at, s] of sentences.entries()) {
    // Where no other day is told, the one that was taken back for its reason may still be that of the visit.
    const isTakenBack = OF_A_LETTER.test(s.text) && TAKEN_BACK.test(sentences[at + 1]?.text ?? "");
    if (COUNTED_SO_FAR.test(s.text)) continue;
    if (stage !== null || OF_A_CODE.test(s.text))
      fromSentence(s, (iso, span, isCounted) => {
        if (iso === notice) return;
        if (isCounted || isTakenBack) givingWay.push([iso, span]);
        else keep(iso, span);
      });
  }
  return givingWay;
}

/** What was done on a day, behind it: no day stands in it. */
const IN_BRACKETS = / ?\((?![^()]*\d\/\d)[^()]*\)/g;

export function fromSentence(
  s: Sentence,
  keep: (iso: string, span: Span, isCounted: boolean) => unknown,
  days: readonly FoundDate[] = datesOn(s),
): void {
  const [span] = s.spans;
  if (!span || OF_OTHER_CLAIM.test(s.text) || (FOR_THE_PAYER.test(s.text) && EXAMINED.test(s.text))) return;
  let last: { end: number } | undefined;
  // "Therapy on June 9, June 16 and June 30, 2026 (97110 …)": what follows the last day of a list is said of each.
  let list: FoundDate[] = [];
  for (const [at, date] of days.entries()) {
    const isLastOfTwo = FIRST_AND_LAST.test(s.text.slice(days[at - 1]?.end ?? date.start, date.start));
    const open = list.at(-1);
    if (!open || !LISTED.test(s.text.slice(open.end, date.start))) list = [];
    const before = s.text
      .slice(0, date.start)
      .replace(WEEKDAY, "")
      .replace(/\([^()]*\)/g, "")
      .replace(/\b(Mrs?|Ms|Mx|Dr|St)\./g, "$1")
      .slice(-70);
    // "Claim 77120 (received Monday, March 9, 2026)": the day of the week parts no word from its day.
    const near = s.text.slice(0, date.start).replace(WEEKDAY, "").slice(-40);
    // "from July 6, 2026 to August 14, 2026", "on 09/22/2026, 09/25/2026 and …", "on May 3 (97161, $148.00) and on May 5": the second goes with the first.
    const range =
      last &&
      /^(?:st|nd|rd|th)?(?:[,;]? (?:and |& )?(?:on )?|\s?(?:to|through|thru|and|-|–|until),?\s?)(?:the )?$/i.test(
        s.text.slice(last.end, date.start).replace(IN_BRACKETS, ""),
      );
    const short = SHORT_BEFORE.exec(s.text.slice(0, date.start));
    if (short && OF_SERVICE.test(s.text.slice(0, short.index).slice(-70))) {
      const [first] = findDates(`${short[1]}/${date.iso.slice(0, 4)}`);
      if (first && first.iso <= date.iso) keep(first.iso, span, false);
      keep(date.iso, span, false);
      last = date;
      list = [];
      continue;
    }
    if (
      range ||
      isLastOfTwo ||
      CARE_RECEIVED.test(s.text.slice(0, date.start)) ||
      ((OF_SERVICE.test(before) ||
        CLAIM_FOR.test(s.text.slice(0, date.start)) ||
        CODE_FOR.test(before) ||
        BILLED_FOR.test(before) ||
        CARE_MADE.test(before) ||
        CARE_FOLLOWS.test(s.text.slice(date.end)) ||
        CARE_BEHIND.test(s.text.slice(date.end))) &&
        !OF_ANOTHER.test(near) &&
        !OF_A_GRANT.test(before) &&
        !/\([^()]*$/.test(isOfDecision(near) ? near : "") &&
        !OF_NO_CARE.test(near) &&
        !OF_AN_ACCIDENT.test(near) &&
        !OF_AN_END.test(near))
    ) {
      const isFirstOfTwo = FIRST_AND_LAST.test(s.text.slice(date.end, days[at + 1]?.start ?? date.end));
      const isCounted =
        !(isFirstOfTwo || isLastOfTwo) &&
        (OF_A_BILL.test(near) || COUNTED.test(near) || COUNTED_BEHIND.test(s.text.slice(date.end)));
      for (const { iso } of list) keep(iso, span, isCounted);
      list = [];
      keep(date.iso, span, isCounted);
      // What an earlier visit is told beside goes on with words of its own.
      last = isCounted ? undefined : date;
    } else if (
      list.length > 0 ||
      !(OF_ANOTHER.test(near) || OF_NO_CARE.test(near) || OF_AN_ACCIDENT.test(near) || OF_AN_END.test(near))
    )
      list.push(date);
  }
}

/** "The first visit was on September 2, 2026 and the last on September 30, 2026" */
const FIRST_AND_LAST =
  /^,? and (?:the|his|her|their) (?:last|latest|final)(?: one| visit| of them)? (?:was |came |is )?on (?:\w{3,9}day, )?$/i;

/** "service dates 9/2 - 9/9/2026": the first day takes the year of the second. */
const SHORT_BEFORE = /(?<![\d/])(\d{1,2}\/\d{1,2}) ?(?:[-–]|to|through|thru|and) ?$/;

/** "… took place on Wednesday, September 2, 2026" */
const WEEKDAY =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?),? $/;

const LISTED = /^(?:st|nd|rd|th)?,? ?(?:and |& )?$/;
