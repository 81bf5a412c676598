import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, isDenied, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact, isOfRules } from "../facts/said-as-fact";

/** Whoever codes for the practice: a payer's auditor signs with the same letters, on a letter of the payer's. */
const OF_CODER =
  /\b(?:coding|coder|CPC|CCS|chart (?:audit|review)|internal (?:audit|review)|charge (?:review|audit)|code review)\b/i;
const LEVEL = /\b99(?:20[2-5]|21[1-5])\b/g;
/** "Level of service changed to 99213", "paid as 99213". */
const PAID_AS = /\b(?:to|as|at|level|supports?)\b[^.\n]{0,24}\b(99(?:20[2-5]|21[1-5]))\b/gi;
const SUPPORTS =
  /\b(?:supports?(?: only)?|meets?(?: only)?|qualif(?:y|ies) (?:only )?for|documented (?:only )?(?:to|at|for)|coded? (?:correctly )?(?:is|at|as)|should (?:be|have been)|agree(?:d|s)? (?:with|to|on))\b/i;

/** The rule of how to code, an audit of many charts, or the payer's own auditor. */
const OF_NO_CHART = /\b(?:polic(?:y|ies)|guidelines?|tip sheet|training|education)\b/i;
const OF_MANY = /\b\d{1,4} (?:\w+ )?(?:charts|encounters|records|claims|visits|notes|patients)\b/i;
const BY_PAYER =
  /\b(?:payer|plan|insurer|carrier)['’]s (?:own )?(?:vendor|reviewer|auditor|coder)\b|\bby (?:the )?(?:payer|plan|insurer|carrier)\b/i;
/** "Billed 99214", "not 99214", "changed from 99214": the other level as what it is not. */
const NOT_THAT =
  /\b(?:billed|charged|submitted|sent|coded|reported|not|n['’]t|never|instead of|rather than|from|over|than|reach|of)\b[^.;]{0,20}$/i;

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
    if (!OF_CODER.test(page.text) || !isOfDay || isOfRules(page) || isOfMany(page, paid)) continue;
    const sentences = sentencesOn(page);
    const said = sentences.find((sentence) => {
      const at = SUPPORTS.exec(sentence);
      const [supported] = at === null ? [] : (sentence.slice(at.index).match(LEVEL) ?? []);
      return (
        at !== null &&
        supported !== undefined &&
        paid.has(supported) &&
        !BY_PAYER.test(sentence) &&
        !isDenied(sentence, at.index) &&
        !isNoFact(sentence, at.index) &&
        !/\bnot (?:supported|agree)|\bdisagree|\?/i.test(sentence)
      );
    });
    if (said && !sentences.some((one) => DISPUTED.test(one))) return groundOf(page, said);
  }
  return undefined;
}
/** Whether the page tells of more than this visit's lower level: of rules, of many charts, or of the higher level as one that may be right. */
function isOfMany({ text }: Page, paid: ReadonlySet<string>): boolean {
  const flat = text.replace(/\s+/g, " ");
  const others = [...flat.matchAll(LEVEL)].filter(([code]) => !paid.has(code));
  return (
    OF_NO_CHART.test(flat.slice(0, 60)) ||
    OF_MANY.test(flat) ||
    others.some(
      ({ index, 0: code }) =>
        !NOT_THAT.test(flat.slice(0, index)) &&
        !/^\W{0,3}(?:is |was )?(?:not|billed)\b/i.test(flat.slice(index + code.length)),
    )
  );
}
const DISPUTED = /\b(?:disagree\w*|appeal (?:this|it|with)|99\d{3} (?:is|was) supported|payer is wrong)\b/i;
