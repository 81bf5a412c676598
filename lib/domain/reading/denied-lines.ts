import type { DeniedLine } from "@/lib/core/notice";
import { CARC } from "@/lib/domain/codes/carc";
import { findDates, parseFormDate } from "./calendar-date";
import type { Reading, Scope } from "./candidate";
import { type CodeMention, findCodes, findRemarks } from "./denial-code";
import { hasReasonWords, reasonStrength } from "./denial-cues";
import { parseMoney } from "./identifiers";
import type { LabeledValue } from "./labeled-values";
import { markerCode, readLegend } from "./legend";

/** The denied lines of a notice, each with its own code, reason and amount (docs/product.md, E13). */
export function readDeniedLines(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  const inScope = (line: number) => !scope || (line >= scope.from && line <= scope.to);
  const rows = serviceRows(reading, inScope);
  const denied = rows.flatMap((row) => deniedBy(reading, row));
  return denied.length > 0 ? denied : fromProse(reading, inScope);
}

/** A line of service: where it opens, and the lines of adjustments under it. */
type ServiceRow = { lines: number[]; procedure: string | null; date: string | null };

const PROCEDURE =
  /(?<![\w$.,/#-])([A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:[- ]?(?:\d{2}|[A-Z]{2}))?(?![\w/]|[.,]\d|-\d{3,})/g;
const AMOUNT = /(?<![\d/.-])\(?-?\$? ?(?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2}\)?(?![\d/])/g;
const TOTALS = /^\s*(?:sub-?|claim |grand |page )?totals?\b|\btotals?:?\s+\$?\d/i;

/** Lines that only go on about the service above them. */
const DEEPEST = 6;

function serviceRows(reading: Reading, inScope: (line: number) => boolean): ServiceRow[] {
  const rows: ServiceRow[] = [];
  const codes = new Set(findCodes(reading).map((c) => c.line));
  reading.lines.forEach(({ text, cells }, index) => {
    if (!inScope(index) || cells.length === 0) return;
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

function deniedBy(reading: Reading, row: ServiceRow): DeniedLine[] {
  const [head = 0] = row.lines;
  const on = (line: number) => row.lines.includes(line);
  const mentions = findCodes(reading).filter((c) => on(c.line) && c.code !== row.procedure);
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
      /\b(?:den|not covered|non-?covered|disallow|ineligible|excluded|not payable)/i.test(v.labelText),
  );
  const own = ownCode(reading, head);
  const denials = adjustments.filter(({ mention }) => mention.isDenial !== "no");
  const line = { procedureCode: row.procedure, dateOfService: row.date, billed: billed ?? null, remarks };
  if (denials.length > 0)
    return strongest(denials).map(({ mention, amount }) => ({
      ...line,
      amount: amount ?? refused ?? (paid === "0.00" && adjustments.length === 1 ? (billed ?? null) : null),
      groupCode: mention.group ?? null,
      code: mention.code,
      reason: reasonOf(reading, mention.code, remarks),
    }));
  const nothingPaid = paid === "0.00" && adjustments.length === 0 && Number(billed) > 0;
  if ((refused && Number(refused) > 0) || (own && nothingPaid))
    return [
      {
        ...line,
        amount: refused ?? billed ?? null,
        groupCode: null,
        code: own ?? null,
        reason: own ? reasonOf(reading, own, remarks) : null,
      },
    ];
  return [];
}

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
function amountAfter({ lines }: Reading, mention: CodeMention): string | null {
  const rest = lines[mention.line]?.text.slice(mention.end) ?? "";
  const beside = /^[\s:=,]{1,12}\$?((?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2})(?!\d)/.exec(rest);
  return beside?.[1] ? (parseMoney(beside[1]) ?? null) : null;
}

/** A payer's own code in the row's column of codes. */
function ownCode({ labeled }: Reading, line: number): string | undefined {
  const value = labeled.find(
    (v) =>
      (v.label.kind === "code" || v.label.kind === "remark") && v.span.line === line && v.layout === "below",
  )?.value;
  return value && /^[A-Za-z0-9*]{1,5}$/.test(value.trim()) ? value.trim() : undefined;
}

/** The printed meaning of a code, else of the line's remarks. */
function reasonOf({ lines }: Reading, code: string, remarks: string[]): string | null {
  const legend = readLegend(lines);
  const plain = (marker: string) => marker.replace(/[()\s:]/g, "");
  const own = legend.find((e) => markerCode(e.marker) === code || plain(e.marker).endsWith(code));
  if (own) return own.text;
  return legend.find((e) => remarks.some((r) => plain(e.marker) === r))?.text ?? null;
}

/** "We will not pay for CPT 97110 on 3/4/2026 ($120.00): the notes do not …", sentence by sentence. */
function fromProse(reading: Reading, inScope: (line: number) => boolean): DeniedLine[] {
  const mentions = findCodes(reading);
  const remarks = findRemarks(reading);
  const lines = reading.sentences.flatMap((sentence) => {
    if (!sentence.spans.every((s) => inScope(s.line))) return [];
    const money = sentence.text.match(AMOUNT) ?? [];
    const codes = [...new Set([...sentence.text.matchAll(PROCEDURE)].map((m) => m[1] ?? ""))];
    const named = codes.filter(
      (c) => /^[A-Z]|[FTU]$/.test(c) || /\b(?:cpt|hcpcs|code|procedure|service)\b/i.test(sentence.text),
    );
    const denies =
      reasonStrength(sentence.text) >= 1.5 ||
      /\b(?:den(?:y|ied)|not pay|did not pay|not covered)\b/i.test(sentence.text);
    if (named.length !== 1 || money.length > 2 || !denies || !hasReasonWords(sentence.text)) return [];
    const on = (line: number, start: number) =>
      sentence.spans.some((s) => s.line === line && start >= s.start && start < s.end);
    const mention = mentions.find((m) => on(m.line, m.start) && CARC.get(m.code)?.isDenial !== "no");
    return [
      {
        procedureCode: named[0] ?? null,
        dateOfService: findDates(sentence.text)[0]?.iso ?? null,
        billed: null,
        amount: amountIn(sentence.text) ?? null,
        groupCode: mention?.group ?? null,
        code: mention?.code ?? null,
        remarks: remarks.filter((r) => on(r.line, r.start)).map((r) => r.code),
        reason: sentence.text,
      },
    ];
  });
  return lines.filter(
    (line, i) =>
      lines.findIndex(
        (o) =>
          o.procedureCode === line.procedureCode &&
          o.dateOfService === line.dateOfService &&
          o.code === line.code,
      ) === i,
  );
}
