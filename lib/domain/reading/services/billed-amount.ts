import { findDates } from "../page/calendar-date";
import { bestOf, type Candidate, inScope, type Reading, type Scope, spansWithin } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import type { Line, Span } from "../page/page-lines";
import { isSomebodyElse, parsePersonName } from "../page/person-name";
import { paymentLog } from "./payment-log";
import { PROCEDURE } from "./procedures";
import { repeatedCharges, toldSum } from "./told-services";

/** What was billed: the claim's total, and the charges of its lines. */

const TOTAL_LABEL =
  /total (?:billed|charge|claim|fee|submitted|amount)|claim total|amount billed|billed (?:charges|amount)|you billed|amount in question|28 total/i;
const TOTAL_LINE =
  /(?:^[\s|]*(?:(?:sub)?totals?(?! (?:you|patient|member|paid|due|allowed|approved|deductible|payment|not|non)\b| (?:\w+ ){1,2}(?:not (?:covered|allowed|payable)|non-?covered|ineligible|disallowed)\b)(?: for claim)?|(?:whole|entire|full) (?:claim|bill):?(?: (?:charged|billed))?|in all(?= {3}))\b|\b(?:claim|clm|grand|bill|invoice) tot(?:als?|\.)?(?= ))[^$\d]{0,40}(?:# ?[\w-]+|(?=\S*-)[\w-]{6,30})?\s*(\$?\s?[\d,]+\.\d{2})/i;
/** "RE: … services of 07/21/2026 …, $240.00", "97110 ($64.00)". */
const BESIDE =
  /^\s*(?:re|regarding|subject)\b.*[ (](\$ ?[\d,]+\.\d{2})|\b(?:\d{5}|[A-Z]\d{4})(?:-\w\w)?(?: \([^()$\d]{3,40}\))?(?: \(|, | \/ |; )(\$ ?[\d,]+\.\d{2})\b/i;
/** "S9090 (table decompression), 12 visits, June 8 to July 17, 2026, $ 1,800.00" */
const ON_DAY =
  /(?<![\w$.,/#-])(?:\d{5}|[A-CEGHJ-MP-V]\d{4})(?:-\w\w)?,? (?:on|of|from|dated|for) (?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}),? \(?(?:for )?(\$ ?[\d,]+\.\d{2})/u;
const AFTER_DAYS = /\b(?:\d{5}|[A-Z]\d{4})\b[^$]{3,90}, (?:\d{4}|\d{2}\/\d{2,4}), (\$ ?[\d,]+\.\d{2})/;
/** "Claim 2625730104 for 05/15/2026 and 05/17/2026, $66.00" */
const OF_CLAIM =
  /\b(?:[Cc]laim|[Bb]ill|[Ii]nvoice)\b[^$;.]{3,60}\b(?:for|of|dated) (?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4})(?:,? (?:and|to|through|[-–]) (?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4})|, \d{1,2}\/\d{1,2}\/\d{2,4}){0,5},? \(?(?:for )?(\$ ?[\d,]+\.\d{2})(?! (?:was|were|is) (?:paid|allowed))/u;
/** "98941, billed at $60.00 a visit, $180.00", "each billed at $72.00, or $288.00 altogether": a rate, and what it comes to. */
const RATE =
  /\$ ?[\d,]+\.\d{2} (?:a|per|each|for each) (?:visit|session|unit|day|hour|treatment|mile)s?,? (?:or |for )?(?:a total of |in all |altogether )?(\$ ?[\d,]+\.\d{2})|\$ ?[\d,]+\.\d{2},? (?:each,? )?(?:or|for a total of|which is|in all) (\$ ?[\d,]+\.\d{2})(?= (?:altogether|in all|in total|together|total)\b)/i;
/** "$186.00 for the office visit and $54.00 for the ECG, together $240.00": what several charges come to. */
const TOGETHER =
  /\$ ?[\d,]+\.\d{2}[^$]{0,60}\b(?:together|in all|altogether|all told|for a total of),? (\$ ?[\d,]+\.\d{2})/i;
/** "2 x $175.00 = $350.00": what it comes to stands behind. */
const TIMES =
  /^\d{1,3} ?(?:x|×|@|at|visits? at|units? at) ?\$? ?[\d,]+\.\d{2} ?= ?|^\$? ?[\d,]+\.\d{2} ?(?:x|×) ?\d{1,3} ?= ?/i;
const SPELLED = /\bcharges? (?:was|were) [\w -]{8,90}\((\$[\d,]+\.\d{2})\)/i;
const CHARGED = /(\$[\d,]+\.\d{2}) (?:was|were|is) (?:charged|billed)\b/i;
const CHARGE_WAS =
  /(?<!\b(?:our|allowed|allowable|contract|contracted|network|plan['’]s) )\b(?:charge|bill|fee|amount billed|billed amount|total)\b[^.$]{0,40} (?:is|was|of|at) (\$[\d,]+\.\d{2})/i;
/** "We cannot pay the $240.00 you asked for": all that was asked, where no whole is told behind it. */
const UNPAID =
  /\b(?:did ?not|can ?not|can['’]t|could ?not|will ?not|won['’]t|unable to|do not) (?:pay|cover|allow|approve)(?: for)?(?: the| your| any of the)?(?: full)? (\$ ?[\d,]+\.\d{2})(?! of (?:the|your|this) [^.;]{0,30}\$)(?! (?:in )?(?:interest|copay\w*|co-pay\w*|coinsurance|deductible|late|difference|balance|bonus|penalt\w+))/i;
/** "A hearing needs at least $200.00 in dispute": a bound, and no charge. */
const OF_A_LIMIT =
  /\b(?:at least|up to|more than|less than|as much as|minimum of|maximum of|no more than)\s*$/i;
/** "Payment of the $240.00 charge has been denied": the amount stands before what it is. */
const OF_THE_CHARGE =
  /\b(?:the|your|this) (\$ ?[\d,]+\.\d{2}) (?:charges?|bill|fee|claim|billed|invoice|(?:that )?you (?:billed|charged|asked))\b(?! (?:limit|schedule|payments?|check|adjustment|reduction))/i;
/** "Medicare makes no payment for the three adjustments ($165.00)." */
const NONE_FOR =
  /\b(?:no payment|not (?:pay|paying|cover|covering)|cannot pay|den(?:y|ied|ying)(?: payment)?|refus(?:e|ed|ing) (?:payment|to pay)) (?:for |of )(?:the|your|these|those|all) (?![\p{L} -]{0,40}\b(?:co-?pay\w*|co-?insurance|deductible|difference|balance|interest|amount|share|portion|part|penalt\w+|fee|excess|rest|remain\w+|additional|increase|refund|discount|tax|cop(?:y|ies)|appeal|dispute))[\p{L} -]{3,40} \((\$ ?[\d,]+\.\d{2})\)/iu;
/** "The claim for July 14 and August 4 (99214 on the first day, 99213 on the second; $346.00 together) is denied" */
const ALL_TOGETHER =
  /\b(?:claims?|bills?) (?:for|of|dated) (?![^$]{0,160}\b(?:paid|allowed|payments?|refund\w*|overpa\w+|deductible|co-?pay\w*|co-?insurance|limit|owes?)\b)[^$]{3,160}[(;,] ?(\$ ?[\d,]+\.\d{2}) (?:together|altogether|in all|in total)\b(?! (?:was|were|has been|have been) paid)/i;
/** "Your therapist billed exercise (97110) and re-education (97112), $594.00 in all, for …" */
const BILLED_IN_ALL =
  /\b(?:billed|charged|sent (?:us )?(?:a|the) (?:bill|claim))\b(?![^$]{0,160}\b(?:paid|allowed|payments?|refund\w*|overpa\w+|deductible|co-?pay\w*|co-?insurance|limit|owes?)\b)[^$]{3,160}[(;,] ?(\$ ?[\d,]+\.\d{2}) (?:together|altogether|in all|in total)\b(?! (?:was|were|has been|have been) paid)/i;
/** "Service in dispute: 0101T, shock wave, on June 24, 2026 ($450.00)": what an outside reviewer was asked about, and its charge. */
const IN_QUESTION =
  /^\s*(?:(?:services?|treatments?|care|claims?|items?) )?(?:in (?:question|dispute)|at issue|under review|disputed)\s*:(?![^$]{0,160}\b(?:paid|allowed|difference|balance|co-?pay\w*|co-?insurance|deductible|refund\w*|overpa\w+|cop(?:y|ies))\b)[^$]{3,160}\((?:charges? (?:of )?|billed(?: at)? )?(\$ ?[\d,]+\.\d{2})\)\s*$/i;
/** What it costs to have a copy or to file something is no charge for care. */
const FEE_FOR_PAPERS = /\b(?:cop(?:y|ies|ying)|filing fee|certified copy)\b/i;
const SAID =
  /\b(?:(?:charge|bill|claim|amount) (?:in question|in dispute|at issue) (?:is|was)|amount of (?:the|this|your) (?:bill|claim|charges?) (?:was|is)|for|total|charges?|billed|billed at|charged at|in the amount of|totaling|amount of|charges? of|charges? (?:was|were)|claim of|bills? of|(?:came|comes|come) to|services? (?:on|of|from) [\d/, -]{6,24},|(?:for|pay|of|this|the) (?![\w -]{0,40}\b(?:paid|pays|allowed|allows|owes?)\b)[\w -]{3,40},)[ :]{1,2}\(?(\$[\d,]+\.\d{2})/i;

/** "Your invoice 2214, $252.00", "bill no. 88-1140 of May 4, 2026 ($96.00)" */
const INVOICE =
  /\b(?:your|the|this) (?:invoice|bill|claim)(?: (?:no\.?|number|#))? (?=[\w-]{0,20}\d)[\w-]{2,20}(?: (?:of|dated) [\w/]{3,12} ?\d{0,2},? ?\d{0,4})?(?:, | \(| for | - )(\$[\d,]+\.\d{2})/i;

/** "92507   Speech therapy   $165.00   plan paid $0.00" */
const BEFORE_PAID =
  /(?<![\w$.,/#-])(?:\d{5}|[A-CEGHJ-MP-V]\d{4})(?![\w/-])[^$]{0,60}(\$ ?[\d,]+\.\d\d)\s{1,9}(?:plan|we|insurance) (?:paid|pays)\b/i;

/** "Rose City Physical Therapy charged        $ 236.00", in a list of what became of it. */
const CLINIC_CHARGED =
  /^\s*\p{Lu}[\p{L}.,&'’ -]{3,60} (?:charged|billed)(?: {2,}|[ .]{4,60})(\$ ?[\d,]+\.\d{2})/u;

const OF_A_PAYMENT = /\b(?:check|payment|paid|eft|deposit|refund|net) $/i;
const OF_ALL_CLAIMS =
  /(?:\b(?:number|no\.?|count|total)|#) of claims\b|\bclaims? count\b|\b(?:grand|check|payment|remittance|provider|all claims) totals?\b|\btotals? (?:for|of) (?:all claims|(?:this|the) (?:check|payment|remittance|voucher|provider))\b/i;

const SAYS_BILLED = /bill|charg|submitted/i;

/**
 * What was billed for the claim: its total, or the sum of its lines where no total is printed. `paid`: amounts that the paper
 * calls paid or wants back, which only a label that says so makes the billed one.
 */
export function readBilledAmount(
  reading: Reading,
  scope: Scope | undefined,
  paid: readonly string[] = [],
): Candidate | undefined {
  const log = paymentLog(reading.lines);
  // "NUMBER OF CLAIMS: 2   AMOUNT BILLED: 206.00" under the last of several sums up all of them.
  const ofAll = (line: number) => scope !== undefined && OF_ALL_CLAIMS.test(reading.lines[line]?.text ?? "");
  const outside = (line: number) => log.has(line) || !inScope(scope, line) || ofAll(line);
  const billed = reading.labeled.filter(
    (v) => v.label.kind === "billed" && !outside(v.span.line) && !isUnderTwoHeadings(reading, v),
  );
  const repeated = repeatedCharges(reading, billed);
  const labeled = billed.flatMap((v) => {
    // "Check total: $61.20" was paid, not billed.
    const before = reading.lines[v.labelLine]?.text.slice(0, v.span.start).split(v.labelText)[0] ?? "";
    // "A fee of $25.00 is charged for copies of the file."
    if (FEE_FOR_PAPERS.test(v.value) || isOfAnotherColumn(reading, v.span)) return [];
    if (repeated?.values.includes(v) || (v.layout === "inline" && OF_A_PAYMENT.test(before))) return [];
    const value = parseMoney(v.value.replace(TIMES, "")) ?? onlyAmount(v);
    if (!value || Number(value) <= 0) return [];
    // "Amount", "Total" beside what is wanted back: such a word does not say that it was billed.
    if (paid.includes(value) && !SAYS_BILLED.test(v.labelText)) return [];
    const rank =
      TOTAL_LABEL.test(v.labelText) && (v.layout !== "below" || isAlone(reading, v.labelLine))
        ? 1
        : /^totals?$/i.test(v.labelText)
          ? 0.98
          : 0.8;
    return [
      {
        value,
        score: rank * (v.layout === "inline" ? 1 : v.layout === "next-cell" ? 0.95 : 0.9),
        spans: [v.span],
      },
    ];
  });
  const printed = (pattern: RegExp, score: number) =>
    reading.lines.flatMap((line, index) => {
      const match = outside(index) ? null : pattern.exec(line.text);
      const amount = match?.[1] ?? match?.[2] ?? "";
      const value = parseMoney(amount);
      if (!match || !value || Number(value) <= 0) return [];
      const start = match.index + match[0].lastIndexOf(amount);
      if (FEE_FOR_PAPERS.test(line.text) || OF_A_LIMIT.test(line.text.slice(0, start))) return [];
      return [{ value, score, spans: [{ line: index, start, end: start + amount.length }] }];
    });
  const unlabeled = [
    ...printed(TOTAL_LINE, 0.97).filter(({ spans: [span] }) => !isOfAnotherColumn(reading, span)),
    ...columnSum(reading, billed),
    ...acrossLines(reading, billed),
    ...lineSum(reading, billed),
    ...(repeated ? [repeated.sum] : []),
    ...(billed.some((v) => v.layout === "below" && parseMoney(v.value)) ? [] : toldSum(reading, scope)),
    ...printed(TOGETHER, 0.9),
    ...printed(CLINIC_CHARGED, 0.8),
    ...numberedSum(reading, outside),
    ...sumUnderRule(reading, outside),
    ...printed(RATE, 0.75),
    ...printed(IN_QUESTION, 0.6),
    ...printed(SAID, 0.5),
    ...printed(INVOICE, 0.55),
    ...printed(BEFORE_PAID, 0.55),
    ...printed(BESIDE, 0.45).filter(
      ({ spans: [span] }) => !isPaid(reading.lines[span?.line ?? -1]?.text ?? "", span),
    ),
    ...printed(AFTER_DAYS, 0.55),
    ...printed(OF_CLAIM, 0.55),
    ...printed(ON_DAY, 0.55),
    ...besideDays(reading, outside),
    ...reading.sentences.flatMap((s) => {
      // Over the end of a line, too: "The charge for 97110 was / $212.00".
      if (FEE_FOR_PAPERS.test(s.text)) return [];
      const amount = (UNPAID.exec(s.text) ??
        OF_THE_CHARGE.exec(s.text) ??
        NONE_FOR.exec(s.text) ??
        ALL_TOGETHER.exec(s.text) ??
        BILLED_IN_ALL.exec(s.text) ??
        CHARGED.exec(s.text) ??
        SPELLED.exec(s.text) ??
        CHARGE_WAS.exec(s.text))?.[1];
      const value = amount && s.spans.some((p) => !outside(p.line)) && parseMoney(amount);
      return value ? [{ value, score: 0.5, spans: spansWithin(s, reading.lines, amount) }] : [];
    }),
  ];
  return bestOf([...labeled, ...unlabeled.filter(({ value }) => !paid.includes(value))]);
}

/** "Amount" over "we paid", a heading of two lines: the lower one says what the column holds. */
const isUnderTwoHeadings = ({ labeled }: Reading, v: LabeledValue): boolean =>
  v.layout === "below" &&
  /^amounts?$/i.test(v.labelText) &&
  labeled.some(
    (o) =>
      o.label.kind === "money" &&
      o.layout === "below" &&
      o.labelLine > v.labelLine &&
      o.span.line === v.span.line &&
      o.span.start === v.span.start,
  );

/** "TOTAL   144.50   115.60" under "MEDICARE APPROVED" and "PAID": the first sum of a table that prints no charges is none of them. */
const isOfAnotherColumn = ({ labeled }: Reading, span: Span | undefined): boolean =>
  labeled.some(
    (v) =>
      v.layout === "below" &&
      v.label.kind === "money" &&
      /\b(?:approved|allowed|paid)\b/i.test(v.labelText) &&
      v.span.line === span?.line &&
      v.span.start < span.end &&
      span.start < v.span.end,
  ) && !labeled.some((v) => v.layout === "below" && v.label.kind === "billed");

/** "What you billed:   11750, ingrown nail, $385.00" */
function onlyAmount(v: LabeledValue): string | undefined {
  const amounts = v.layout === "below" ? [] : [...v.value.matchAll(/\$ ?[\d,]+\.\d\d/g)];
  return amounts.length === 1 && SAYS_BILLED.test(v.labelText)
    ? parseMoney(amounts[0]?.[0] ?? "")
    : undefined;
}

/** "The adjustment (98940, $64.00) was paid as usual" beside one that was not. */
const isPaid = (text: string, span: Span | undefined): boolean =>
  /^\)? (?:was|were|has been) paid\b/.test(text.slice(span?.end ?? text.length));

/** Rows of a table whose columns are the claim's lines: one of procedures, and its charges in the same columns. */
const NEAR_ROWS = 8;
const CODE_CELL = /^(?:\d{5}|[A-Z]\d{4})(?:-[A-Z\d]{2})*$/;

/** "Procedure   99214-25   17110   11102" over "Charge   198.00   164.00   151.00": the claim's charges stand side by side. */
function acrossLines({ lines }: Reading, billed: readonly LabeledValue[]): Candidate[] {
  return billed.flatMap((v) => {
    const cells = lines[v.span.line]?.cells.slice(1) ?? [];
    const amounts = cells.map(({ text }) => parseMoney(text));
    if (v.layout !== "next-cell" || cells.length < 2 || amounts.some((one) => !one)) return [];
    const near = lines.slice(Math.max(0, v.span.line - NEAR_ROWS), v.span.line + NEAR_ROWS);
    const codes = near.find(
      (row) =>
        row.cells.length === cells.length + 1 &&
        row.cells
          .slice(1)
          .every((c, at) => CODE_CELL.test(c.text) && Math.abs(c.start - (cells[at]?.start ?? -9)) <= 3),
    );
    if (!codes) return [];
    const sum = amounts.reduce((all, one) => all + Number(one), 0);
    const spans = cells.map(({ start, end }) => ({ line: v.span.line, start, end }));
    return [{ value: sum.toFixed(2), score: 0.96, spans, basis: "sum of the lines" }];
  });
}

/** "Line 1   A7030   full face mask   06/18/2026   $212.00   Favorable." */
const NUMBERED = /^\s*Line \d{1,2}\b/i;
const ONE_AMOUNT = /(?<![\d/.-])\$? ?((?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2})(?![\d/])/g;

/** Lines of a claim that a paper numbers, each with its charge alone. */
function numberedSum({ lines }: Reading, outside: (line: number) => boolean): Candidate[] {
  const rows = lines.flatMap(({ text }, line) => {
    const amounts = [...text.matchAll(ONE_AMOUNT)];
    const [amount] = amounts;
    const isService = NUMBERED.test(text) && /\b(?:\d{5}|[A-Z]\d{4})\b/.test(text) && !outside(line);
    if (!isService || amounts.length !== 1 || !amount?.[1]) return [];
    const start = amount.index;
    return [{ charge: Number(amount[1].replaceAll(",", "")), line, start, end: start + amount[0].length }];
  });
  if (rows.length < 2) return [];
  const sum = rows.reduce((all, { charge }) => all + charge, 0);
  const spans = rows.map(({ line, start, end }) => ({ line, start, end }));
  return [{ value: sum.toFixed(2), score: 0.84, spans, basis: "sum of the lines" }];
}

const MONEY_CELL = /^\$? ?[\d,]+\.\d\d$/;
/** Dashes as a sum is set off. */
const RULE = /^[-=_–—]{4,}$/;
/** "98941   3 x 85.00   255.00" and "97012   2 x 45.00   90.00" over a rule, and under it what they come to. */
function sumUnderRule({ lines }: Reading, outside: (line: number) => boolean): Candidate[] {
  return lines.flatMap(({ cells: [cell, ...others] }, at) => {
    const value = cell && others.length === 0 && !outside(at) ? parseMoney(cell.text) : undefined;
    if (!cell || !value || !MONEY_CELL.test(cell.text) || !RULE.test(lines[at - 1]?.text.trim() ?? ""))
      return [];
    let cents = 0;
    let rows = 0;
    for (let row = at - 2; row >= 0; row--, rows++) {
      const text = lines[row]?.text ?? "";
      const charge = parseMoney(lines[row]?.cells.at(-1)?.text ?? "");
      // "98941   85.00   60.00": of several amounts the last one may be what was paid.
      const amounts = lines[row]?.cells.filter(
        ({ text: amount }, n, all) => MONEY_CELL.test(amount) && !/[x×@]$/i.test(all[n - 1]?.text ?? ""),
      );
      const isOnly = amounts?.length === 1;
      if (!charge || !isOnly || [...text.matchAll(PROCEDURE)].length !== 1) break;
      cents += Math.round(Number(charge) * 100);
    }
    const isSum = rows > 1 && cents === Math.round(Number(value) * 100);
    return isSum ? [{ value, score: 0.9, spans: [{ line: at, start: cell.start, end: cell.end }] }] : [];
  });
}

/** A screen pasted as text has each label in a line of its own, over its value. */
const isAlone = ({ lines }: Reading, at: number): boolean => lines[at]?.cells.length === 1;

/** "Your Bill(s) ....... 09/02/2026 through 09/25/2026, $1,146.00" */
function besideDays({ labeled }: Reading, outside: (line: number) => boolean): Candidate[] {
  return labeled.flatMap((v) => {
    const isDays = v.label.kind === "service_date" && v.layout !== "below" && !outside(v.span.line);
    const amount = isDays ? /\d, (\$ ?[\d,]+\.\d\d)$/.exec(v.value)?.[1] : undefined;
    const value = amount && parseMoney(amount);
    return value ? [{ value, score: 0.8, spans: [v.span] }] : [];
  });
}

/** The charges of the claim's lines, total left out, where a column prints them. */
export function billedOfLines(reading: Reading, scope: Scope | undefined): string[] {
  const billed = reading.labeled.filter(
    (v) =>
      v.label.kind === "billed" &&
      v.layout === "below" &&
      inScope(scope, v.span.line) &&
      parseMoney(v.value) &&
      !isUnderTwoHeadings(reading, v),
  );
  // Only a line with its day or procedure is one of service; interest, offsets and totals have columns too.
  const isOfService = (v: LabeledValue) => {
    const text = reading.lines[v.span.line]?.text ?? "";
    const service = findDates(text).length > 0 || [...text.matchAll(PROCEDURE)].length > 0;
    return service && !/\btotals?\b/i.test(text);
  };
  // A claim's own row may have such a column, too: the one with the most lines is theirs.
  const columns = Map.groupBy(billed.filter(isOfService), (v) => `${v.labelLine} ${v.labelText}`);
  const rows = [...columns.values()].reduce<LabeledValue[]>(
    (most, one) => (one.length > most.length ? one : most),
    [],
  );
  const amounts = rows.map((v) => parseMoney(v.value) ?? "0.00");
  const sum = amounts.reduce((all, a) => all + Number(a), 0);
  const last = Number(amounts.at(-1));
  // A last figure that is the sum of the others is the total, whatever stands beside it.
  return amounts.length > 1 && Math.abs(last * 2 - sum) < 0.005 ? amounts.slice(0, -1) : amounts;
}

/** "02/26/2026 97110 Charge 130.00", or "Charge 130.00" under "02/26/2026 97110": several lines of one claim that each name their charge. */
function lineSum(reading: Reading, billed: LabeledValue[]): Candidate[] {
  const lines = billed.filter((v) => {
    const own = reading.lines[v.span.line]?.text ?? "";
    const above = reading.lines[v.span.line - 1]?.text ?? "";
    const text = /\b\d{5}\b/.test(own) || /\d\.\d\d\b/.test(above) ? own : above;
    return (
      v.layout !== "below" &&
      parseMoney(v.value) &&
      findDates(text).length > 0 &&
      /\b(?:\d{5}|[A-Z]\d{4})\b/.test(text)
    );
  });
  if (lines.length < 2) return [];
  const sum = lines.reduce((all, v) => all + Number(parseMoney(v.value)), 0);
  return [{ value: sum.toFixed(2), score: 0.84, spans: lines.map((v) => v.span), basis: "sum of the lines" }];
}

/** The charges under one header, added up; a column whose last figure is the sum of the others has its total. */
function columnSum({ lines }: Reading, billed: LabeledValue[]): Candidate[] {
  const columns = new Map<string, { cents: number[]; spans: Span[] }>();
  const keyOf = (v: LabeledValue) => `${v.labelLine} ${v.labelText}`;
  // A ledger's one column holds what was charged, and with a minus what was taken off; what was paid stands there, too.
  const ledgers = new Set(billed.filter((v) => v.layout === "below" && TAKEN_OFF.test(v.value)).map(keyOf));
  for (const v of billed) {
    const value = v.layout === "below" ? parseMoney(v.value) : undefined;
    const key = keyOf(v);
    if (!value || (ledgers.has(key) && !isCharge(lines[v.span.line]?.text ?? ""))) continue;
    const column = columns.get(key) ?? { cents: [], spans: [] };
    column.cents.push(Math.round(Number(value) * 100));
    column.spans.push(v.span);
    columns.set(key, column);
  }
  return [...columns.values()].flatMap(({ cents, spans }) => {
    const sum = cents.reduce((a, b) => a + b, 0);
    const last = cents.at(-1) ?? 0;
    if (cents.length < 2 || sum === 0 || areOfSeveral(lines, spans)) return [];
    const line = lines[spans.at(-1)?.line ?? -1]?.text ?? "";
    const isService = findDates(line).length > 0 || [...line.matchAll(PROCEDURE)].length > 0;
    if (last * 2 === sum && !isService)
      return [{ value: (last / 100).toFixed(2), score: 0.86, spans: spans.slice(-1) }];
    // A claim's own row stands over its lines in a remittance: "310.00" over "155.00" and "155.00", or over its only one.
    const [first = 0] = cents;
    if ((cents.length > 2 || isOverOnlyLine(lines, spans)) && first * 2 === sum)
      return [{ value: (first / 100).toFixed(2), score: 0.86, spans: spans.slice(0, 1) }];
    return [{ value: (sum / 100).toFixed(2), score: 0.85, spans, basis: "sum of the lines" }];
  });
}

/** "FITZWARREN R   00417729901 …  130.00" over "  LN 01   PROC 90837   UNITS 1   130.00" */
function isOverOnlyLine(lines: readonly Line[], spans: readonly Span[]): boolean {
  const [own, service] = spans.map(({ line }) => lines[line]);
  if (!own || !service || spans.length !== 2) return false;
  const isSetIn = (service.cells[0]?.start ?? 0) > (own.cells[0]?.start ?? 0);
  const counts = ({ text }: Line) => [...text.matchAll(PROCEDURE)].length;
  return isSetIn && /^\s*(?:ln|line|svc)\b/i.test(service.text) && counts(service) > 0 && counts(own) === 0;
}

/** "-31.20", "(31.20)", "31.20-" */
const TAKEN_OFF = /^(?:[-–−] ?\$? ?\d[\d,]*\.\d\d|\(\$? ?\d[\d,]*\.\d\d\)|\$? ?\d[\d,]*\.\d\d ?[-–−])(?!\d)/;
/** A ledger's entry of a service: it has a day or a code, and neither a payment nor what is left. */
const isCharge = (text: string): boolean =>
  (findDates(text).length > 0 || [...text.matchAll(PROCEDURE)].length > 0) &&
  !/\b(?:payments?|paid|adjust\w*|discount|write-?offs?|balance|co-?pay\w*|co-?insurance|deductible|credit|refund)\b/i.test(
    text,
  );

/** Rows that each begin with another person's name: what they come to is nobody's charge. */
function areOfSeveral(lines: readonly Line[], spans: readonly Span[]): boolean {
  const names = spans.flatMap(
    ({ line }) => parsePersonName(lines[line]?.cells[0]?.text ?? "")?.display ?? [],
  );
  return names.some((name) => isSomebodyElse(name, names[0] ?? name));
}
