import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";

/** The days for which a plan's text says that it holds; one end may be open. */
export type InForce = { from?: string; to?: string };

/** What a plan or its administrator wrote, not the practice. */
const PLAN_TEXT =
  /\b(?:booklet|polic(?:y|ies)|(?<![,;/+] ?)manual(?!,(?! (?:effective|valid|in force|edition|version|rev|section|chapter|page|20\d\d))|;|[ /-](?:therap\w+|techniques?|treatments?|tx|traction|muscles?|resist\w*|stretch\w*|mobili[sz]\w*|manip\w*|release|distraction|contact|cue\w*|cues|assist\w*|guid\w+|perturb\w*|lymph\w*|strength|test\w*|labor\w*|work\w*|wheel\w*|ROM|PROM|STM|PT|OT|exercise\w*|skills?|dexterity|unit|time|x ?\d+|\d+ ?min\w*)\b)|handbook|guidelines?|criteria|bulletin|certificate of (?:coverage|insurance)|evidence of coverage|summary plan description|(?:summary|schedule|outline|guide|table) of (?:benefits|coverage)|benefits? (?:summary|plan|guide|schedule|at a glance|overview)|payment rules?|fee schedule|agreement|coverage determination)\b/i;
const YEAR =
  /\b(?:(?:plan|benefit|contract|calendar|policy) year|valid(?: for| in)?|in force(?: for| in)?|edition(?: of)?|for|effective(?: for)?)\s*:?\s*(20\d\d)(?![\d/-])|\b(20\d\d) (?:plan year|edition|benefit (?:year|booklet|guide)|(?:member )?(?:handbook|manual|booklet))\b/i;
/** "Summary of benefits 2026", "Benefits at a glance, 2026": a benefit holds for the year in its paper's own title. */
const YEAR_OF_BENEFITS =
  /\b(?:(?:summary|schedule|outline|guide|table) of (?:benefits|coverage|medical benefits)(?: and coverage)?|benefits? (?:summary|booklet|guide|schedule|at a glance|overview)|evidence of coverage|certificate of coverage|member handbook|summary plan description|SPD)\b\W{0,4}(?:for )?(20[1-4]\d)(?![\d/-])/i;
const YEAR_BEFORE =
  /\b(20[1-4]\d) (?:(?:summary|schedule|outline|guide) of (?:benefits|coverage)|benefits? (?:summary|schedule|at a glance|overview)|evidence of coverage|certificate of coverage|summary plan description|SPD)\b/i;
/** "January 1 to December 31, 2025": the first day has its year from the second. */
const WITHIN_YEAR =
  /\b([A-Z][a-z]{2,8}\.? \d{1,2}),? (?:to|through|thru|until|-|–) ([A-Z][a-z]{2,8}\.? \d{1,2}),? (20\d\d)\b/;
const BETWEEN = /^\s*(?:to|through|thru|until|-|–)\s*$/i;
const EFFECTIVE = /\b(?:effective(?: date)?|in (?:force|effect) (?:from|since|as of)|valid from)\s*:?\s*$/i;
const TOP = 6;

/** The edition that each page of a plan's text is of, by its page. */
export function editionsOf(lines: readonly Line[]): Map<number, InForce> {
  const found = new Map<number, InForce>();
  for (const [page, all] of Map.groupBy(lines, (line) => line.page)) {
    const top = all.filter(({ text }) => text.trim() !== "").slice(0, TOP);
    if (!top.some(({ text }) => PLAN_TEXT.test(text))) continue;
    const edition = top.map(({ text }) => editionIn(text)).find((one) => one !== undefined);
    if (edition) found.set(page, edition);
  }
  return found;
}

function editionIn(line: string): InForce | undefined {
  const text = line.replace(/\s+/g, " ");
  const [, first, last, of] = WITHIN_YEAR.exec(text) ?? [];
  const from = first && findDates(`${first}, ${of}`)[0]?.iso;
  const to = last && findDates(`${last}, ${of}`)[0]?.iso;
  if (from && to && from < to) return { from, to };
  const dates = findDates(text);
  for (const [at, date] of dates.entries()) {
    const next = dates[at + 1];
    if (next && date.iso < next.iso && BETWEEN.test(text.slice(date.end, next.start)))
      return { from: date.iso, to: next.iso };
    if (EFFECTIVE.test(text.slice(0, date.start))) return { from: date.iso };
  }
  const [, behind, before] = YEAR.exec(text) ?? YEAR_OF_BENEFITS.exec(text) ?? YEAR_BEFORE.exec(text) ?? [];
  const year = behind ?? before;
  return year ? { from: `${year}-01-01`, to: `${year}-12-31` } : undefined;
}

/** Whether a text of these days held on any of the days of service. */
export const holdsOn = ({ from, to }: InForce, services: readonly string[]): boolean =>
  services.length === 0 || services.some((day) => (!from || from <= day) && (!to || day <= to));
