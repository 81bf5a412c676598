import type { Line } from "../../page/page-lines";
import { ENTRY_DAY } from "../person/entry-person";

/** A draft, a pended notice, a fax that did not go through, a check that found nothing: no line of the page argues. */
const NOTHING_DONE =
  /\b(?:result|status)\b\s*:?\s+(?:not active|inactive|no answer|busy|failed|error|not found)\b|^\s*EB\s+6\s+INACTIVE\b|^\s*pended\b|\*\*\*[^*]*\b(?:draft|not signed|unsigned|void)\b|\bdraft\b[^.;]{0,40}\b(?:not (?:yet )?(?:signed|sent)|unsigned)\b|\bstatus\b\s?:?\s+(?:unsigned|not signed|draft)\b|\bnot (?:a )?part of (?:the )?(?:final|signed|legal|permanent) (?:note|record|chart)\b|\bnot a payment decision\b/i;

/** Two reports of a fax machine on one page: the one that failed takes nothing from the other. */
const wentThrough = (lines: readonly Line[], page: number) =>
  lines.some(
    ({ text, page: own }) =>
      own === page &&
      /\b(?:result|status)\b\s*:?\s+(?:ok|success\w*|sent|delivered|completed?)\b/i.test(text),
  );

/** "Status INACTIVE, Eligibility 01/01/2022 - 06/30/2026": when another plan ended is what such a look-up found. */
const SHOWS_END =
  /\b(?:eligib\w*|coverage|effective|plan|medical)\b[^.;\d]{0,24}\d{1,2}\/\d{1,2}\/\d{2,4}\s*(?:-|–|to|through|thru)\s*\d{1,2}\/\d|\b(?:term(?:inat\w+|ed)?|end(?:ed|s)?|through|thru)(?: (?:date|on))?\b[\s:]{0,12}\d{1,2}\/\d{1,2}\/\d/i;
const endsOn = (lines: readonly Line[], page: number) =>
  lines.some((line) => line.page === page && SHOWS_END.test(line.text));

const POLICY = /\b(?:policy|guideline|version|edition|bulletin|effective)\b/i;
/** "Version effective 01/01/2025 (replaced)". */
const REPLACED =
  /\((?:replaced|superseded|retired|archived|obsolete|no longer (?:in effect|in force|valid))\b[^)]{0,40}\)|\bno longer in (?:effect|force)\b/i;
/** "vendor sheet (for the waiting room)": what sells a device says nothing of the patient. */
const ADVERTISING =
  /\b(?:vendor|sales|marketing|product) (?:sheet|flyer|brochure|leaflet|handout|material)s?\b|\b(?:flyer|brochure|advertisement)\b/i;
/** "PRELIMINARY REPORT" over a film's words: what the final one says may be another thing. */
const PRELIMINARY =
  /\bpreliminary (?:report|results?|read(?:ing)?|interpretation|findings?)\b|\breport status\W{1,4}preliminary\b/i;
const OWN_APPEAL =
  /(?:^|[.]\s+)(?:we|I) (?:hereby |now )?(?:appeal\b|(?:request|ask for) (?:an? |the )?(?:appeal|reconsideration|redetermination)\b)/i;
/** "We disagree with the denial." in a letter, not in an entry of a log of calls. */
const DISAGREES =
  /(?:^|[.]\s+)(?:we|I) (?:\w+ly )?(?:disagree|do not agree|don['’]t agree|disput\w*|contest|object|protest|take issue|(?:am|are) (?:writing|asking) (?:to|you to) (?:appeal|dispute|contest|protest|reconsider|object))\b[^.]{0,40}\b(?:denial|denying|decision|determination|refusal|claim|adjustment)\b/i;
/** "Please accept this letter as our appeal", "This is a formal request for reconsideration". */
const IS_APPEAL =
  /\b(?:this (?:letter )?is (?:to|an?|our)|(?:please )?accept this(?: letter)? as (?:an?|our)|(?:we|I) (?:are|am) (?:hereby |now )?(?:requesting|submitting|filing) (?:an?|our)) (?:formal |written )?(?:(?:first|second)[- ]level )?(?:appeal\b|request for (?:an appeal|reconsideration|redetermination))|\b(?:we|I) (?:are|am) (?:hereby |now )?(?:appealing|disputing)\b/i;
const isLog = (text: readonly string[]) => text.filter((one) => ENTRY_DAY.test(one)).length > 1;
/** "To UMR, first level appeal, claim 26241907733" over "Please pay": the earlier appeal, whatever its form. */
const APPEAL_TO =
  /^\s*(?:to|attn\.?|attention|re|subject)\b.{0,70}\b(?:appeals?|reconsideration|redetermination|dispute)\b/i;
/** "Anthem Provider Disputes" in a line of its own at the top: to whom the letter goes. */
const APPEALS_DESK =
  /^\s*(?:\p{Lu}[\p{L}&'-]* ){0,5}(?:(?:provider |claims? |member )?(?:appeals?|disputes?|reconsiderations?|grievances?)(?: (?:unit|department|dept|team|office))?)\s*$/iu;
const ASKS_PAYMENT =
  /\b(?:please|kindly|we ask (?:that )?you(?: to)?|we (?:request|expect)) (?:\w+ ){0,2}(?:pay(?:ment)?|re-?process|reconsider|reverse|overturn|release)\b/i;
const CLINICIAN = /\b(?:MD|DO|DC|DPM|PT|DPT|OT|OTR(?:\/L)?|PA-?C?|NP|FNP|APRN|CNM|PhD|PsyD|LCSW|CCC-SLP)\b/;

/**
 * Pages that prove nothing of the service: a policy that another has replaced, what advertises, and an earlier letter of the
 * billing office, which says what the chart may not.
 */
function pagesOfNoEvidence(lines: readonly Line[]): number[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.filter((page) => {
    const text = lines.filter((one) => one.page === page).map((one) => one.text);
    const top = text.filter((one) => one.trim() !== "").slice(0, 5);
    if (top.some((one) => REPLACED.test(one)) && top.some((one) => POLICY.test(one))) return true;
    if (top.some((one) => ADVERTISING.test(one))) return true;
    if (top.some((one) => PRELIMINARY.test(one)) && !top.some((one) => /\bfinal\b/i.test(one))) return true;
    if (text.some((one) => CLINICIAN.test(one))) return false;
    return (
      text.some((one) => OWN_APPEAL.test(one)) ||
      (text.some((one) => DISAGREES.test(one) || IS_APPEAL.test(one)) && !isLog(text)) ||
      (top.some((one) => APPEAL_TO.test(one) || APPEALS_DESK.test(one)) &&
        text.some((one) => ASKS_PAYMENT.test(one)))
    );
  });
}

/** The lines that prove nothing: such pages whole, and of a print of several look-ups the one between two rules that found nothing. */
export function linesOfNoEvidence(lines: readonly Line[]): ReadonlySet<number> {
  const pages = new Set(pagesOfNoEvidence(lines));
  const found = new Set<number>();
  lines.forEach(({ text, page }, index) => {
    if (pages.has(page)) found.add(index);
    if (!NOTHING_DONE.test(text) || wentThrough(lines, page)) return;
    const block = betweenRules(lines, index);
    // Beside another look-up of the same print it only says which plan is not the one.
    const isAlone = block.length === lines.filter((line) => line.page === page).length;
    if (/\binactive\b/i.test(text) && isAlone && endsOn(lines, page)) return;
    for (const at of block) found.add(at);
  });
  return found;
}

const RULE = /^\s*[-=_*]{10,}\s*$/;
function betweenRules(lines: readonly Line[], index: number): number[] {
  const own = lines.flatMap(({ page }, at) => (page === lines[index]?.page ? [at] : []));
  const rules = own.filter((at) => RULE.test(lines[at]?.text ?? ""));
  const [from, to] = [rules.findLast((at) => at < index), rules.find((at) => at > index)];
  // What stands over the first rule or below the last one is said of the whole page.
  return from === undefined || to === undefined ? own : own.filter((at) => at > from && at < to);
}
