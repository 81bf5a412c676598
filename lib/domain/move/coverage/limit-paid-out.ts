import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isForACase, isOfRules } from "../facts/said-as-fact";

const OF_ACCIDENT =
  /\b(?:PIP|personal injury protection|med-?pay|medical (?:payments?|expense (?:benefits?|coverage))|first[- ]party (?:medical )?benefits?|no-fault|auto(?:mobile)? (?:insur\w+|policy|carrier|claim)|accident benefits?)\b/i;
/** "Benefits of $10,000.00 are exhausted as of 09/15/2026", "the limit has been paid out in full". */
const PAID_OUT =
  /\b(?:benefits?|limits?|maximum|(?:policy|coverage) (?:limits?|maximum|amount))\b(?:[^.;\n]|\.\d){0,80}\b(?:exhausted|used up|paid out(?! (?:to date|so far|thus far|\$))|paid in full|depleted|spent|reached)\b|\b(?:coverage|PIP|personal injury protection|med-?pay|medical payments?|policy)\b(?:[^.;\n]|\.\d){0,80}\b(?:exhausted|used up|depleted)\b|\bno further (?:PIP |medical |med-?pay )?(?:benefits|payments?)\b|\bexhaust(?:ed|ion)\b[^.;\n]{0,60}\b(?:benefits?|limits?|PIP|med-?pay)\b/i;
const NOT_YET =
  /\b(?:not|never|n['’]t|no)\b[^.;\n]{0,40}\b(?:exhausted|used up|paid out|reached|depleted)\b|\bremain(?:s|ing)\b\W{0,4}\$? ?[1-9]|\$ ?[1-9][\d,.]* (?:left|remain\w*)\b|\bnear(?:ly|ing)?\b|\balmost\b|\bwill\b[^.;\n]{0,40}\b(?:exhaust\w*|used up|paid out|deplet\w+|reach(?:ed)?|run out|end)\b/i;

/** "No further benefits once the limit has been reached": what holds when it comes to that. */
const WHEN_OUT =
  /\b(?:once|when|whenever|if|after|as soon as)\b[^.;\n]{0,80}\b(?:is|are|has been|have been|becomes?) (?:\w+ )?(?:exhausted|used up|paid out|reached|depleted)\b/i;
/** An examination may end the payments as well: "no further benefits" alone does not say that the sum is gone. */
const RAN_OUT = /\b(?:exhaust\w*|used up|deplet\w+|paid out|limits?|maximum)\b/i;

/**
 * The accident insurer's own paper has its sum paid out before the service: the health plan comes first by then. Not where anything of it is left, or where it
 * ran out only afterwards.
 */
export function limitPaidOut(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  const first = services.toSorted()[0];
  if (!first || pages.some(({ text }) => OF_ACCIDENT.test(text) && NOT_YET.test(text))) return undefined;
  for (const page of pages) {
    if (!OF_ACCIDENT.test(page.text) || isOfRules(page)) continue;
    const said = sentencesOn(page).find((one) => {
      const found = PAID_OUT.exec(one);
      if (found && /^no further/i.test(found[0]) && !RAN_OUT.test(page.text)) return false;
      if (!found || WHEN_OUT.test(one) || isForACase(one, found.index) || isDenied(one, found.index))
        return false;
      // "On 10/20 the limit was exhausted": the day behind the words is theirs, or else the one before them.
      const days = findDates(one);
      const behind = days.filter(({ start }) => start > found.index);
      return !(behind.length > 0 ? behind : days.slice(-1)).some(({ iso }) => iso > first);
    });
    if (said) return groundOf(page, said);
  }
  return undefined;
}
