import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { findPayers } from "@/lib/domain/reading/payer/payer-mention";
import { groundOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import { distinctive, lettersOf, shortNameOver } from "./other-plan";

const ACTIVE = /(?<!\b(?:not|no longer|was|were|in) ?)\b(?:active|in force|eligible|enrolled)\b/i;
const OVER =
  /\b(?:inactive|not (?:active|eligible|found|enrolled)|term(?:ed|inated)?|ended|cancel+ed|lapsed)\b/i;
const OF_ELIGIBILITY = /\b(?:27[01]|eligib\w+|coverage|benefits? (?:check|verification)|RTE)\b/i;
/** "Cigna provider line, Tobias, ref 3081. Active since 08/01/2026": a call about coverage, whatever its log is called. */
const ACTIVE_SINCE =
  /(?<!\b(?:not|not yet|no longer|if|whether) )\b(?:active|in force|eligible|enrolled|covered) (?:since|from|as of|eff(?:ective)?)\b\W{0,3}\d{1,4}[/-]\d/i;
/** A contract, an account, an approval, another member or a plan of another kind that is active is no coverage of the patient that comes first. */
const OF_SOMETHING_ELSE =
  /\b(?:contract\w*|EDI|ERA|EFT|credential\w*|roster|referral|PA|(?:pre-?)?auth\w*|portal|log-?in|account|dental|vision|pharmacy|secondary|second|supplement\w*|medigap|not on|dependents?|husband|wife|spouse|son|daughter|mother|father)\b/i;
/** A call names the plan right before what it says of it. */
const REACH_OF_CALL = 1;
const SINCE = /\b(?:eff(?:ective)?|since|from|begin(?:s|ning)?|began|start(?:s|ed)?)\b[^\d\n]{0,16}$/i;
/** "ACTIVE 03/01/2026 -": a day that opens a period. */
const OPENS = /^\s{0,3}(?:-|–|to\b|thru\b|through\b|onwards?\b)/i;
/** What ends such a period stands right behind it. */
const CLOSES =
  /(?:\d\s{0,3}(?:-|–|to|thru|through)|\b(?:term(?:ed|inat\w+)?|end(?:s|ed)?|exp(?:ires|ired)?)(?: date)?:?)\s{0,4}$/i;
/** How far below a plan's name the lines about it go on; a page that is headed by the name is the plan's to its end. */
const REACH = 5;
const HEAD = 3;
/** "-- old record in our system --": what stands below it is of another time. */
const OF_THE_PAST =
  /\b(?:old|previous|prior|former|past) (?:record|insurance|coverage|plan|policy|card|carrier|payer|ins\b)/i;
/** What an answer says of the coverage beside its own. */
const OF_OTHERS = /\bother (?:ins\w*|coverage|payer|plan|carrier)\b/i;
const TITLED_NEW = /\b(?:new|current|changed to|now(?: has)?)\b/i;

/** "BCBS Texas": an answer's own short form. */
const SHORT_BLUE = /\bBCBS(?=\b|[A-Z]{2}\b)/;
const spelledOut = (line: string) => line.replace(/\bBCBS(?=\b|[A-Z]{2}\b)/g, "Blue Cross Blue Shield ");

type Named = { name: string; type: string };

export type OtherPlan = { name: string; block: readonly string[]; ground: Ground };

/**
 * Another payer's eligibility answer, asked for at or after the service or in force since before it, has the patient covered. The payer of the notice
 * itself, an accident's insurer and a plan that ended are none.
 */
export const activeElsewhere = (
  pages: readonly Page[],
  services: readonly string[],
  payerName: string,
): Ground | undefined => plansActive(pages, services, payerName)[0]?.ground;

/** Each of those plans with the lines that are told of it. */
export function plansActive(
  pages: readonly Page[],
  services: readonly string[],
  payerName: string,
): OtherPlan[] {
  const first = services.toSorted()[0];
  const own = distinctive(payerName);
  if (!first || own.length === 0) return [];
  const ownIsBlue = /\bblue\b|\bBCBS/i.test(payerName);
  return pages.flatMap((page) => {
    const isAnswer = OF_ELIGIBILITY.test(page.text);
    if (!isAnswer && !ACTIVE_SINCE.test(page.text)) return [];
    const lines = page.text.split("\n");
    const head = lines.flatMap((line, at) => (line.trim() === "" ? [] : at)).slice(0, HEAD);
    const named = lines.map((line, at) => {
      const found: readonly Named[] = findPayers(spelledOut(line));
      const short = found.length === 0 && at === head[0] ? shortNameOver(line) : undefined;
      return short ? [{ name: short, type: "commercial" }] : found;
    });
    return named.flatMap((found, at): OtherPlan[] => {
      const other = found.find(
        ({ name, type }) =>
          !["liability", "review", "dental_vision", "pharmacy"].includes(type) &&
          !own.some((word) => lettersOf(name).includes(word)) &&
          !(ownIsBlue && SHORT_BLUE.test(lines[at] ?? "")),
      );
      if (!other) return [];
      // The next plan's name ends what is told of this one, and so does a heading of what is past.
      const ends = (line: string, index: number) =>
        index > at &&
        !isAdvantage(line) &&
        (OF_THE_PAST.test(line) || ((named[index]?.length ?? 0) > 0 && !OF_OTHERS.test(line)));
      const next = lines.findIndex(ends);
      const reach = !isAnswer ? at + REACH_OF_CALL + 1 : head.includes(at) ? lines.length : at + REACH + 1;
      const block = lines.slice(at, Math.min(next < 0 ? lines.length : next, reach));
      if (OF_THE_PAST.test(block[0] ?? "") || OVER.test(block[0] ?? "") || block.some((line) => isOver(line)))
        return [];
      const advantage = /^medicare$/i.test(other.name) ? block.find(isAdvantage) : undefined;
      if (advantage) {
        // Who has joined such a plan is billed there, however active Medicare itself is.
        const [plan = other] = findPayers(advantage).filter(({ name }) => !/^medicare$/i.test(name));
        return isOn(advantage, page.text, first)
          ? [{ name: plan.name, block, ground: groundOf(page, advantage) }]
          : [];
      }
      if (!isAnswer && block.some((line) => OF_SOMETHING_ELSE.test(line))) return [];
      const said = block.find((line) => (isAnswer ? ACTIVE : ACTIVE_SINCE).test(line));
      if (said && isOn(block.join("\n"), page.text, first)) {
        const words = said === lines[at] ? [said] : [lines[at] ?? "", said];
        return [{ name: other.name, block, ground: groundOf(page, ...words) }];
      }
      const checked = said ? undefined : checkedBelow(lines, block, first);
      return checked && TITLED_NEW.test(lines[at] ?? "")
        ? [{ name: other.name, block, ground: groundOf(page, lines[at] ?? "", checked) }]
        : [];
    });
  });
}

const isAdvantage = (line: string) =>
  /\b(?:MA(?:-PD)? plan|medicare advantage|part C)\b/i.test(line) &&
  !/\b(?:none|no|not)\b/i.test(line) &&
  findDates(line).length > 0;
const isOver = (line: string) => OVER.test(line.replace(OPEN_END, " ")) && !OF_OTHERS.test(line);
/** "Term  -", "Term date: none": the column of the end is empty. */
const OPEN_END =
  /\bterm(?:ination)?(?: date)?(?:[ \t]*:)?[ \t]{0,12}(?:(?:-{1,3}(?=\s|$)|–)(?!\s*\d)|none\b|n\/a\b|open\b)/gi;

/** A form of a new insurance: its beginning stands beside the plan, and whoever checked it writes the same day further down. */
function checkedBelow(lines: readonly string[], block: readonly string[], first: string): string | undefined {
  const text = block.join("\n");
  const begins = findDates(text).find(({ start }) => SINCE.test(text.slice(0, start)))?.iso;
  if (!begins || begins > first) return undefined;
  return lines.find(
    (line) => ACTIVE.test(line) && !OVER.test(line) && findDates(line).some(({ iso }) => iso === begins),
  );
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

/** The plan began before the service and has no end before it; without a beginning, the answer was asked for soon after it. */
function isOn(block: string, text: string, first: string): boolean {
  const dates = findDates(block);
  const since = dates.filter(
    ({ start, end }) => SINCE.test(block.slice(0, start)) || OPENS.test(block.slice(end)),
  );
  if (dates.some(({ iso, start }) => iso < first && CLOSES.test(block.slice(0, start)))) return false;
  if (since.length > 0) return since.every(({ iso }) => iso <= first);
  return findDates(text).some(({ iso }) => iso >= first && iso <= addDays(first, ASKED_WITHIN_DAYS));
}
