import { findDates } from "@/lib/domain/reading/page/calendar-date";
import { groundOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";

/** "Duplicate of claim 2026-268-11902-00", "the original claim (ICN 26251440017)": the claim that the payer took for the first one. */
const EARLIER_CLAIM =
  /\b(?:duplicate (?:of|to)|(?:original|first|earlier|previous|prior|other)(?:ly)?(?: (?:claim|paid|processed|adjudicated|considered|finali[sz]ed))?)\b[^.\n]{0,70}?(?<![\w.$/-])((?=[A-Z0-9-]*\d{4})[A-Z]{0,4}\d[A-Z0-9-]{6,30})(?![\w/]|\.\d)/gi;
/** "See bill 6498-402-15", "refer to claim 2026-268-11902-00": what a duplicate's reason points at. */
const POINTED_AT =
  /\b(?:see|refer(?:ence)?(?: to)?|per|under|on|as|with|of) (?:the |our |your )?(?:bill|claim|invoice|document|ICN|DCN|TCN|EOB|EOR|ref(?:erence)?)(?: (?:no\.?|number|control no\.?|#))?[ :#]{1,3}((?=[A-Z0-9-]*\d{4})[A-Z]{0,4}\d[A-Z0-9-]{6,30})(?![\w/]|\.\d)/gi;
/** What a practice has of a payment: the payer's remittance, or its own posting of one. */
export const PAYMENT_PAGE =
  /\b(?:ERA|835|remit\w*|explanation of (?:benefits|payment|reimbursement|review)|EO[BPR]|payment posting|posting (?:report|sheet)|payments? posted|payment history|ledger|claim (?:status|detail|inquiry)|deposit\w*|EFT)\b/i;
const MONEY = /(?<![\w.-])\$?(\d{1,3}(?:,\d{3})*|\d+)\.(\d{2})(?![\d%])/g;
/** "Paid   46.20", "check 10442 for 46.20". */
const PAID_BESIDE =
  /\b(?:(?:plan |insurance |net |amount )?pa(?:id|y)(?: amount)?|pd|payment(?: amount)?|ins(?:urance)? (?:pmt|payment)|check|EFT|ACH)\b[^.\n\d$]{0,20}(?:\w*\d{5,}\D{1,12})?\$?(\d[\d,]*\.\d{2})/i;
export const UNPAID =
  /\b(?:denied|rejected|reversed|reversal|void(?:ed)?|recouped|taken back|refunded|(?:to|applied to) (?:the )?deductible)\b/i;

/**
 * Whether the practice's own papers show that the claim which the payer calls the first one was paid: a remittance or its posting has
 * that claim's number with an amount paid, so that for this one nothing is due.
 */
export function firstClaimPaid(
  pages: readonly string[],
  services: readonly string[],
  noticeText: string,
): boolean {
  const numbers = numbersPointedAt(noticeText);
  if (numbers.size === 0 || reversalOf(pages, numbers) !== undefined) return false;
  return pages
    .filter((page) => PAYMENT_PAGE.test(page))
    .some((page) => {
      if (LEDGER.test(page) && TAKEN_BACK.test(page)) return false;
      const lines = paymentLines(page);
      return lines.some((line, at) => {
        if (![...numbers].some((number) => line.includes(number)) || UNPAID.test(line)) return false;
        // The claim may stand in a line of its own over the line of its service.
        const below = lines[at + 1] ?? "";
        const ofService = findDates(line).some(({ iso }) => services.includes(iso));
        return (
          paidOn(lines, at) ||
          (!ofService && services.length > 0 && ofDay(below, services) && paidOn(lines, at + 1)) ||
          (goesOn(below) && paidOn(lines, at + 1) && !lines.some((one) => TAKEN_BACK.test(one))) ||
          paidInTable(lines, at, services)
        );
      });
    });
}

/** A fee, a copay or another claim that is given back, and what was never taken back. */
const OF_OTHER_MONEY =
  /\b(?:patient|pt|copay|co-?pay\w*|fee|another|other claim)\b|\b(?:not|never|no|if|nor)\b[^.;\n]{0,24}\b(?:reversed|void(?:ed)?|recouped|taken back|refunded|bounced)\b/i;
/** The last line that tells of such a claim takes its payment back: the one of the last day, where each has its day. */
function reversalOf(pages: readonly string[], numbers: ReadonlySet<string>): string | undefined {
  const told = pages
    .flatMap((page) => page.split("\n"))
    .filter((line) => [...numbers].some((number) => line.includes(number)))
    .map((line) => ({
      line,
      day:
        findDates(line)
          .map(({ iso }) => iso)
          .toSorted()
          .at(-1) ?? "",
    }));
  const isDated = told.every(({ day }) => day !== "");
  const last = (isDated ? told.toSorted((a, b) => a.day.localeCompare(b.day)) : told).at(-1)?.line;
  const isBack = last !== undefined && TAKEN_BACK.test(last) && !OF_OTHER_MONEY.test(last);
  return isBack && /\d\.\d{2}(?!\d)/.test(last) ? last : undefined;
}

/** The payment of the claim that the payer calls the first one was taken back: nothing is paid for the service. */
export function firstPaymentReversed(pages: readonly Page[], noticeText: string): Ground | undefined {
  const numbers = numbersPointedAt(noticeText);
  const line = reversalOf(
    pages.map(({ text }) => text),
    numbers,
  );
  const page = line === undefined ? undefined : pages.find(({ text }) => text.includes(line));
  return page && line !== undefined ? groundOf(page, line) : undefined;
}

/** "See claim" may end its line, and the number open the next one. */
export const numbersPointedAt = (noticeText: string): Set<string> =>
  new Set(
    [...noticeText.matchAll(EARLIER_CLAIM), ...noticeText.replace(/\s+/g, " ").matchAll(POINTED_AT)].map(
      ([, number = ""]) => number,
    ),
  );

const LEDGER = /\b(?:ledger|account (?:history|activity|detail|transactions?)|transactions?)\b/i;
/** A ledger takes a payment off the balance: "-69.38", "(69.38)", "69.38-" is money that came in. */
export const paymentLines = (page: string): string[] =>
  (LEDGER.test(page)
    ? page.replace(/(?<=\s)[-(](?=\$?\d[\d,]*\.\d{2})/g, " ").replace(/(?<=\d\.\d{2})[-)](?!\d)/g, " ")
    : page
  ).split("\n");

/** "Claim reference   5132624300977" over a table: the payer's page of one claim, and a row of the day that was paid something. */
const CLAIM_HEAD = /\b(?:claim|reference|bill|doc(?:ument)?\.? (?:ctrl|control)|ICN|TCN|DCN)\b/i;
const TABLE_REACH = 14;

function paidInTable(lines: readonly string[], at: number, services: readonly string[]): boolean {
  // A row of a list has the day of its service; a head may have the day of the decision.
  if (!CLAIM_HEAD.test(lines[at] ?? "") || ofDay(lines[at] ?? "", services)) return false;
  for (let row = at + 1; row < Math.min(lines.length, at + TABLE_REACH); row++) {
    const line = lines[row] ?? "";
    // The next claim's head ends this one's table.
    if (CLAIM_HEAD.test(line) && /(?:\d-?){6}/.test(line)) return false;
    if (ofDay(line, services) && paidOn(lines, row)) return true;
  }
  return false;
}

export const TAKEN_BACK = /\b(?:reversed|void(?:ed)?|recouped|taken back|refunded|bounced)\b/i;
/** "                EFT 3390417    paid 99213  62.18": an entry's second line, set in and without a day of its own. */
const goesOn = (line: string) =>
  /^\s{4,}\S/.test(line) && findDates(line).length === 0 && PAID_BESIDE.test(line);

const ofDay = (line: string, services: readonly string[]) =>
  findDates(line).some(({ iso }) => services.includes(iso));

/** An amount above nothing under the head "Paid" or behind such a word. */
export function paidOn(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (UNPAID.test(line)) return false;
  const beside = PAID_BESIDE.exec(line);
  if (beside) return Number(beside[1]?.replaceAll(",", "")) > 0;
  return isAbove(amountUnder(lines, at, PAID_HEAD));
}

const PAID_HEAD =
  /(?<![\p{L}])(?:plan )?(?:paid|payment|pmt|pd|net pay|payable)(?: amt| amount)?(?![\p{L}])/iu;
/** The amounts of a row under such a head. */
export const paidUnder = (lines: readonly string[], at: number): number[] =>
  amountUnder(lines, at, PAID_HEAD);
const HEAD_REACH = 12;
const isAbove = (amounts: readonly number[]) => amounts.some((amount) => amount > 0);

/** The amounts of a row under the nearest head of that name above it. */
function amountUnder(lines: readonly string[], at: number, named: RegExp): number[] {
  for (let above = at - 1; above >= Math.max(0, at - HEAD_REACH); above--) {
    const head = named.exec(lines[above] ?? "");
    if (!head || (lines[above]?.match(MONEY) ?? []).length > 0) continue;
    return [...(lines[at] ?? "").matchAll(MONEY)]
      .filter(
        (money) =>
          money.index < head.index + head[0].length + 3 && money.index + money[0].length > head.index - 3,
      )
      .map(([, whole = "", cents]) => Number(`${whole.replaceAll(",", "")}.${cents}`));
  }
  return [];
}

const SHARE_HEAD =
  /(?<![\p{L}])(?:deductible|deduct|ded|co-?ins(?:urance)?|co-?pay(?:ment)?|pa?t(?:ient)? resp(?:onsibility)?|PR-?[123])(?![\p{L}\d])(?: ?\(PR-?\d\))?/iu;
/** "PR-1 92.10", "108.50 applied to the deductible". */
const SHARE_BESIDE =
  /\b(?:PR[- ]?[123]|deductible|co-?insurance|co-?pay)\b[^.\n\d$]{0,14}\$?(\d[\d,]*\.\d{2})|\$?(\d[\d,]*\.\d{2}) (?:was |is )?(?:applied )?to (?:the |your )?deductible\b/i;

/** A part of the row was left to the patient as deductible, coinsurance or copay: the payer covered it, whether or not it paid. */
export function sharedOn(lines: readonly string[], at: number): boolean {
  const beside = SHARE_BESIDE.exec(lines[at] ?? "");
  const amount = Number((beside?.[1] ?? beside?.[2] ?? "0").replaceAll(",", ""));
  return amount > 0 || isAbove(amountUnder(lines, at, SHARE_HEAD));
}
