import type { DeniedLine } from "@/lib/core/notice";
import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { unpaidCodes } from "../facts/unpaid-row";
import { missedModifiers } from "./left-off-modifier";

/** A claim as it left the practice. What was merely keyed, drafted or put right since says nothing of what the payer had. */
const AS_SENT =
  /\b(?:as (?:sent|transmitted|submitted|filed|billed)|transmitted|837P?|SV1\*|CMS-?1500|claim (?:image|detail|form|copy|history|view|print))\b|\bSV1\*/i;
const NOT_THE_FIRST =
  /\b(?:draft|not (?:yet )?(?:sent|transmitted|submitted)|to be (?:sent|resent|resubmitted)|corrected claim|replacement (?:claim|of)|frequency(?: code)?:? ?7|freq(?:uency)?\.? ?7|resubmission code:? ?7)\b|CLM\*[^~\n]*:7\b/i;
/** Whoever received it took it in: the payer's own acknowledgment, or its number for the claim. */
const ACCEPTED =
  /\b(?:accepted|acknowledged)\b|\bA[12](?::\d{1,2})?\b|\bpayer (?:claim )?(?:control|ref\w*|claim) (?:no|number|#)/i;
const REJECTED = /\breject\w*|\bA[3678](?::\d{1,2})?\b|\bnot accepted\b/i;
const LINE = /(?<![\w-])(\d{5}|[A-Z]\d{4})((?:[-:* |,/]{1,12}(?:[A-Z][A-Z0-9]|\d{2})(?![\w.:]))*)/g;
/** "Missing modifier(s)": a payer that names none still asks for those of the therapies. */
const OF_THERAPY = new Set(["GP", "GO", "GN"]);
const THERAPY_WORDS = /\btherapy\b[^.]{0,60}\bmodifiers?\b|\bmodifiers?\b[^.]{0,60}\btherapy\b/i;

/** "An evaluation on the day of a procedure is paid only if the condition called for work beyond it": modifier 25 in words. */
const SEPARATE_VISIT =
  /\b(?:evaluations?|visits?|E\/?M)\b[^.]{0,120}\b(?:same day|day of)\b[^.]{0,120}\b(?:beyond|separate(?:ly)?|distinct|significant)\b|\b(?:beyond|separate(?:ly)?|distinct|significant)\b[^.]{0,80}\b(?:evaluations?|visits?|E\/?M)\b[^.]{0,80}\b(?:same day|day of)\b/i;
const OF_VISIT = new Set(["25"]);
/** "Requires an anatomical modifier", "the modifier for the side is missing": one of those that name a place of the body. */
const PLACE_WORDS =
  /\b(?:anatomic(?:al)?|laterality|site|side|body[- ]?(?:part|side))(?:[ -]specific)? modifiers?\b|\bmodifiers? (?:for|of|to show|that shows?|showing|indicating|identifying) (?:the )?(?:side|site|laterality|anatom\w+|body)\b/i;
const OF_PLACE = new Set([
  ...["RT", "LT", "50", "LC", "LD", "RC", "LM", "RI"],
  ...["E1", "E2", "E3", "E4", "FA", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9"],
  ...["TA", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"],
]);
const VISIT_CODE = /\b99(?:20[2-5]|21[1-5])\b/g;

type Sent = { code: string; modifiers: string[]; line: string };

/** A copy of the claim as it was sent first and taken in. */
export const isAcceptedCopy = ({ text }: Page): boolean =>
  AS_SENT.test(text) && !NOT_THE_FIRST.test(text) && ACCEPTED.test(text) && !REJECTED.test(text);

/** The claim's lines on its copy: "SV1*HC:97110:GP*98*UN*2", "97110  GP  2  98.00". */
const linesSent = (page: Page): Sent[] =>
  linesOf(page).flatMap((line) =>
    [...line.matchAll(LINE)].map(([, code = "", behind = ""]) => ({
      code,
      modifiers: behind.match(/[A-Z0-9]{2}/g) ?? [],
      line,
    })),
  );

/** "DTP*472*D8*20260908" and the "09082026" of a claim's line are days, too. */
export const isOfDay = (text: string, day: string) => {
  const [year, month, date] = day.split("-");
  return (
    [`${year}${month}${date}`, `${month}${date}${year}`].some((printed) => text.includes(printed)) ||
    findDates(text).some(({ iso }) => iso === day)
  );
};

/**
 * The payer misses a modifier, and the claim as it was sent and accepted carries it on each denied line: nothing is to be corrected. Not where a
 * line lacks it, where the copy was rejected, or where it is of a later, corrected claim.
 */
export function modifierOnClaim(
  pages: readonly Page[],
  noticeText: string,
  { services, denied }: { services: readonly string[]; denied: readonly DeniedLine[] },
): Ground | undefined {
  const named = missedModifiers(noticeText);
  const folded = SEPARATE_VISIT.test(noticeText.replace(/\s+/g, " "));
  const flat = noticeText.replace(/\s+/g, " ");
  const missed =
    named.size > 0
      ? named
      : PLACE_WORDS.test(flat)
        ? OF_PLACE
        : THERAPY_WORDS.test(noticeText)
          ? OF_THERAPY
          : folded
            ? OF_VISIT
            : named;
  const lines = denied.flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []);
  // A letter that refuses the visit in a sentence has no line of it.
  const unread = folded ? noticeText.match(VISIT_CODE) : unpaidCodes(noticeText);
  const codes = new Set(lines.length === 0 ? unread : lines);
  if (missed.size === 0 || codes.size === 0) return undefined;
  for (const page of pages) {
    const { text } = page;
    if (!isAcceptedCopy(page)) continue;
    if (!services.some((day) => isOfDay(text, day))) continue;
    const sent = linesSent(page).filter(({ code }) => codes.has(code));
    const isWhole =
      [...codes].every((code) => sent.filter((one) => one.code === code).length > 0) &&
      sent.length >= denied.length;
    const [first] = sent;
    if (!first || !isWhole) continue;
    if (!sent.every(({ modifiers }) => modifiers.some((one) => missed.has(one)))) continue;
    const taken = linesOf(page).find((line) => ACCEPTED.test(line));
    return groundOf(page, first.line, ...(taken ? [taken] : []));
  }
  return undefined;
}
