import type { DeniedLine } from "@/lib/core/notice";
import { findDates, parseFormDate } from "./calendar-date";
import { inScope, type Reading, type Scope } from "./candidate";
import { type CodeMention, findCodes, findRemarks } from "./denial-code";
import { hasReasonWords, reasonStrength } from "./denial-cues";
import { parseMoney } from "./identifiers";
import type { LabeledValue } from "./labeled-values";
import { type LegendEntry, markerCode, readLegend } from "./legend";
import type { Sentence } from "./page-lines";

/** What of a document every line looks at, read once. */
type Notice = {
  reading: Reading;
  codes: CodeMention[];
  remarks: ReturnType<typeof findRemarks>;
  legend: LegendEntry[];
  scope: Scope | undefined;
};

/** The denied lines of a notice, each with its own code, reason and amount (docs/product.md, E13). */
export function readDeniedLines(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  const notice: Notice = {
    reading,
    codes: findCodes(reading),
    remarks: findRemarks(reading),
    legend: readLegend(reading.lines),
    scope,
  };
  const denied = serviceRows(notice).flatMap((row) => deniedBy(notice, row));
  return denied.length > 0 ? denied : fromProse(notice);
}

/** A line of service: where it opens, and the lines of adjustments under it. */
type ServiceRow = { lines: number[]; procedure: string | null; date: string | null };

const PROCEDURE =
  /(?<![\w$.,/#-])([A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:[- ]?(?:\d{2}|[A-Z]{2}))?(?![\w/]|[.,]\d|-\d{3,})/g;
const AMOUNT = /(?<![\d/.-])\(?-?\$? ?(?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2}\)?(?![\d/])/g;
const TOTALS = /^\s*(?:sub-?|claim |grand |page )?totals?\b|\btotals?:?\s+\$?\d/i;

/** Lines that only go on about the service above them. */
const DEEPEST = 6;

function serviceRows({ reading, codes: mentions, scope }: Notice): ServiceRow[] {
  const rows: ServiceRow[] = [];
  const codes = new Set(mentions.map((c) => c.line));
  reading.lines.forEach(({ text, cells }, index) => {
    if (!inScope(scope, index) || cells.length === 0) return;
    const money = text.match(AMOUNT)?.length ?? 0;
    const date = findDates(text)[0]?.iso ?? dateUnder(reading, index);
    const procedure = procedureOf(reading, index);
    if (money > 0 && !TOTALS.test(text) && (procedure !== null || (date !== undefined && money > 1))) {
      // Prose with an amount is read by its own rule.
      if (!isRow(reading, index)) return;
      rows.push({ lines: [index], procedure, date: date ?? null });
      return;
    }
    const open = rows.at(-1);
    const last = open?.lines.at(-1);
    if (!open || last === undefined || index - last > 2 || open.lines.length > DEEPEST || TOTALS.test(text))
      return;
    if (codes.has(index) && (money > 0 || cells.length <= 3) && !isLegendLine(text)) open.lines.push(index);
  });
  return rows;
}

const isLegendLine = (text: string) =>
  /[A-Za-z]{3,}(?: [A-Za-z]+){3,}/.test(text) && !/\d\.\d{2}\b/.test(text);

function isRow({ lines, labeled }: Reading, index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  const words = line.text.match(/\p{L}{3,}/gu)?.length ?? 0;
  return (
    line.cells.length >= 3 || words <= 4 || labeled.some((v) => v.layout === "below" && v.span.line === index)
  );
}

const dateUnder = ({ labeled }: Reading, line: number) => {
  const value = labeled.find((v) => v.label.kind === "service_date" && v.span.line === line)?.value;
  return value ? parseFormDate(value) : undefined;
};

function procedureOf({ lines, labeled }: Reading, index: number): string | null {
  const text = lines[index]?.text ?? "";
  const column = labeled.find((v) => v.label.kind === "procedure" && v.span.line === index);
  const inColumn = column && [...column.value.matchAll(PROCEDURE)][0]?.[1];
  if (inColumn) return inColumn;
  const bare = text.replace(AMOUNT, (m) => " ".repeat(m.length));
  const found = [...bare.matchAll(PROCEDURE)].find(
    (m) => !/(?:#|claim|acct|account|icn|no\.?|id):? ?$/i.test(bare.slice(0, m.index)),
  );
  return found?.[1] ?? null;
}

type Adjustment = { mention: CodeMention; amount: string | null };

function deniedBy(notice: Notice, row: ServiceRow): DeniedLine[] {
  const { reading } = notice;
  const [head = 0] = row.lines;
  const on = (line: number) => row.lines.includes(line);
  const mentions = notice.codes
    .filter((c) => on(c.line) && c.code !== row.procedure)
    .map((c) => (c.group || !saysNo(reasonOf(notice, c.code, [])) ? c : { ...c, isDenial: "yes" as const }));
  const adjustments = mentions.map((mention) => ({ mention, amount: amountAfter(reading, mention) }));
  const remarks = [
    ...new Set(
      findRemarks(reading)
        .filter((r) => on(r.line))
        .map((r) => r.code),
    ),
  ];
  const billed =
    column(reading, head, (v) => v.label.kind === "billed") ?? amountIn(reading.lines[head]?.text ?? "");
  const paid = column(
    reading,
    head,
    (v) => /\bpaid\b|payment|benefit/i.test(v.labelText) && v.label.kind === "money",
  );
  const refused = column(
    reading,
    head,
    (v) =>
      v.label.kind === "money" &&
      /\b(?:den|not cov|non-?cov|disallow|ineligible|excluded|not payable|not allowed)/i.test(v.labelText),
  );
  const allowed = column(
    reading,
    head,
    (v) => v.label.kind === "money" && /\ballow|approved/i.test(v.labelText),
  );
  const nothing = paid === "0.00" || (paid === undefined && allowed === "0.00");
  const own = ownCode(notice, head);
  if (adjustments.length > 0 && adjustments.every(({ mention }) => mention.isDenial === "no")) return [];
  const denials = adjustments.filter(({ mention }) => mention.isDenial !== "no");
  const line = { procedureCode: row.procedure, dateOfService: row.date, billed: billed ?? null, remarks };
  if (denials.length > 0)
    return strongest(denials).map(({ mention, amount }) => ({
      ...line,
      amount:
        amount ??
        refused ??
        (adjustments.length === 1 && (nothing || unpaid(notice)) ? (billed ?? null) : null),
      groupCode: mention.group ?? null,
      code: mention.code,
      reason: reasonOf(notice, mention.code, remarks),
    }));
  const nothingPaid = nothing && adjustments.length === 0 && Number(billed) > 0;
  if (own && ORDINARY.test(reasonOf(notice, own, remarks) ?? "")) return [];
  const ownRefusal = own !== undefined && paid === undefined && saysNo(reasonOf(notice, own, remarks));
  const noneAllowed = allowed === "0.00" && Number(billed) > 0;
  if (
    (refused && Number(refused) > 0 && (nothing || !own || refused === billed)) ||
    (nothingPaid && (own || noneAllowed)) ||
    ownRefusal
  )
    return [
      {
        ...line,
        amount: refused ?? billed ?? null,
        groupCode: null,
        code: own ?? null,
        reason: own ? reasonOf(notice, own, remarks) : null,
      },
    ];
  return [];
}

/** The claim's printed total of payments is zero. */
const unpaid = ({ reading, scope }: Notice): boolean =>
  reading.labeled.some(
    (v) =>
      v.label.kind === "money" &&
      /\bpaid\b/i.test(v.labelText) &&
      inScope(scope, v.span.line) &&
      parseMoney(v.value) === "0.00",
  );

/** What a contract or a plan's cost share takes is no denial, by whatever code. */
const ORDINARY =
  /\b(?:fee schedule|allowed amount|allowable|contract(?:ed|ual)|negotiated|discount|deductible|co-?pay(?:ment)?|co-?insurance|maximum allow|network savings|sequestration|usual and customary)\b/i;

/** A payer's own meaning of a code without a group: its words count, not what the number means elsewhere. */
const saysNo = (meaning: string | null): boolean =>
  meaning !== null && reasonStrength(meaning) >= 2.5 && !ORDINARY.test(meaning);

/** One denial a line where one is sure; what may be one or not gives way to it. */
const strongest = (denials: Adjustment[]) => {
  const sure = denials.filter(({ mention }) => mention.isDenial === "yes");
  return sure.length > 0 ? sure : denials;
};

function column({ labeled }: Reading, line: number, is: (v: LabeledValue) => boolean): string | undefined {
  const value = labeled.find(
    (v) => v.span.line === line && v.layout === "below" && is(v) && parseMoney(v.value),
  );
  return value && parseMoney(value.value);
}

const amountIn = (text: string): string | undefined => {
  const found = text.match(AMOUNT)?.[0];
  return found && parseMoney(found.replace(/[()$ -]/g, ""));
};

/** "CO-50 150.00", "CO 50    150.00": what the code takes is printed beside it. */
function amountAfter({ lines, labeled }: Reading, mention: CodeMention): string | null {
  const rest = lines[mention.line]?.text.slice(mention.end) ?? "";
  const beside = /^[\s:=,*]{1,12}\$?((?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2})(?!\d)/.exec(rest);
  if (!beside?.[1]) return null;
  const at = mention.end + beside[0].length - 1;
  // The next column has a heading of its own: what was paid or allowed is not what the code takes.
  const another = labeled.some(
    (v) =>
      v.span.line === mention.line &&
      v.layout === "below" &&
      v.span.start <= at &&
      v.span.end > at &&
      /\b(?:paid|payment|allow\w*|benefit|pd)\b/i.test(v.labelText),
  );
  return another ? null : (parseMoney(beside[1]) ?? null);
}

/** A payer's own code in the row's column of codes. */
function ownCode({ reading, legend }: Notice, line: number): string | undefined {
  const explains = (code: string) =>
    code.length <= 6 &&
    code.length > 0 &&
    legend.some(
      (e) =>
        e.marker.replace(/^\W*(?:rsn|reason|code|ex|note|msg|remark)\b/i, "").replace(/\W/g, "") ===
        code.replace(/\W/g, ""),
    );
  const value = reading.labeled.find(
    (v) =>
      ["code", "remark", "reason"].includes(v.label.kind) &&
      v.span.line === line &&
      v.layout === "below" &&
      /^[A-Za-z0-9*-]{1,6}(?:[, ]{1,2}[A-Za-z0-9*-]{1,6}){0,3}$/.test(v.value.trim()) &&
      (/\d/.test(v.value) || explains(v.value.trim())),
  )?.value;
  if (value) return value.trim().split(/[, ]+/)[0];
  // The row's last cell, where the legend gives it a meaning.
  const last = reading.lines[line]?.cells.at(-1)?.text ?? "";
  return explains(last) ? last : undefined;
}

/** The printed meaning of a code, else of the line's remarks. */
function reasonOf({ legend }: Notice, code: string, remarks: string[]): string | null {
  const plain = (marker: string) => marker.replace(/[()\s:]/g, "");
  const own = legend.find((e) => markerCode(e.marker) === code || plain(e.marker).endsWith(code));
  if (own) return own.text;
  return legend.find((e) => remarks.some((r) => plain(e.marker) === r))?.text ?? null;
}

/** "We will not pay for CPT 97110 on 3/4/2026 ($120.00): the notes do not …", sentence by sentence. */
function fromProse(notice: Notice): DeniedLine[] {
  const found: DeniedLine[] = [];
  let named: { code: string; date: string | null; paragraph: number } | undefined;
  for (const sentence of notice.reading.sentences) {
    if (!sentence.spans.every((s) => inScope(notice.scope, s.line))) continue;
    const codes = [...new Set([...sentence.text.matchAll(PROCEDURE)].map((m) => m[1] ?? ""))].filter(
      (c) => /^[A-Z]|[FTU]$/.test(c) || /\b(?:cpt|hcpcs|code|procedure|service)\b/i.test(sentence.text),
    );
    const [code] = codes;
    const date = findDates(sentence.text)[0]?.iso ?? null;
    const earlier =
      named &&
      codes.length === 0 &&
      sentence.paragraph - named.paragraph <= 1 &&
      THIS_SERVICE.test(sentence.text)
        ? named
        : undefined;
    if (codes.length > 0)
      named = code && codes.length === 1 ? { code, date, paragraph: sentence.paragraph } : undefined;
    const line = earlier
      ? deniedIn(notice, sentence, earlier.code, earlier.date)
      : code && codes.length === 1
        ? deniedIn(notice, sentence, code, date)
        : undefined;
    const same = (o: DeniedLine) =>
      o.procedureCode === line?.procedureCode &&
      o.dateOfService === line.dateOfService &&
      o.code === line.code;
    if (line && !found.some(same)) found.push(line);
  }
  return found;
}

const THIS_SERVICE =
  /\b(?:this|the) (?:procedure|service|item|test|drug|injection|visit|treatment|charge|line)\b/i;

function deniedIn(
  { codes, remarks }: Notice,
  sentence: Sentence,
  procedureCode: string,
  dateOfService: string | null,
): DeniedLine | undefined {
  const { text, spans } = sentence;
  const denies =
    reasonStrength(text) >= 1.5 ||
    /\b(?:den(?:y|ied)|(?:did|will|can) ?not pay|not covered|not payable)\b/i.test(text);
  if (!denies || !hasReasonWords(text) || (text.match(AMOUNT)?.length ?? 0) > 2) return undefined;
  const on = (line: number, start: number) =>
    spans.some((s) => s.line === line && start >= s.start && start < s.end);
  const mention = codes.find((m) => on(m.line, m.start) && m.isDenial !== "no");
  return {
    procedureCode,
    dateOfService,
    billed: null,
    amount: amountIn(text) ?? null,
    groupCode: mention?.group ?? null,
    code: mention?.code ?? null,
    remarks: remarks.filter((r) => on(r.line, r.start)).map((r) => r.code),
    reason: text,
  };
}
