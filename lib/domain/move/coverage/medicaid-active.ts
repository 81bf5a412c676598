import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { distinctive, lettersOf } from "./other-plan";

const OF_MEDICAID =
  /\bmedicaid\b|\bmedical assistance\b|\bCHIP\b|\bMedi-?Cal\b|\bMassHealth\b|\bTennCare\b|\bBadgerCare\b|\bAHCCCS\b|\bSoonerCare\b|\bHusky\b|\bApple Health\b|\bHealth First Colorado\b/i;
const NO_MEDICAID = /\b(?:medicaid|CHIP)\b\W{1,6}(?:none|no\b|n\/a|not)/i;
const OF_ANSWER = /\b(?:27[01]|eligib\w+|coverage|MEVS|inquiry|verification)\b/i;
const OVER =
  /\b(?:inactive|not (?:active|eligible|found|enrolled)|denied|pending|suspended|spend-?down|closed|term\w*)\b/i;
/** What Medicaid has on file of other insurance is nobody's coverage with Medicaid. */
const THIRD_PARTY = /\b(?:third[- ]party|TPL|other insurance|private insurance|subscriber)\b/i;
const MANAGED = /\b(?:managed care|MCO|MCE|health plan|plan)\b/i;
const OF_COVERAGE =
  /\b(?:coverage|managed care|MCO|MCE|health plan|benefit|program|eligib\w+|aid (?:category|code)|active)\b/i;
const OPEN_ENDED =
  /(?:-|–|to|thru|through)\s{0,4}(?:open|present|current|ongoing|active|12\/31\/(?:9999|2999|2099|2299))/i;

/**
 * The state's own answer has the patient in Medicaid on the day of service: a row of coverage or of a managed care plan that begins before and ends after it. The plan that
 * manages the care is shown where there is one, since it is the one to bill.
 */
export function medicaidActive(
  pages: readonly Page[],
  services: readonly string[],
  payerName: string,
): Ground | undefined {
  const sorted = services.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const own = distinctive(payerName);
  if (!first || !last || own.length === 0 || OF_MEDICAID.test(payerName)) return undefined;
  for (const page of pages) {
    const lines = linesOf(page);
    const isState = lines.slice(0, 3).some((line) => OF_MEDICAID.test(line) && !NO_MEDICAID.test(line));
    if (!isState || !OF_ANSWER.test(page.text)) continue;
    const rows = lines.filter(
      (line) =>
        OF_COVERAGE.test(line) &&
        !OVER.test(line) &&
        !THIRD_PARTY.test(line) &&
        !own.some((word) => lettersOf(line).includes(word)) &&
        spans(line, first, last),
    );
    const row = rows.find((line) => MANAGED.test(line)) ?? rows[0];
    if (row) return groundOf(page, row);
  }
  return undefined;
}

const BEGINS = /\b(?:from|since|effective|eff|beg[ia]n\w*|start\w*|coverage)\W{0,4}$/i;
const IS_BIRTH = /\b(?:DOB|born|birth(?: date)?)\W{0,8}$/i;

function spans(line: string, first: string, last: string): boolean {
  // A row may have the birth date and the day of the question, too.
  const dates = findDates(line).filter(({ start }) => !IS_BIRTH.test(line.slice(0, start)));
  return dates.some((from, at) => {
    if (from.iso > first) return false;
    const to = dates[at + 1];
    const behind = line.slice(from.end, to?.start);
    if (OPEN_ENDED.test(line.slice(from.end, from.end + 24))) return true;
    // The day of the question and the first day of coverage make no period.
    return to !== undefined && to.iso >= last && !BEGINS.test(behind);
  });
}
