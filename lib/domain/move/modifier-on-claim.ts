import type { DeniedLine } from "@/lib/core/notice";
import { findDates } from "@/lib/domain/reading/calendar-date";
import { groundOf, linesOf } from "./ground";
import { missedModifiers } from "./left-off-modifier";
import type { Ground, Page } from "./move-facts";

/** A claim as it left the practice. What was merely keyed, drafted or put right since says nothing of what the payer had. */
const AS_SENT =
  /\b(?:as (?:sent|transmitted|submitted|filed|billed)|transmitted|837P?|SV1\*|CMS-?1500|claim (?:image|detail|form|copy|history))\b|\bSV1\*/i;
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

type Sent = { code: string; modifiers: string[]; line: string };

/** The claim's lines on its copy: "SV1*HC:97110:GP*98*UN*2", "97110  GP  2  98.00". */
const linesSent = (page: Page): Sent[] =>
  linesOf(page).flatMap((line) =>
    [...line.matchAll(LINE)].map(([, code = "", behind = ""]) => ({
      code,
      modifiers: behind.match(/[A-Z0-9]{2}/g) ?? [],
      line,
    })),
  );

/** "DTP*472*D8*20260908" is a day too. */
const isOfDay = (text: string, day: string) =>
  text.includes(day.replaceAll("-", "")) || findDates(text).some(({ iso }) => iso === day);

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
  const missed = named.size === 0 && THERAPY_WORDS.test(noticeText) ? OF_THERAPY : named;
  const codes = new Set(denied.flatMap(({ procedureCode }) => procedureCode?.slice(0, 5) ?? []));
  if (missed.size === 0 || codes.size === 0) return undefined;
  for (const page of pages) {
    const { text } = page;
    if (!AS_SENT.test(text) || NOT_THE_FIRST.test(text) || !ACCEPTED.test(text) || REJECTED.test(text))
      continue;
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
