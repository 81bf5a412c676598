import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** "Unrelated to the hospice diagnosis", "not related to her terminal illness". */
const UNRELATED =
  /\b(?:unrelated|not related|no relation)\b[^.;\n]{0,40}\b(?:hospice|terminal)\b|\b(?:hospice|terminal)\b[^.\n]{0,70}\b(?:unrelated|not related)\b/i;
/** "Not unrelated", "cannot say that this is unrelated". */
const NOT_SO =
  /\b(?:not|never|n['’]t|cannot|unable to|hard to|difficult to|unclear|doubt\w*)\b[^.;,]{0,40}\bunrelated\b|\b(?:cannot|can['’]?t|unable to|could not|hard to|difficult to|unclear)\b[^.;,]{0,40}\bnot related\b|\b(?:for|when|where) (?:the )?(?:services?|care|visits?|items?)(?: (?:that|which))?(?: (?:is|are|was|were))? (?:not related|unrelated)\b/i;
/** Whether it is, somebody still asks. */
const OPEN = /\?|\b(?:if|whether|unless)\b/i;

/** The note of a day of service says that the care had nothing to do with the illness of the hospice. */
export function hospiceUnrelated(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  for (const page of pages) {
    if (!findDates(page.text).some(({ iso }) => services.includes(iso))) continue;
    const said = linesOf(page).find((line) => UNRELATED.test(line) && !OPEN.test(line) && !NOT_SO.test(line));
    if (said) return groundOf(page, said);
  }
  return undefined;
}
