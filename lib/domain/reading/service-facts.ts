import { findDates } from "./calendar-date";
import { bestOf, type Candidate, inScope, type Reading, type Scope, spansWithin } from "./candidate";
import { parseIdentifier, parseMoney } from "./identifiers";
import type { LabeledValue } from "./labeled-values";
import type { Line, Span } from "./page-lines";
import { isSomebodyElse } from "./patient-name";
import { paymentLog } from "./payment-log";
import { parsePersonName } from "./person-name";
import { isDescribed, isOneOfList, rowsOfDecisions } from "./service-lists";
import { repeatedCharges, toldSum } from "./told-services";

/** Facts of the service lines: charges and procedures. Lists are joined by ", ". */

const TOTAL_LABEL =
  /total (?:billed|charge|claim|fee|submitted|amount)|claim total|amount billed|billed (?:charges|amount)|you billed|amount in question|28 total/i;
const TOTAL_LINE =
  /(?:^[\s|]*(?:(?:sub)?totals?(?! (?:you|patient|member|paid|due|allowed|approved|deductible|payment|not|non)\b)(?: for claim)?|(?:whole|entire|full) (?:claim|bill):?(?: (?:charged|billed))?|in all(?= {3}))\b|\b(?:claim|clm|grand|bill|invoice) tot(?:als?|\.)?(?= ))[^$\d]{0,40}(?:# ?[\w-]+|(?=\S*-)[\w-]{6,30})?\s*(\$?\s?[\d,]+\.\d{2})/i;
/** "RE: … services of 07/21/2026 …, $240.00", "97110 ($64.00)". */
const BESIDE =
  /^\s*(?:re|regarding|subject)\b.*[ (](\$ ?[\d,]+\.\d{2})|\b(?:\d{5}|[A-Z]\d{4})(?:-\w\w)?(?: \([^()$\d]{3,40}\))?(?: \(|, | \/ )(\$ ?[\d,]+\.\d{2})\b/i;
/** "S9090 (table decompression), 12 visits, June 8 to July 17, 2026, $ 1,800.00" */
const AFTER_DAYS = /\b(?:\d{5}|[A-Z]\d{4})\b[^$]{3,90}, (?:\d{4}|\d{2}\/\d{2,4}), (\$ ?[\d,]+\.\d{2})/;
/** "98941, billed at $60.00 a visit, $180.00", "each billed at $72.00, or $288.00 altogether": a rate, and what it comes to. */
const RATE =
  /\$ ?[\d,]+\.\d{2} (?:a|per|each|for each) (?:visit|session|unit|day|hour|treatment|mile)s?,? (?:or |for )?(?:a total of |in all |altogether )?(\$ ?[\d,]+\.\d{2})|\$ ?[\d,]+\.\d{2},? (?:each,? )?(?:or|for a total of|which is|in all) (\$ ?[\d,]+\.\d{2})(?= (?:altogether|in all|in total|together|total)\b)/i;
/** "2 x $175.00 = $350.00": what it comes to stands behind. */
const TIMES =
  /^\d{1,3} ?(?:x|×|@|at|visits? at|units? at) ?\$? ?[\d,]+\.\d{2} ?= ?|^\$? ?[\d,]+\.\d{2} ?(?:x|×) ?\d{1,3} ?= ?/i;
const SPELLED = /\bcharges? (?:was|were) [\w -]{8,90}\((\$[\d,]+\.\d{2})\)/i;
const CHARGED = /(\$[\d,]+\.\d{2}) (?:was|were|is) (?:charged|billed)\b/i;
const CHARGE_WAS =
  /\b(?:charge|bill|fee|amount billed|billed amount|total)\b[^.$]{0,40} (?:is|was|of|at) (\$[\d,]+\.\d{2})/i;
const SAID =
  /\b(?:(?:charge|bill|claim|amount) (?:in question|in dispute|at issue) (?:is|was)|amount of (?:the|this|your) (?:bill|claim|charges?) (?:was|is)|for|total|charges?|billed|billed at|charged at|in the amount of|totaling|amount of|charges? of|charges? (?:was|were)|claim of|bills? of|(?:came|comes|come) to|services? (?:on|of|from) [\d/, -]{6,24},|(?:for|pay|of|this|the) [\w -]{3,40},)[ :]{1,2}\(?(\$[\d,]+\.\d{2})/i;

/** "Rose City Physical Therapy charged        $ 236.00", in a list of what became of it. */
const CLINIC_CHARGED =
  /^\s*\p{Lu}[\p{L}.,&'’ -]{3,60} (?:charged|billed)(?: {2,}|[ .]{4,60})(\$ ?[\d,]+\.\d{2})/u;

const OF_A_PAYMENT = /\b(?:check|payment|paid|eft|deposit|refund|net) $/i;
const OF_ALL_CLAIMS =
  /(?:\b(?:number|no\.?|count|total)|#) of claims\b|\bclaims? count\b|\b(?:grand|check|payment|remittance|provider|all claims) totals?\b|\btotals? (?:for|of) (?:all claims|(?:this|the) (?:check|payment|remittance|voucher|provider))\b/i;

/** What was billed for the claim: its total, or the sum of its lines where no total is printed. */
export function readBilledAmount(reading: Reading, scope: Scope | undefined): Candidate | undefined {
  const log = paymentLog(reading.lines);
  // "NUMBER OF CLAIMS: 2   AMOUNT BILLED: 206.00" under the last of several sums up all of them.
  const ofAll = (line: number) => scope !== undefined && OF_ALL_CLAIMS.test(reading.lines[line]?.text ?? "");
  const outside = (line: number) => log.has(line) || !inScope(scope, line) || ofAll(line);
  const billed = reading.labeled.filter((v) => v.label.kind === "billed" && !outside(v.span.line));
  const repeated = repeatedCharges(reading, billed);
  const labeled = billed.flatMap((v) => {
    // "Check total: $61.20" was paid, not billed.
    const before = reading.lines[v.labelLine]?.text.slice(0, v.span.start).split(v.labelText)[0] ?? "";
    if (repeated?.values.includes(v) || (v.layout === "inline" && OF_A_PAYMENT.test(before))) return [];
    const value = parseMoney(v.value.replace(TIMES, ""));
    if (!value || Number(value) <= 0) return [];
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
      return [{ value, score, spans: [{ line: index, start, end: start + amount.length }] }];
    });
  return bestOf([
    ...labeled,
    ...printed(TOTAL_LINE, 0.97),
    ...columnSum(reading, billed),
    ...acrossLines(reading, billed),
    ...lineSum(reading, billed),
    ...(repeated ? [repeated.sum] : []),
    ...(billed.some((v) => v.layout === "below" && parseMoney(v.value)) ? [] : toldSum(reading, scope)),
    ...printed(CLINIC_CHARGED, 0.8),
    ...numberedSum(reading, outside),
    ...printed(RATE, 0.75),
    ...printed(SAID, 0.5),
    ...printed(BESIDE, 0.45),
    ...printed(AFTER_DAYS, 0.55),
    ...besideDays(reading, outside),
    ...reading.sentences.flatMap((s) => {
      // Over the end of a line, too: "The charge for 97110 was / $212.00".
      const amount = (CHARGED.exec(s.text) ?? SPELLED.exec(s.text) ?? CHARGE_WAS.exec(s.text))?.[1];
      const value = amount && s.spans.some((p) => !outside(p.line)) && parseMoney(amount);
      return value ? [{ value, score: 0.5, spans: spansWithin(s, reading.lines, amount) }] : [];
    }),
  ]);
}

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
      v.label.kind === "billed" && v.layout === "below" && inScope(scope, v.span.line) && parseMoney(v.value),
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

/** "02/26/2026 97110 Charge 130.00": several lines of one claim that each name their charge. */
function lineSum(reading: Reading, billed: LabeledValue[]): Candidate[] {
  const lines = billed.filter((v) => {
    const text = reading.lines[v.span.line]?.text ?? "";
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
    // A claim's own row stands over its lines in a remittance: "310.00" over "155.00" and "155.00".
    const [first = 0] = cents;
    if (cents.length > 2 && first * 2 === sum)
      return [{ value: (first / 100).toFixed(2), score: 0.86, spans: spans.slice(0, 1) }];
    return [{ value: (sum / 100).toFixed(2), score: 0.85, spans, basis: "sum of the lines" }];
  });
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

const PROCEDURE =
  /(?<![\w$.,/-])([A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:-(?:\d{2}|[A-Z]{2})|AT|G[ANOPYZ]|KX|[LR]T)?(?![\w/]|[.,-]\d)/g;
const SPEAKS_OF_CODES =
  /\b(?:cpt|hcpcs|procedures?|codes?|proc|services?|drug)\b|\b(?:billed|coded|billing|charged|billed us|paid it) (?:(?:with|as|for|under)\b|(?=\d{5}\b))|\bvisits? \(|\bvisit of\b|\d\.\d{2}\b|\$|^\s*\d{2} \d{2} \d{2}/i;
const OPENS_LINE = /^\s*9\d{4} {1,3}\p{L}{2}/u;
const ADDRESS = /\b(?:P\.? ?O\.? ?)?BOX \d+,|\bP\.? ?O\.? ?BOX\b|\b[A-Z]{2}\.? \d{5}(?:-\d{4})?\s*$/i;
const ROW_OF_CODE = /(?<![\w$.,/-])\d{5} {2,}$/;
const STATE_BEFORE = /\b[A-Z]{2} $/;
const OTHER_NUMBER =
  /\b(?:box|ste|suite|#|no\.?|check|account|acct|id|zip|(?:employer |plan |policy )?group|policy|(?:reason|edit|remark|denial|rejection|error|message)(?: code)?) ?#?:? ?$/i;
/** "member number W2770 44183" */
const IN_GROUPS = /\b(?:number|no\.|id|#):? (?:(?=\S*\d)[A-Z\d]{2,8} ){1,4}$/i;
/** "Humana Gold Plus (HMO), H1036": the number of a plan's contract with Medicare looks like a service. */
const OF_CONTRACT =
  /\b(?:HMO|PPO|PFFS|POS|SNP|PDP|MSA)\)?,? {1,4}\(?$|\bcontract (?:number|no\.?|id|#)? ?:? ?$/i;
/** "Gold Plus H5216 (HMO)" */
const NAMES_PLAN = /^(?:-\d{3}){0,2} ?\((?:HMO|PPO|PFFS|POS|[A-Z]-?SNP|MSA)\b/;
const PAID_INSTEAD = /\b(?:paid|allowed|approved|payable|adjudicated|processed|changed to|replaced by)\b/i;
/** "The claim for 45385 will be paid", "for 31231 on 3/15/2027" */
const CLAIM_FOR =
  /\b(?:claims?|bills?|charges?|payment|visits?|services?|costs?|coverage|denial|notes?|reports?|records?|orders?) (?:for|of) $|^\s*for\s+$/i;

/** "Exam : 73721 MRI lower extremity joint" */
const NAMED_SERVICE = /^\s*(?:exam|study|test|scan|treatment|item)s?(?: requested)?\s{0,30}:\s{0,4}$/i;

/** Labels whose numbers are no procedures, however they are cut: "26 170 44 00918". */
const OTHER_NUMBERS: ReadonlySet<string> = new Set([
  "claim",
  "reference",
  "authorization",
  "member_id",
  "group",
  "account",
  "other_id",
  "appeal",
]);
/** "Services on the claim: 97110, 97140" */
const LISTS = /^\d{5}(?:,|;| and) ?\d{5}\b/;
const holds = (value: string, code: string) =>
  !LISTS.test(value) && (parseIdentifier(value)?.includes(code) ?? false);

/** CPT and HCPCS codes by their columns, labels or brackets; five bare digits elsewhere may be a ZIP. */
export function readProcedures(
  reading: Reading,
  scope: Scope | undefined,
  /** Numbers of the paper in groups, of which one may look like a code: "W2770 44183". */
  numbers: readonly (string | undefined)[] = [],
): Candidate | undefined {
  const parts = new Set(numbers.flatMap((number) => (number?.includes(" ") ? number.split(" ") : [])));
  const codes = new Map<string, Span>();
  const places: number[] = [];
  let unannounced = 0;
  const { services, granted } = rowsOfDecisions(reading.lines);
  reading.lines.forEach((line, index) => {
    const { text: printed } = line;
    // "97110/97140/97112": a list of codes.
    const text = printed.replace(/(?<![\w/])\d{5}(?:\/\d{5})+(?![\w/])/g, (list) =>
      list.replaceAll("/", " "),
    );
    if (scope && (index < scope.from || index > scope.to)) return;
    if (granted.has(index)) return;
    if (ADDRESS.test(text) && !/\.\d\d\b/.test(text)) return;
    const announced = reading.labeled.filter((v) => v.label.kind === "procedure" && v.span.line === index);
    const column = announced.length > 0;
    const numbers = reading.labeled.filter((v) => v.span.line === index && OTHER_NUMBERS.has(v.label.kind));
    for (const match of text.matchAll(PROCEDURE)) {
      const code = match[1] ?? "";
      if (parts.has(code) || IN_GROUPS.test(text.slice(0, match.index))) continue;
      // "Proc billed  Proc paid": what the payer put in place of the service was not billed.
      const over = announced.find((v) => match.index >= v.span.start && match.index < v.span.end);
      if (over && PAID_INSTEAD.test(over.labelText)) continue;
      if (
        numbers.some(
          (v) =>
            match.index >= v.span.start &&
            match.index < v.span.end &&
            holds(v.value, code) &&
            // "RECIPIENT NUMBER" over "PROC" over "99393": the lower heading is that of the second lines of a record.
            !(over?.layout === "below" && v.layout === "below" && over.labelLine > v.labelLine),
        )
      )
        continue;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      if (/^[HRS]\d/.test(code) && (OF_CONTRACT.test(before) || NAMES_PLAN.test(after))) continue;
      // "97110   D2214   160.00": behind a row's procedure stands the practice's own number of the patient.
      if (/^D\d/.test(code) && ROW_OF_CODE.test(before) && /\d\.\d\d\b/.test(after)) continue;
      // Of the codes that begin with a zero there are those of anesthesia alone.
      if (/^0(?!0[1-9]|1)\d{4}$/.test(code)) continue;
      if (/^\d{5}$/.test(code)) {
        const bracketed = /\($/.test(before) || /^\s*,?\s*[\w, -]*\)/.test(after);
        // "97110, 97112 and 97140", "64636 each additional level" under another procedure.
        const listed =
          /\b\d{5}(?:[- ][A-Z\d]{2})?,? (?:and |& )?$/.test(before) ||
          /^,? (?:and |& )?\d{5}\b(?!-\d{4})/.test(after);
        const below = /^\s*$/.test(before) && /^ {1,3}\p{L}{3}/u.test(after) && places.at(-1) === index - 1;
        // "therapy, 97533" ends a described service.
        const described =
          /\p{Ll}, $/u.test(before) && /^(?: [A-Z\d]{2})?\s*(?:,|;|$|and \d{5}\b)/.test(after);
        // "CMT 3 regions 98941 done today; 97110 x1"
        // A visit's note says behind a dash what was done: "TX     98940 - thoracic and cervical".
        const decided = /^\s{0,6}$/.test(before) && services.has(index);
        const dashed = /^\s*(?:\p{L}{1,8}:?\s{2,})?$/u.test(before) && /^ [-–] \p{L}{1,2}/u.test(after);
        const done = /^ (?:x ?\d|done|performed|was (?:done|billed))\b/i.test(after);
        // A visit's note lists them line by line: "97140 joint mobilization", "97110 putty".
        const stacked =
          /^\s*$/.test(before) &&
          OPENS_LINE.test(text) &&
          [-1, 1].some((n) => OPENS_LINE.test(reading.lines[index + n]?.text ?? ""));
        if (
          OTHER_NUMBER.test(before) ||
          STATE_BEFORE.test(before) ||
          !(
            SPEAKS_OF_CODES.test(text) ||
            CLAIM_FOR.test(before) ||
            NAMED_SERVICE.test(before) ||
            column ||
            bracketed ||
            described ||
            done ||
            dashed ||
            decided ||
            isDescribed(line, code) ||
            isOneOfList(text, match.index) ||
            listed ||
            stacked ||
            below
          )
        )
          continue;
      }
      places.push(index);
      const under =
        announced.some((v) => v.value.includes(code)) || /\b(?:CPT|HCPCS)\b[^.]{0,20}$/.test(before);
      if (!under) unannounced++;
      if (!codes.has(code))
        codes.set(code, { line: index, start: match.index, end: match.index + code.length });
    }
  });
  // The letter around a list of claims may name the service of the one that is denied.
  if (codes.size === 0 && scope) return readProcedures(reading, undefined, numbers);
  if (codes.size === 0 || codes.size > 40) return undefined;
  // A code's pattern and its label say the same of each: two signs make it sure.
  const score = unannounced === 0 ? 0.87 : 0.75;
  return { value: [...codes.keys()].join(", "), score, spans: [...codes.values()] };
}
