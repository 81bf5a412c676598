import { addDays, findDates } from "@/lib/domain/reading/page/calendar-date";
import { daysOf, groundOf, isDenied, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** What a clearinghouse or a payer answers to a claim that was sent, and the practice's own log of it. */
const OF_SENDING =
  /\b(?:277(?:CA)?|999|clearing ?house|acknowledg\w+|claims? (?:history|status|log|report|timeline|tracking|notes?|submission)|transmi\w+|submi(?:ssion|tted)\w*|batch|ledger|account (?:history|notes?)|billing (?:notes?|log|history)|reject\w*|availity|office ally|waystar|trizetto|optum|change healthcare|claim\.?md|EDI|cross-?over|A\/?R notes?)\b/i;
const REJECTED =
  /\brej(?:ect\w*|'?d)?\b|\bA[3678]\b|\bnot (?:been )?(?:forwarded|accepted)\b|\bfailed (?:the )?(?:payer |front[- ]end )?(?:edits?|validation)\b|\bkicked (?:back|out)\b|\bbounced\b|\breturned (?:as |to (?:the )?(?:provider|practice|sender|biller)|for correction)|\bunprocess\w+|\bsent back\b|\bfront[- ]end (?:denial|error|edit)\b/gi;
const ACCEPTED =
  /\baccept\w*|\bA[12]\b|\b(?:payer|plan) received\b|\breceived by (?:the )?(?:payer|plan)\b/gi;
/** A file's receipt, or the clearinghouse's own, is none of the payer's. */
const OF_FILE =
  /\b(?:999|997|TA1|file|batch)\b[^\n]{0,30}\baccept|\baccept\w*[^\n]{0,24}\b(?:999|997|TA1|(?:by|at) (?:the )?clearing ?house|for (?:transmission|forwarding))\b|\bclearing ?house\b[^\n]{0,20}\baccept/i;
const SENT_AGAIN =
  /\b(?:re-?(?:submit(?:ted|s)?|sent|filed|billed|transmitted)|corrected and sent|sent again|refiled|released to (?:the )?(?:payer|plan)|(?:mailed|faxed|sent|filed|dropped)\b[^\n]{0,30}\b(?:on|to|by|via) (?:paper|certified|fax|mail)|paper claim (?:was )?(?:mailed|sent|faxed|filed))\b/gi;
/** "No earlier submission in the clearinghouse", "never went out". */
const NONE_SENT =
  /\bno (?:earlier|prior|previous|other|original) (?:submissions?|transmissions?|sendings?|claims?|filings?)\b[^.;\n]{0,40}|\bno (?:claims?|submissions?|record of (?:a|any) (?:claim|submission)) (?:\w+ ){0,3}(?:for (?:this|that|the|these) (?:DOS|date|day|visit|service)s?|found|on file|sent|before|in (?:the )?clearing ?house)\b|\bnot (?:billed|sent|submitted|dropped|transmitted) until\b|\b(?:claim|it|bill|batch|visit|charge) (?:was |had |has )?(?:never|not) (?:been )?(?:sent|billed|submitted|transmitted|filed|released|went out|left)\b(?! (?:late|twice|again|in error))|\b(?:secondary|second (?:payer|claim)|crossover|supplement)\b[^.;\n]{0,16}\b(?:never|not) (?:been )?(?:sent|billed|submitted|filed)\b(?! (?:late|twice|again|in error))|\bnever (?:went out|left the (?:office|practice)|transmitted|released|billed|dropped)\b/i;
/** Grounds on which a late claim may still be paid: a person has to weigh them. */
const EXCUSE =
  /\bretro(?:active|spective)?(?:ly)?\b|\b(?:other|primary|first|prior) (?:payer|insurer|carrier|insurance|plan)(?:['’]s)? (?:\w+ )?(?:EOB|remit\w*|paid|denied|processed|took|decided|recouped)\b|\btake-?backs?\b|\brecoup\w*|\bpayer['’]?s? (?:error|mistake|fault)\b|\brejected (?:in error|by mistake|wrongly)\b|\boutage\b|\bcyber\w*|\bdisaster\b|\bhurricane\b|\bwildfire\b|\bcall ref\w*|\b(?:wrong|old|former|previous) (?:insurance|payer|plan|carrier|card)\b|\b(?:not|never|no longer) (?:our|their|a|an) (?:active )?(?:member|insured|subscriber|enrollee)\b|\bself[- ]pay\b|\bCOBRA\b(?!\W{0,4}(?:no|none|not|declined))|\benrolled (?:him|her|them|the (?:patient|member|child)|pt|back)\b|\b(?:patient|pt|member|parent|mother|father|guarantor) (?:did not|didn['’]t|never|failed to) (?:tell|give|provide|present|inform|disclose|bring|show|report)\b/i;
/** Around the day of receipt the late claim's own acknowledgment is printed. */
const RECEIPT_DAYS = 7;

/** "We got this claim on October 9, 2026", "Date received 10/09/2026". */
const RECEIVED =
  /(?<!\b(?:must|should|had to|has to|have to|needs? to) (?:be )?)\b(?:received|got|came|arrived|reached|receipt|rec['’]?d|recvd|accepted for processing|filed|date of receipt)\b(?! (?:by|before|within|no later than)\b)(?=([^\n]{0,60}(?!\d)))/gi;
const PERIOD = /\b(\d{2,3})[- ](?:calendar )?days?\b/gi;
const YEAR_DAYS = 365;
const SHORTEST_LIMIT = 60;

/** The day on which the payer says that the claim came. */
function receivedOn(noticeText: string, services: readonly string[]): string | undefined {
  const last = services.toSorted().at(-1) ?? "";
  const text = noticeText.replace(/\s+/g, " ");
  return [...text.matchAll(RECEIVED)]
    .flatMap(([, behind = ""]) => findDates(behind)[0]?.iso ?? [])
    .find((iso) => iso > addDays(last, SHORTEST_LIMIT / 2));
}

/** The time for filing as the notice has it, of several the longest; a year where it has none. */
function filingDays(noticeText: string): number {
  const named = [...noticeText.replace(/\s+/g, " ").matchAll(PERIOD)]
    .map(([, days]) => Number(days))
    .filter((days) => days >= SHORTEST_LIMIT && days <= YEAR_DAYS);
  return named.length > 0 ? Math.max(...named) : YEAR_DAYS;
}

/** "Printed 10/12/2026", "run 11/03": the day of the paper itself. */
const PRINTED = /\b(?:printed|print date|run (?:date|on)?|as of|report (?:date|run)|exported|viewed)\b/i;
const LINES_BELOW = 3;

type Entry = { page: Page; line: string; day: string | undefined; rejected: boolean; accepted: boolean };

/**
 * The practice's own record of the sending has nothing but rejections before the late claim, or says that nothing was sent before: no proof of filing in
 * time. Not where something was sent again in between without an answer, nor where another ground for the delay is told.
 */
export function neverAccepted(
  pages: readonly Page[],
  noticeText: string,
  services: readonly string[],
): Ground | undefined {
  const first = services.toSorted()[0];
  if (!first || pages.some(({ text }) => hasExcuse(text))) return undefined;
  const received = receivedOn(noticeText, services);
  const entries = pages
    .filter(({ text }) => OF_SENDING.test(text))
    .flatMap((page) => entriesOf(page, services));
  // Without the day of receipt only what lies beyond the whole limit is the late claim itself.
  const late = received ? addDays(received, -RECEIPT_DAYS) : addDays(first, filingDays(noticeText));
  const early = entries.filter(({ day }) => day !== undefined && day >= first && day < late);
  const lastRejected = early.findLast(({ rejected }) => rejected);
  const wasSent = early.some(({ line }) => said(line, WAS_SENT));
  const none = wasSent
    ? undefined
    : entries.find(({ line, day }) => NONE_SENT.test(line) && !(day && day < first));
  // What the payer accepted stays accepted; a clearinghouse's yes says nothing once the payer refused.
  const isOvertaken = (entry: Entry) =>
    lastRejected !== undefined &&
    !(BY_PAYER.test(entry.line) && !PASSED_ON.test(entry.line)) &&
    ((entry.day ?? "") < (lastRejected.day ?? "") ||
      (entry.day === lastRejected.day && entries.indexOf(entry) < entries.indexOf(lastRejected)));
  const isDoubtful = early.some(
    (entry) =>
      !entry.rejected && !isOvertaken(entry) && (entry.accepted || said(entry.line, SENT_AGAIN, OF_REPORT)),
  );
  if (isDoubtful) return undefined;
  const byPayer = early.find(({ rejected, line }) => rejected && OF_PAYER.test(line));
  const ground = lastRejected && byPayer ? byPayer : (lastRejected ?? none);
  return ground && groundOf(ground.page, ground.line);
}

/** A claim that went out in time, whatever the payer's screen has of it. */
const WAS_SENT =
  /\b(?:sent|submitted|transmitted|forwarded|accepted|mailed|faxed|filed|billed|hand[- ]delivered|certified mail)\b(?! (?:late|until))/gi;
const BY_PAYER =
  /\b277(?:CA)?\b|\bA[12]\b|\b(?:payer|plan)\b|\bcontrol (?:no|number)\b|\bfor (?:processing|adjudication)\b|\badjudicat\w+/i;
const PASSED_ON = /\b(?:sent|forwarded|passed|transmitted|released)(?: on)? to\b/i;
/** "Accepted 12, rejected 0": the count of a report tells of no one claim. */
const COUNT =
  /\b(?:totals?|claims? (?:on|in) (?:this|the)|count|summary)\b|\brej\w*\W{0,4}0\b|\b0 rej\w*|\bA3 ?= ?\w|\blegend\b/i;

/** The payer's own answer says more than the queue that it was put into. */
const OF_PAYER = /\b277(?:CA)?\b|\bA[3678]\b|\bpayer\b/i;
/** The report of a rejection may be sent again, too. */
const OF_REPORT = /\b(?:report|notice|notification|e-?mail|alert|reminder)\b/i;
const hasExcuse = (text: string) =>
  text.split("\n").some((line) => {
    const found = EXCUSE.exec(line);
    return found !== null && !isDenied(line, found.index);
  });

/** Each line with its own day, or with the last one above it. The day of the service tells of no answer, where another stands beside it. */
function entriesOf(page: Page, services: readonly string[]): Entry[] {
  const lines = linesOf(page);
  const first = services.toSorted()[0] ?? "";
  const own = lines.map((line) => (PRINTED.test(line) ? [] : daysOf(line, first)));
  const entries = lines.map((line, at) => {
    const days = own[at] ?? [];
    const near = [...own.slice(0, at).toReversed(), ...own.slice(at + 1, at + 1 + LINES_BELOW)];
    const day =
      days.find((iso) => !services.includes(iso)) ?? days[0] ?? near.find((found) => found.length > 0)?.[0];
    return {
      ...{ page, line, day, isOfService: days.some((iso) => services.includes(iso)) },
      rejected: said(line, REJECTED, COUNT) && !said(line, ACCEPTED, OF_FILE),
      accepted: said(line, ACCEPTED, COUNT) && !OF_FILE.test(line),
    };
  });
  // A report of many claims has the day of service in each row: the others are of other claims.
  const isReport = entries.some((entry) => entry.isOfService && (entry.rejected || entry.accepted));
  return isReport
    ? entries.filter((entry) => entry.isOfService || !(entry.rejected || entry.accepted))
    : entries;
}

const said = (line: string, pattern: RegExp, except?: RegExp): boolean =>
  !except?.test(line) && [...line.matchAll(pattern)].some(({ index }) => !isDenied(line, index));
