import { addDays, findDates } from "@/lib/domain/reading/calendar-date";
import { findPayers } from "@/lib/domain/reading/payer-mention";
import { groundOf } from "./ground";
import type { Ground, Page } from "./move-facts";
import { distinctive, lettersOf } from "./other-plan";

const ACTIVE = /(?<!\b(?:not|no longer|was|were|in) ?)\b(?:active|in force|eligible|enrolled)\b/i;
const OVER =
  /\b(?:inactive|not (?:active|eligible|found|enrolled)|term(?:ed|inated)?|ended|cancel+ed|lapsed)\b/i;
const OF_ELIGIBILITY = /\b(?:27[01]|eligib\w+|coverage|benefits? (?:check|verification)|RTE)\b/i;
const SINCE = /\b(?:eff(?:ective)?|since|from|begin(?:s|ning)?|began|start(?:s|ed)?)\b[^\d\n]{0,16}$/i;
/** How far below a plan's name the lines about it go on. */
const REACH = 5;

/**
 * Another payer's eligibility answer, asked for at or after the service or in force since before it, has the patient covered. The payer of the notice
 * itself, an accident's insurer and a plan that ended are none.
 */
export function activeElsewhere(
  pages: readonly Page[],
  services: readonly string[],
  payerName: string,
): Ground | undefined {
  const first = services.toSorted()[0];
  const own = distinctive(payerName);
  if (!first || own.length === 0) return undefined;
  for (const page of pages) {
    if (!OF_ELIGIBILITY.test(page.text)) continue;
    const lines = page.text.split("\n");
    const named = lines.map((line) => findPayers(line));
    for (const [at, found] of named.entries()) {
      const other = found.find(
        ({ name, type }) =>
          !["liability", "review", "dental_vision", "pharmacy"].includes(type) &&
          !own.some((word) => lettersOf(name).includes(word)),
      );
      if (!other) continue;
      // The next plan's name ends what is told of this one.
      const next = named.findIndex((one, index) => index > at && one.length > 0 && index <= at + REACH);
      const block = lines.slice(at, next < 0 ? at + REACH + 1 : next);
      const said = block.find((line) => ACTIVE.test(line));
      if (said && !block.some((line) => OVER.test(line)) && isOn(block.join("\n"), page.text, first))
        return said === lines[at] ? groundOf(page, said) : groundOf(page, lines[at] ?? "", said);
    }
  }
  return undefined;
}

/** The practice's own look at the accident insurer's payments finds them wrong or not at their end. */
const LIMIT_DOUBTED =
  /\b(?:does(?: not|n['’]t)|do(?: not|n['’]t)) (?:add up|sum|match|total|reconcile|equal)\b|\b(?:sums?|adds?|totals?) (?:up )?to (?:only )?\$?\d[\d,.]*[^.;\n]{0,24}\b(?:not|short|less|only)\b|\b(?:counted|paid|posted|listed) twice\b|\bremain(?:s|ing)\b\W{0,4}\$? ?[1-9]|\b(?:not|never) (?:our|this patient['’]?s|hers|his)\b|\b(?:short|off) by\b|\b(?:before|prior to) (?:it was |the limit was |they were )?exhaust\w*|\bwrong (?:claim|person|patient)\b/i;

/** What comes after an accident insurer whose limit is paid out, unless the practice doubts that it is. */
export const nextPlanActive = (
  pages: readonly Page[],
  services: readonly string[],
  payerName: string,
): Ground | undefined =>
  pages.some(({ text }) => LIMIT_DOUBTED.test(text))
    ? undefined
    : activeElsewhere(pages, services, payerName);

const ASKED_WITHIN_DAYS = 120;

/** The plan began before the service; without a beginning, the answer was asked for soon after it. */
function isOn(block: string, text: string, first: string): boolean {
  const dates = findDates(block);
  const since = dates.filter(({ start }) => SINCE.test(block.slice(0, start)));
  if (since.length > 0) return since.every(({ iso }) => iso <= first);
  return findDates(text).some(({ iso }) => iso >= first && iso <= addDays(first, ASKED_WITHIN_DAYS));
}
