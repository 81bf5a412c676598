import { parseMoney } from "../page/identifiers";

/** "REFUND DUE $72.18", "Paid ..... $180.45", "we ask for $61.20 back": what was paid or is wanted back was not billed. */
const PAID_OR_WANTED =
  /\b(?:overpa(?:id|yment|yments)|paid|payment|refund|return|amount(?: now)? due|due back|recoup\w*|recover\w*|(?:amount|sum|total)(?: (?:that )?(?:is|was|we))? (?:request|demand)(?:ed)?|request(?:ed)? amount|offset|take back|withh\w+|ask for|owed?)\b[^$\d\n]{0,40}\$ ?([\d,]+\.\d{2})(?!\d)/gi;
/** A list of claims has what was overpaid in a column of its own. */
const WANTED_HEAD = /\b(?:overpa(?:id|yment)|amount (?:due|requested)|due back|to recover|refund)\b/i;
const LAST_AMOUNT = /\$? ?([\d,]+\.\d{2})\s*$/;
/** The amounts that a demand for money calls paid, or wants back. */
export function paidAmounts(lines: readonly { text: string }[]): string[] {
  const listed = lines.findIndex(({ text }) => WANTED_HEAD.test(text) && /\S {3,}\S/.test(text.trim()));
  const below = listed < 0 ? [] : lines.slice(listed + 1, listed + LISTED_ROWS);
  return [
    ...lines.flatMap(({ text }) => [...text.matchAll(PAID_OR_WANTED)].map(([, amount = ""]) => amount)),
    ...below.flatMap(({ text }) => LAST_AMOUNT.exec(text)?.[1] ?? []),
  ].flatMap((amount) => parseMoney(amount) ?? []);
}
const LISTED_ROWS = 8;

/** "A hearing needs at least $200.00", "The member's copay is $25.00", "Our fee for this code is $61.20": amounts that nobody billed. */
const NOT_CHARGED =
  /\b(?:at least|co-?pay(?:ment)?|co-?insurance|deductible|our (?:fee|rate|allowance|price)|allowed amount)\b[^.$;]{0,40}(\$ ?[\d,]+(?:\.\d\d)?)/gi;

export const amountsNotCharged = (lines: readonly { text: string }[]): string[] =>
  lines.flatMap(({ text }) => [...text.matchAll(NOT_CHARGED)].flatMap((m) => parseMoney(m[1] ?? "") ?? []));
