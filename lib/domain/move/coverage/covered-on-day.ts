import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { distinctive, isOfOtherPlan, lettersOf } from "./other-plan";

const OF_COVERAGE = /\b(?:27[01]|eligib\w+|coverage|member(?:ship)?|enrollment|policy|grace period)\b/i;
const BEGINS = /\b(?:eff(?:ective)?|since|from|beg[ia]n(?:s|ning)?|start(?:s|ed)?|active)\b[^\d\n]{0,20}$/i;
const ENDS =
  /\b(?:term(?:ed|inat\w+)?|ends?|ended|expir\w+|cancel+\w*|through|thru|to|last day(?: of coverage)?)\b[^\d\n]{0,20}$|\d\s*(?:-|–)\s*$/i;
/** "Disenrolled from its start", "never in effect": a record that was taken back shows no coverage. */
const TAKEN_BACK =
  /\b(?:rescind\w+|rescission|void(?:ed)?|never (?:in (?:effect|force)|effective|active|enrolled)|retro(?:active(?:ly)?)?[- ](?:term\w*|cancel\w*|disenroll\w*))\b/i;

/**
 * The payer's own record, as the practice printed or wrote it down, has the coverage begin before the services and end after them: whatever the notice says of
 * its end. Not the record of another plan, or one that was taken back.
 */
export function coveredOnDay(
  pages: readonly Page[],
  services: readonly string[],
  { payerName, memberId = "" }: { payerName: string; memberId?: string },
): Ground | undefined {
  const sorted = services.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return undefined;
  for (const page of pages) {
    if (!OF_COVERAGE.test(page.text) || TAKEN_BACK.test(page.text)) continue;
    if (isOfOtherPlan(page.text, payerName, memberId)) continue;
    const lines = linesOf(page);
    const whole = lines.findIndex((line) => spans(line, first, last));
    const at = whole >= 0 ? whole : lines.findIndex((line) => isGivenBack(line, first, payerName));
    if (at >= 0 && !namesOther(lines.slice(Math.max(0, at - 2), at + 1), payerName))
      return groundOf(page, lines[at] ?? "");
  }
  return undefined;
}

/** "Effective 01/01/2026   terminated 07/31/2026": both days on one line, around the services. */
function spans(line: string, first: string, last: string): boolean {
  const dates = findDates(line);
  const begins = dates.findIndex(({ iso, start }) => iso <= first && BEGINS.test(line.slice(0, start)));
  const end = begins < 0 ? undefined : dates[begins + 1];
  return end !== undefined && end.iso >= last && ENDS.test(line.slice(0, end.start));
}

/** "Approved. Coverage starts 07/01/2026 (backdated). Plan: Meridian from 07/01/2026": given for a time gone by, and without an end. */
const GIVEN_BACK =
  /\b(?:retroactiv\w*|retro|backdat\w+|back[- ]dat\w+|reinstated|restored|approved|awarded|given back)\b/i;
const COVERAGE_GIVEN =
  /\b(?:coverage|eligib\w+|enroll\w+|application|medicaid|membership|policy|plan|retro\w*|backdat\w+|reinstated|restored)\b/i;
/** An approved service, or a practice that is taken back into the network. */
const OF_ELSE =
  /\b(?:provider|practice|network|contract\w*|credential\w*)\b|\b(?:approved|awarded) (?:the |an? |for )?(?:MRI|CT|surgery|visits?|sessions?|therapy|request|service|procedure|drug|\d)/i;
function isGivenBack(line: string, first: string, payerName: string): boolean {
  const own = distinctive(payerName);
  if (
    !GIVEN_BACK.test(line) ||
    !COVERAGE_GIVEN.test(line) ||
    OF_ELSE.test(line) ||
    /\b(?:not|never|denied|pending|closed|if)\b/i.test(line)
  )
    return false;
  if (!own.some((word) => lettersOf(line).includes(word))) return false;
  const dates = findDates(line).filter(({ start }) => BEGINS.test(line.slice(0, start)));
  const ends = findDates(line).some(({ start }) => ENDS.test(line.slice(0, start)));
  return dates.length > 0 && !ends && dates.every(({ iso }) => iso <= first);
}

/** A row, or the nearest name above it, that belongs to another payer. */
function namesOther(lines: readonly string[], payerName: string): boolean {
  const own = distinctive(payerName);
  const named = lines.findLast((line) => findPayers(line).length > 0);
  return named !== undefined && !own.some((word) => lettersOf(named).includes(word));
}

/** Three months of grace are those of a plan with advance payments of the tax credit (45 CFR 156.270(d)). */
const THREE_MONTHS =
  /\b(?:3|three)[- ]months?\b[^.\n]{0,24}\bgrace\b|\bgrace period\b[^.\n]{0,30}\b(?:3|three) months\b|\b90[- ]day grace\b|\bgrace\b[^.\n]{0,30}\bmonths? (?:2 (?:and|&|or) 3|two (?:and|or) three)\b|\b(?:APTC|advance(?:d)? (?:payments? of the )?premium tax credits?|premium tax credits?)\b(?!\W{0,12}(?:no|none|n)\b)/i;
const NO_CREDIT =
  /\b(?:APTC|tax credits?|subsidy)\b\W{0,12}(?:no|none|not|n\/a|\$?0(?:\.00)?)\b|\b(?:no|without|not receiving) (?:an? )?(?:APTC|advance(?:d)? (?:premium )?tax credits?|(?:premium )?tax credits?|subsid\w+)\b/i;
const FIRST_MONTH = /\b(?:month (?:1|one)|(?:first|1st) (?:grace )?month)\b/i;
const PAID_THROUGH = /\bpaid (?:up )?(?:through|thru|to|until)\b[^\d\n]{0,16}$/i;

/**
 * The services fell in the first month after the premium was paid to its end, or in the one that a paper calls the first of the grace period, and the plan is one with three months
 * of grace: claims of that month are the plan's to pay, whatever comes of the premium.
 */
export function firstGraceMonth(
  pages: readonly Page[],
  services: readonly string[],
  noticeText: string,
): Ground | undefined {
  const sorted = services.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const notice = { text: noticeText, place: "the payer's notice" };
  const all = [...pages, notice];
  if (!first || !last || all.some(({ text }) => NO_CREDIT.test(text))) return undefined;
  if (!all.some(({ text }) => THREE_MONTHS.test(text))) return undefined;
  for (const page of all) {
    for (const line of linesOf(page)) {
      const dates = findDates(line);
      const called = FIRST_MONTH.exec(line);
      const [from, to] = called ? dates.filter(({ start }) => start > called.index) : [];
      if (from && to && from.iso <= first && to.iso >= last) return groundOf(page, line);
      const paid = dates.find(({ start }) => PAID_THROUGH.test(line.slice(0, start)));
      if (paid && paid.iso < first && last <= endOfNextMonth(paid.iso)) return groundOf(page, line);
    }
  }
  return undefined;
}

function endOfNextMonth(iso: string): string {
  const [year = 0, month = 0] = iso.split("-").map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}
