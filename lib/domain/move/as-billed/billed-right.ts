import { groundOf, isDenied, linesOf, sentencesOn } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { isNoFact } from "../facts/said-as-fact";
import { isOfDay } from "./modifier-on-claim";

const OF_CODING = /\b(?:coders?|coding|billers?|CPC|CCS|charge (?:review|audit|entry))\b/i;
/** "POS 21 is right", "modifier 59 was correct", "billed correctly", "coding is correct as billed". */
const RIGHT =
  /\b(?:POS|place of service|modifiers?|(?:procedure |diagnosis )?codes?|coding|diagnos[ie]s|dx|taxonomy|units?|claim|sex|gender)(?: [A-Z]?\d[\w.]{0,6}| [A-Z]{2}| on (?:the|our) claim){0,2} (?:is|was|are|were) (?:right|correct|(?:billed|coded) correctly|correctly (?:billed|coded))(?: as (?:billed|sent|submitted))?(?! (?:after|once|now|only|if|side|code|modifier|one|place|payer|plan|way|number)\b)(?:[.,;]|$| as (?:billed|sent|submitted|coded)\b| per\b)|\b(?:correct|right) as (?:billed|sent|submitted|coded)\b(?! to\b)/i;
/** Nobody has looked yet, or the sentence gives something away. */
const OPEN =
  /\b(?:check|verify|confirm that|make sure|ensure|see (?:if|whether)|please|should|must|ask(?:ed|s)?|not sure|unsure|maybe|perhaps|probably|think|unclear|but|however|if|except|otherwise)\b|\?/i;
const CORRECTS =
  /\bshould (?:be|have been|read|say)\b|\b(?:wrong(?:ly)?|in error|mistak\w+|typo|mis-?keyed|miscoded|incorrect(?:ly)?|left off|omitted|our miss|corrected claim|re-?bill|resubmit)\b|\b(?:add|append|change|remove|replace|swap|amend|fix|missing|lacks?|forg[eo]t\w*|dropped|the old one|waiting|is not(?! required)|went out with|(?:has|have|needs?) to be|not coded|claim (?:has|had|shows|lists|says|carries))\b|(?<![\w.])(?:\d{2,5}|[A-Z]\d[\w.]{1,6}|[A-Z]{2}) (?:was|were) (?:sent|billed|submitted|keyed|coded|used)(?! (?:correctly|right)\b)/i;
/** "Novitas rep: the claim is correct": somebody else's word. */
const OF_PAYER = /\b(?:rep(?:resentative)?|agent|supervisor|payer|plan|insurer|portal)\b/i;

/**
 * The practice's own coder or biller looked at the day's claim and finds what the payer disputes right as billed. Not where the same papers of theirs
 * find anything to correct.
 */
export function billedRight(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  const ofCoding = pages.filter(
    ({ text }) => OF_CODING.test(text) && services.some((day) => isOfDay(text, day)),
  );
  const lines = ofCoding.flatMap((page) => linesOf(page).map((line) => ({ page, line })));
  if (lines.some(({ line }) => CORRECTS.test(line))) return undefined;
  for (const page of ofCoding)
    for (const block of linesOf(page).filter((line) => OF_CODING.test(line)))
      for (const sentence of sentencesOn({ ...page, text: block })) {
        const said = RIGHT.exec(sentence);
        if (!said || OPEN.test(sentence) || isDenied(sentence, said.index)) continue;
        if (OF_PAYER.test(sentence.slice(0, said.index))) continue;
        if (!isNoFact(sentence, said.index)) return groundOf(page, block);
      }
  return undefined;
}
