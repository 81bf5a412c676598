import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isReviewedLate, mayBeCarried } from "./past-approval";

const OF_APPROVAL =
  /\b(?:referrals?|(?:pre-?)?auth(?:ori[sz]\w+)?|approv\w+|(?:pre-?)?cert(?:ified|ification))\b/i;
const BETWEEN =
  /^\s*(?:(?:up )?to|[-–—]|through|thru|until|till|[,;]?\s*(?:expires?|ends?|exp\.?|end date))\W{0,4}$/i;
const ENDS =
  /\b(?:expire[sd]?|exp\.?|end(?:s|ed)?|(?:end|last) (?:date|day)|ran out|run out|through|thru|until|up to)(?: on)?[\s:]{1,4}$/i;
const BEGINS =
  /\b(?:effective|eff\.?|start(?:s|ed|ing)?|(?:start|first) (?:date|day)|beg(?:in|an|ins)|valid from|from)(?: on)?[\s:]{1,4}$/i;
/** "No retroactive start", "we cannot backdate it", "request to back-date: denied". */
const REFUSED =
  /\b(?:no|not|n['’]t|cannot|unable to|declin\w+|refus\w+|den(?:y|ied|ies))\b[^.;\n]{0,50}\b(?:retro\w*(?!\W+(?:span|eligib|coverage|enroll|add|term|segment|member))|back-?dat\w+|ante-?dat\w+|earlier (?:start|begin\w*|effective)|(?:start|dates?) (?:be |is |was )?(?:moved|changed)|(?:chang|mov|adjust|alter|amend|shift|push)\w* (?:the |its |that |any )?(?:start\w*|begin\w*|effective|from|first)\b|dat(?:e|ed|ing) (?:an? |the |any )?(?:referrals?|approvals?|auth\w*|it) back\b)|\b(?:retro\w*|back-?dat\w+|ante-?dat\w+|earlier start)\b[^.;\n]{0,40}\b(?:not (?:possible|granted|given|approved|allowed|available)|denied|refused|declined|rejected)\b/i;
/** Not asked yet, or not decided yet. */
const OPEN = /\?|\b(?:if|whether|unless|yet|ask(?:ed|ing)?)\b/i;
const PENDING = /\b(?:retro\w*|back-?dat\w+)\b[^.;\n]{0,40}\b(?:pending|in review|under review|escalated)\b/i;

/** From and to, both inclusive; an open end is one that the paper does not give. */
export type Span = { from?: string; to?: string };

/**
 * No approval at hand covers any of the days, one of them ended before, and whoever gives it has refused to move its start. Not where anything may carry the
 * visits after all.
 */
export function outsideApprovals(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const days = services.toSorted();
  const first = days[0];
  if (!first || isReviewedLate(noticeText, pages) || mayBeCarried(pages)) return undefined;
  if (pages.some(({ text }) => PENDING.test(text))) return undefined;
  const spans = pages
    .filter(({ text }) => OF_APPROVAL.test(text))
    .flatMap(({ text }) => text.split("\n").flatMap(spansIn));
  const covers = ({ from = "", to = "9999" }: Span) => days.some((day) => from <= day && day <= to);
  if (spans.some(covers) || !spans.some(({ to }) => to !== undefined && to < first)) return undefined;
  for (const page of pages) {
    const refused = sentencesOf(page).find((one) => REFUSED.test(one) && !OPEN.test(one));
    if (refused) return groundOf(page, refused);
  }
  return givenLater(pages, noticeText, days);
}

/** The practice asked and got a later start, and the payer's notice says that none is moved back. */
function givenLater(pages: readonly Page[], noticeText: string, days: readonly string[]): Ground | undefined {
  const last = days.at(-1) ?? "";
  const isClosed = sentencesOf({ text: noticeText, place: "" }).some(
    (one) => REFUSED.test(one) && !OPEN.test(one),
  );
  if (!isClosed) return undefined;
  for (const page of pages) {
    if (!OF_APPROVAL.test(page.text)) continue;
    const line = page.text.split("\n").find((one) => spansIn(one).some(({ from }) => from && from > last));
    if (line) return groundOf(page, line);
  }
  return undefined;
}

/** The periods of a line; a day alone that begins or ends one has no other side. */
export function spansIn(line: string): Span[] {
  const dates = findDates(line);
  const spans: Span[] = [];
  for (let at = 0; at < dates.length; at++) {
    const [date, next] = [dates[at], dates[at + 1]];
    if (!date) continue;
    if (next && BETWEEN.test(line.slice(date.end, next.start))) {
      spans.push({ from: date.iso, to: next.iso });
      at++;
      continue;
    }
    const before = line.slice(0, date.start);
    if (ENDS.test(before)) spans.push({ to: date.iso });
    else if (BEGINS.test(before)) spans.push({ from: date.iso });
  }
  return spans;
}

const sentencesOf = ({ text }: Page) =>
  text
    .replace(/\n\s{0,40}(?=\p{Ll})/gu, " ")
    .split(/\n|(?<=[.;?])\s+(?=\p{L})/u)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim());
