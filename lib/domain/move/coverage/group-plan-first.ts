import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** The plan says that Medicare comes first. */
const SAYS_MEDICARE_FIRST =
  /\bmedicare\b[^.]{0,30}\b(?:is|are|as|pays?|should (?:be|pay)|must (?:be|pay))\b[^.]{0,20}\b(?:primary|first)\b|\bmedicare['’]?s (?:explanation|EOB|EOMB|remittance|payment)\b|\bentitled to medicare\b/i;
const BY_DISABILITY = /\b(?:disab\w+|SSDI)\b/i;
const BY_KIDNEYS = /\b(?:ESRD|end[- ]stage|dialysis|kidney)\b/i;
const WORKS =
  /\b(?:current(?:ly)? employ\w+|actively (?:employed|at work|working)|(?:works?|working|employed) (?:\w+ ){0,2}(?:full[- ]time|part[- ]time)|is (?:a |an )?(?:active |full[- ]time |part[- ]time )|still (?:works?|working|employed)|active employee)\b/i;
const NO_LONGER =
  /\b(?:retired|retiree|retirement|COBRA|laid off|no longer (?:works?|working|employed)|left (?:the company|employment)|terminated|severance|not (?:currently )?(?:employed|working)|(?:employed|working|works) (?:\w+ ){0,3}until|until (?=\d)[\d/]+)\b|\b(?:employed|working|work)\b[^\n[\]]{0,24}\?[^\n[\]]{0,8}\[ ?\] ?yes\s{1,4}\[[xX]\] ?no\b/i;
/** Whose people they are matters: a son's company or the practice itself insures nobody here. */
const OF_OTHERS = /\b(?:son|daughter|brother|sister|father|mother|neighbor|practice|clinic|our)(?:['’]s)?\b/i;
/** "212 employees", "more than 100 employees", "3,000+ employees". */
const HEADCOUNT =
  /\b(\d{1,3}(?:,\d{3})*|\d{2,6})\s{0,2}\+? (?:\w+ ){0,2}(?:employees|workers|people|staff)\b/gi;
const LEAST_OF_AGE = 20;
const LEAST_OF_DISABILITY = 100;

/**
 * The employer's plan says that Medicare comes first, and a paper at hand has the patient (or the spouse) still working for an employer of so many that the law
 * puts the plan first: 20 for age, 100 for a disability (42 CFR 411.100 and 411.170). Of kidney disease the months count, and nobody's number.
 */
export function groupPlanFirst(pages: readonly Page[], noticeText: string): Ground | undefined {
  const flat = noticeText.replace(/\s+/g, " ");
  if (!SAYS_MEDICARE_FIRST.test(flat)) return undefined;
  const all = [flat, ...pages.map(({ text }) => text)];
  if (all.some((text) => BY_KIDNEYS.test(text)) || pages.some(({ text }) => NO_LONGER.test(text)))
    return undefined;
  const least = all.some((text) => BY_DISABILITY.test(text)) ? LEAST_OF_DISABILITY : LEAST_OF_AGE;
  for (const page of pages) {
    if (!WORKS.test(page.text)) continue;
    if (linesOf(page).some((one) => one.search(HEADCOUNT) >= 0 && OF_OTHERS.test(one))) continue;
    const counts = [...page.text.matchAll(HEADCOUNT)].map(([, count = ""]) => Number(count.replace(",", "")));
    const line = linesOf(page).find((one) => one.search(HEADCOUNT) >= 0);
    if (line && counts.length > 0 && counts.every((count) => count >= least)) return groundOf(page, line);
  }
  return undefined;
}
