import { addMonths } from "@/lib/core/dates";
import { addDays, findDates } from "../page/calendar-date";
import { addBusinessDays } from "./business-days";

const ASKED =
  /\b(?:send|submit|provide|return|fax|upload|furnish|forward|mail|respon(?:d|se)|reply|records?|documentation|documents|information|notes)\b/i;
/** Clocks of an appeal or of the payer, and dates of the care itself. */
const OTHER_CLOCK =
  /\bappeals?\b|\breconsider\w*|\bredetermination\b|\bdispute\b|\bexternal review\b|\bpeer[- ]?to[- ]?peer\b|\bwe (?:will|shall|may|must (?:decide|answer|tell|send|complete))\b|\bwithin .{0,30}\bof (?:receiving|receipt of) (?:your|the) (?:records|response|documentation|information)\b/i;
/** Words right before a date that ends a time. */
export const LAST_DAY =
  /(?:\bby|\bbefore|\bno later than|\bnot later than|\bon or before|\buntil|\bdue(?: date| by| on)?|\bdeadline(?: is)?|\blast day(?: to \w+)?(?: is)?)[\s:]{0,6}(?:the (?:close|end) of business (?:on )?)?(?:\w{3,9}day,? )?$/i;
const PERIOD =
  /\b(?:within|have|in|allowed?|no later than|not later than)\s+(?:\w+ ){0,2}?(\d{1,3})(?: ?\(\d{1,3}\))? ?-?((?:calendar|business|working) )?(day|month)s?\b/gi;

/**
 * Until when a payer waits for the records it asked for: a printed date, else a period counted from its notice. The
 * earliest one, so that nobody answers late.
 */
export function readAnswerBy(notice: string, noticeDate: string | undefined): string | undefined {
  const found: string[] = [];
  for (const sentence of sentencesOf(notice)) {
    if (!ASKED.test(sentence) || OTHER_CLOCK.test(sentence)) continue;
    for (const date of findDates(sentence)) {
      if (LAST_DAY.test(sentence.slice(Math.max(0, date.start - 60), date.start))) found.push(date.iso);
    }
    if (!noticeDate) continue;
    for (const [, count, business, unit] of sentence.matchAll(PERIOD)) {
      const days = Number(count);
      if (unit?.toLowerCase() === "month") found.push(addMonths(noticeDate, days));
      else if (/business|working/i.test(business ?? "")) found.push(addBusinessDays(noticeDate, days));
      else found.push(addDays(noticeDate, days));
    }
  }
  return found.filter((date) => !noticeDate || date > noticeDate).sort()[0];
}

/** The sentences of a notice's text, line ends aside. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\f/)
    .flatMap((paragraph) =>
      paragraph.replace(/\s+/g, " ").split(/(?<=[a-z)\d][.;!?])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\s+(?=[A-Z(])/),
    )
    .map((sentence) => sentence.trim());
