import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";

/** Whoever codes for the practice: a payer's auditor signs with the same letters, on a letter of the payer's. */
const OF_CODER =
  /\b(?:coding|coder|CPC|CCS|chart (?:audit|review)|internal (?:audit|review)|charge (?:review|audit)|code review)\b/i;
const LEVEL = /\b99(?:20[2-5]|21[1-5])\b/g;
/** "Level of service changed to 99213", "paid as 99213". */
const PAID_AS = /\b(?:to|as|at|level|supports?)\b[^.\n]{0,24}\b(99(?:20[2-5]|21[1-5]))\b/gi;
const SUPPORTS =
  /\b(?:supports?(?: only)?|meets?(?: only)?|qualif(?:y|ies) (?:only )?for|documented (?:only )?(?:to|at|for)|coded? (?:correctly )?(?:is|at|as)|should (?:be|have been)|agree(?:d|s)? (?:with|to|on))\b/i;

/**
 * The payer lowered the level of a visit, and the practice's own coder finds the lower one in the note as well: to ask for the higher one would be to argue against its own
 * record.
 */
export function lowerLevelAgreed(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const paid = new Set([...noticeText.matchAll(PAID_AS)].map(([, code = ""]) => code));
  if (paid.size !== 1) return undefined;
  for (const page of pages) {
    const isOfDay = findDates(page.text).some(({ iso }) => services.includes(iso));
    if (!OF_CODER.test(page.text) || !isOfDay) continue;
    const sentences = sentencesOn(page);
    const said = sentences.find((sentence) => {
      const at = SUPPORTS.exec(sentence);
      const named = sentence.match(LEVEL) ?? [];
      return (
        at !== null &&
        named.some((code) => paid.has(code)) &&
        !isDenied(sentence, at.index) &&
        !isNoFact(sentence, at.index) &&
        !/\bnot (?:supported|agree)|\bdisagree|\?/i.test(sentence)
      );
    });
    if (said && !sentences.some((one) => DISPUTED.test(one))) return groundOf(page, said);
  }
  return undefined;
}
const DISPUTED = /\b(?:disagree\w*|appeal (?:this|it|with)|99\d{3} (?:is|was) supported|payer is wrong)\b/i;
