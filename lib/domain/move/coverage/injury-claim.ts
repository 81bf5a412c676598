import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** "Is this a work injury?   [x] yes", "hurt at work", "work-related: Y". */
const AT_WORK =
  /\b(?:at work|on the job|work(?:place)?[ -](?:related|injury|accident|comp)|(?:related|due) to (?:your |his |her |the )?(?:work|job|employment)|employment)\b(?:(?!past|before|ever|prior|previous|history)[^\n[\]]){0,40}(?:\[[xX]\] ?yes\b|[☒☑] ?yes\b|:\s{0,4}(?:yes|y)\b)|(?<!\b(?:not|never|no|wasn['’]t) (?:\w+ ){0,2})\b(?:hurt|injur(?:y|ed)|fell|slipped|lift(?:ing|ed)|strain(?:ed)?|twist(?:ed|ing)|struck|happened|occurred|cut)\b(?:(?!\bnot\b)[^.;\n]){0,60}(?<!\bback )(?:\bat (?:his|her|their|the) (?:job|work(?:place|site)?)\b|\bat work\b|\bon the job\b|\bwhile working\b)/i;
/** "Carrier SAIF, claim no. 8117462C": an insurer of injuries at work has a claim of its own. */
const COMP_CLAIM =
  /\b(?:work(?:ers|ers'|ers’|man's|mans)?['’]? ?comp(?:ensation)?|WC|L ?& ?I|employer|carrier|state fund|SAIF|industrial|adjuster|first report|(?:form|paper) (?:801|827|C-?[34])|DWC)\b[^\n]{0,80}\bclaim\b(?: ?(?:no\.?|number|#|id))?[:\s]{0,3}(?=[A-Z\d-]*\d{3})[A-Z\d][A-Z\d-]{4,}|\b(?:comp|WC) (?:claim|case|file)(?: ?(?:no\.?|number|#))?[:\s]{0,3}(?=[A-Z\d-]*\d{3})[A-Z\d][A-Z\d-]{4,}/i;
/** "PIP claim 44-019", "med-pay, claim no. …": of an insurance that pays whoever is at fault. */
const AUTO_CLAIM =
  /\b(?:PIP|personal injury protection|med-?pay|medical payments|no-fault)\b[^\n]{0,80}\bclaim\b(?: ?(?:no\.?|number|#|id))?[:\s]{0,3}(?=[A-Z\d-]*\d{3})[A-Z\d][A-Z\d-]{4,}/i;
const IN_A_CAR =
  /\b(?:rear[- ]ended|MV[AC]|(?:car|auto(?:mobile)?|motor vehicle|truck|traffic) (?:accident|crash|collision|wreck)|T-boned|struck by (?:a |an )?(?:car|truck|vehicle)|passenger|driver)\b/i;
/** The other insurer will not pay, or the writer takes back what was said of the injury. */
const NOT_THEIRS =
  /\b(?:claim|case|carrier|insurer|SAIF|comp|adjuster|PIP|med-?pay|L ?& ?I)\b[^.;\n]{0,40}\b(?:denied|not accepted|rejected|closed|withdrawn|exhausted|not compensable|settled)\b|\bnot (?:at work|work[- ]related|a work injury|on the job)\b|\b(?:work[- ]related|work injury|at work)\b[^\n[\]]{0,40}\[ ?\] ?yes\s{1,4}\[[xX]\] ?no\b/i;
const RECENT_DAYS = 200;

/**
 * The record of the care says that the injury happened at work, or in a car with an insurance that pays without fault, and names that insurer's claim: it comes first. Not
 * one that the insurer refused or closed, or that the record itself takes back.
 */
export function injuryClaim(pages: readonly Page[], services: readonly string[]): Ground | undefined {
  const first = services.toSorted()[0];
  if (!first || pages.some(({ text }) => NOT_THEIRS.test(text))) return undefined;
  for (const page of pages) {
    const isRecent = findDates(page.text).some(
      ({ iso }) => iso >= addDays(first, -RECENT_DAYS) && iso <= addDays(first, RECENT_DAYS),
    );
    if (!isRecent) continue;
    const lines = linesOf(page);
    const told = lines.flatMap((line) => line.split(/(?<=[.;])\s+/));
    const hurt = told.find((words) => AT_WORK.test(words) && !isOfThePast(words, first));
    const claim = hurt
      ? lines.find((line) => COMP_CLAIM.test(line))
      : told.some((words) => IN_A_CAR.test(words) && !isOfThePast(words, first))
        ? lines.find((line) => AUTO_CLAIM.test(line))
        : undefined;
    if (claim) return hurt && hurt !== claim ? groundOf(page, hurt, claim) : groundOf(page, claim);
  }
  return undefined;
}

/** "History: hurt at work in 2019", "prior MVA": an injury of another time. "No prior back pain" says that this one is new. */
const OF_HISTORY =
  /(?<!\b(?:no|not|denies|denied|without|never)\b[^.;]{0,20})\b(?:history(?: of)?|hx|PMH|prior|previous(?:ly)?|old|past|remote|childhood)\b|\b(?:years?|yrs?|decades?) (?:ago|back|before|earlier)\b/i;
function isOfThePast(line: string, first: string): boolean {
  const days = findDates(line);
  if (days.length > 0) return days.every(({ iso }) => iso < addDays(first, -RECENT_DAYS));
  const years = (line.match(/(?<![\d/.-])(?:19|20)\d\d(?![\d/-])/g) ?? []).map(Number);
  if (years.length > 0) return years.every((year) => year < Number(first.slice(0, 4)) - 1);
  return OF_HISTORY.test(line);
}

/** The payer asked how the injury came about, and had no answer. */
const OF_ACCIDENT =
  /\b(?:accident|injur(?:y|ies)|incident|how (?:and where |or where )?(?:it|this|the injury) happened|third[- ]party|other part(?:y|ies)|another party|subrogation)\b/i;
const UNANSWERED =
  /\b(?:not|never|no|n['’]t)\b[^.]{0,40}\b(?:repl(?:y|ied)|respon\w+|answer\w*|return\w*|receiv\w*|back|provided|complet\w*|details|information)\b|\bquestionnaire\b|\b227\b/i;
export const asksForAccident = (text: string): boolean => OF_ACCIDENT.test(text) && UNANSWERED.test(text);
