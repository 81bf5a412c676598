import { daysOf, groundOf, linesOf } from "../facts/ground";
import type { Ground, Page } from "../facts/move-facts";
import {
  firstClaimPaid,
  numbersPointedAt,
  PAYMENT_PAGE,
  paidOn,
  paymentLines,
  TAKEN_BACK,
  UNPAID,
} from "./first-claim-paid";

/** "Rebilled by batch in error", "sent twice by mistake": the practice's own word that the second sending was none. */
const AGAIN_BY_MISTAKE =
  /\b(?:re-?billed|re-?sent|re-?submitted|re-?dropped|re-?r[ua]n|re-?released|re-?bill(?:ing)? (?:run|batch)|re-?generated|double[- ]billed|(?:sent|billed|went out|submitted|dropped|transmitted) (?:again|twice|a second time)|duplicate (?:bill|claim|submission|sending))\b[^\n]{0,60}\b(?:error|mistake|accident(?:ally)?|wrong(?:ly)?|should not have|batch|auto(?:matic\w*)?|system|glitch|software)\b|\b(?:error|mistake|accident(?:ally)?)\b[^\n]{0,40}\b(?:re-?billed|re-?sent|re-?submitted|re-?r[ua]n|sent (?:again|twice)|(?:double[- ])?billed(?: twice)?)\b/i;
const POSTED = /\b(?:pmt|pymt|payment|paid|pd|EFT|ERA)\b|\b(?:check|chk|ck)\W{0,3}\d{4,}/i;
/** A copay at the desk is no payment of the claim. */
const BY_PATIENT =
  /\b(?:pt|pat|patient|self|guarantor|parent)\b[-. ]{0,2}(?:pmt|pymt|payment|paid|pd|pay)\b|\bco-?pay\b|\bcash\b|\b(?:credit|debit) card\b|\bvisa\b|\bmaster ?card\b|\b(?:pmt|payment|paid) by (?:pt|patient|self|guarantor|parent)\b/i;
const BY_PAYER = /\b(?:ins|insurance|payer|plan|EFT|ERA|remit\w*)\b/i;
const isByPatient = (line: string) => BY_PATIENT.test(line) && !BY_PAYER.test(line);
/** The account of the day has nothing left to be paid. */
const SETTLED =
  /(?<!\b(?:previous|prior|opening|beginning|starting|old|last) )\b(?:bal(?:ance)?(?: due)?|account balance|patient balance|remaining)\b(?:\W{0,6}|[\s.:$]{0,80})\$? ?0(?:\.00)?(?![.\d])|\b(?:zero|no) balance\b|\bpaid in full\b|\bclosed\b[^\n]{0,20}\bpaid\b/i;
const OF_ACCOUNT = /\b(?:ledger|account|acct|transactions?|posting|payment history|statement)\b/i;
const namesAll = (text: string, codes: readonly string[]) =>
  codes.length > 0 && codes.every((code) => text.includes(code));
const AMOUNT = /(?<![\w.])\$?(?!0+\.00)\d[\d,]*\.\d{2}-?/;

type Wanted = { services: readonly string[]; codes: readonly string[]; claimNumber: string };

const OF_FIRST = /\b(?:duplicate|previous(?:ly)?|already|earlier|original|first|paid|see|match\w*|same)\b/i;
const CLAIM_NUMBER = /(?<![\w.$/-])(?=[A-Z0-9-]*\d{4})[A-Z]{0,4}\d[A-Z0-9-]{6,30}(?![\w/]|\.\d)/g;
/** The numbers beside the words that call a claim a duplicate: the first one's is among them. */
const numbersIn = (noticeText: string) => [
  ...new Set([
    ...noticeText
      .split("\n")
      .filter((line) => OF_FIRST.test(line))
      .flatMap((line) => line.match(CLAIM_NUMBER) ?? []),
    ...numbersPointedAt(noticeText),
  ]),
];

/**
 * Each service that the payer calls a duplicate was paid before by the papers at hand: a remittance of another claim has the same code on the same day with an amount
 * paid and no such line unpaid, or the account has a payer's payment for the day and calls the second sending a mistake.
 */
export function paidBefore(
  pages: readonly Page[],
  { services, codes, claimNumber, noticeText }: Wanted & { noticeText: string },
): Ground | undefined {
  const first = services.toSorted()[0];
  if (!first) return undefined;
  const pointedAt = numbersIn(noticeText).filter((number) => number !== claimNumber);
  const texts = pages.map(({ text }) => text);
  const named = pointedAt.find((number) => firstClaimPaid(texts, services, `original claim ${number}`));
  const own = named && pages.find(({ text }) => text.includes(named));
  if (named && own) return groundOf(own, linesOf(own).find((line) => line.includes(named)) ?? named);
  for (const page of pages) {
    const lines = linesOf(page);
    const ofDay = lines.some((line) => daysOf(line, first).some((iso) => services.includes(iso)));
    if (!ofDay || lines.some((line) => TAKEN_BACK.test(line))) continue;
    const mistake = lines.find((line) => AGAIN_BY_MISTAKE.test(line));
    const posted = lines.find(
      (line) =>
        POSTED.test(line) &&
        AMOUNT.test(line) &&
        !UNPAID.test(line) &&
        !isByPatient(line) &&
        !isOfOtherCode(line, codes),
    );
    if (mistake && posted) return groundOf(page, posted, mistake);
    const settled = lines.find((line) => SETTLED.test(line));
    if (posted && settled && OF_ACCOUNT.test(page.text) && namesAll(page.text, codes))
      return groundOf(page, ...new Set([posted, settled]));
    const listed = listedTwice(page, services, claimNumber);
    if (listed) return groundOf(page, listed);
    const row = PAYMENT_PAGE.test(page.text) && paidRow(page, { services, codes, claimNumber });
    if (row) return groundOf(page, row);
  }
  return undefined;
}

const CHARGE = /(?<![\w.-])\$?(\d[\d,]*\.\d{2})(?![\d%])/;

/** Two services of one day may cost the same. */
const CODE = /(?<![\w.$-])(?:\d{5}|[A-Z]\d{4})(?![\w.])/g;
const sameCodes = (one: string, other: string) => {
  const codes: readonly string[] = one.match(CODE) ?? [];
  const others: readonly string[] = other.match(CODE) ?? [];
  return codes.length === 0 || others.length === 0 || codes.every((code) => others.includes(code));
};

/** "97140 … EFT payment": the line names what was paid, and it is none of these services. */
const isOfOtherCode = (line: string, codes: readonly string[]) => {
  const named: readonly string[] = line.match(CODE) ?? [];
  return named.length > 0 && codes.length > 0 && !codes.some((code) => line.includes(code));
};

/** A payer's list of claims has the disputed one and another of the same day and charge, which was paid. */
function listedTwice({ text }: Page, services: readonly string[], claimNumber: string): string | undefined {
  const first = services.toSorted()[0] ?? "";
  if (claimNumber === "" || !text.includes(claimNumber)) return undefined;
  const lines = text.split("\n");
  const rows = lines.flatMap((line, at) => {
    const charge = CHARGE.exec(line)?.[1];
    return charge && daysOf(line, first).some((iso) => services.includes(iso)) ? [{ line, at, charge }] : [];
  });
  const own = rows.find(({ line }) => line.includes(claimNumber));
  return rows.find(
    ({ line, at, charge }) =>
      own &&
      charge === own.charge &&
      sameCodes(line, own.line) &&
      !line.includes(claimNumber) &&
      paidOn(lines, at) &&
      !paidOn(lines, own.at),
  )?.line;
}

/** "99392", "99392-25", and no longer number that begins so. */
const hasCode = (line: string, code: string) =>
  (line.match(/[\w-]+/g) ?? []).some((word) => word === code || word.startsWith(`${code}-`));

function paidRow(page: Page, { services, codes, claimNumber }: Wanted): string | undefined {
  if (codes.length === 0 || (claimNumber !== "" && page.text.includes(claimNumber))) return undefined;
  const lines = paymentLines(page.text);
  const first = services.toSorted()[0] ?? "";
  const isOfOther = (line: string) => {
    const days = daysOf(line, first);
    return days.length > 0 && !days.some((iso) => services.includes(iso));
  };
  const ofCodes = lines.filter((line) => codes.some((code) => line.includes(code)));
  // The day may stand once, over the rows of its services.
  const isOneDay = !ofCodes.some(isOfOther);
  const rows = lines.flatMap((line, at) => {
    const days = daysOf(line, first);
    const isOwn = days.some((iso) => services.includes(iso)) || (isOneDay && days.length === 0);
    return isOwn ? [{ line, at }] : [];
  });
  const isPaid = codes.every((code) => {
    const own = rows.filter(({ line }) => hasCode(line, code));
    return own.length > 0 && own.every(({ at }) => paidOn(lines, at));
  });
  return isPaid ? rows.find(({ line }) => codes.some((code) => line.includes(code)))?.line : undefined;
}
