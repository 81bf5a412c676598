import type { DeniedLine, PaperKind } from "@/lib/core/notice";
import { type CodeMention, findCodes, findRemarks } from "../denial/denial-code";
import { ORDINARY, reasonStrength } from "../denial/denial-cues";
import { footnoteOf } from "../denial/footnotes";
import { markerCode, readLegend } from "../denial/legend";
import { bare, noteBehind, refusedRows } from "../denial/refused-rows";
import { wordsOfRow } from "../denial/row-words";
import { standardCode } from "../denial/standard-code";
import { inScope, type Reading, type Scope } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import type { LabeledValue } from "../page/labeled-values";
import { type Cell, cellsOf, type Line } from "../page/page-lines";
import { deniedAcross } from "./crossed-lines";
import { deniedInProse } from "./denied-in-prose";
import { deniedInList } from "./listed-services";
import { AMOUNT, amountIn, type Notice, type ServiceRow, serviceRows } from "./service-rows";
import { deniedInStack } from "./stacked-services";
import { deniedTold } from "./told-services";

/** The denied lines of a notice, each with its own code, reason and amount (docs/product.md, E13). */
export function readDeniedLines(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  const notice: Notice = {
    reading,
    codes: findCodes(reading),
    remarks: findRemarks(reading),
    legend: readLegend(reading.lines),
    scope,
  };
  const denied = withoutTotal(serviceRows(notice).flatMap((row) => deniedBy(notice, row)));
  if (denied.length > 0) return denied;
  const told = ({ code, group }: CodeMention) => ({
    ...codesOf(notice, code, group),
    reason: reasonOf(notice, code, []),
  });
  const listed = [
    ...deniedInList(notice, told),
    ...deniedInStack(notice, told),
    ...deniedAcross(notice, told),
  ];
  if (listed.length > 0) return listed;
  const inLines = deniedTold(notice, told);
  return inLines.length > 0 ? inLines : deniedInProse(notice);
}

/** "HDR … 209.00" over lines of 185.00 and 24.00: the claim's own row names no service, and is the sum of those that do. */
function withoutTotal(rows: DeniedLine[]): DeniedLine[] {
  const named = rows.filter(({ procedureCode }) => procedureCode);
  const sum = named.reduce((all, { amount }) => all + Number(amount ?? 0), 0).toFixed(2);
  return named.length < 2 ? rows : rows.filter((row) => row.procedureCode || row.amount !== sum);
}

/** Of a claim that was refused as a whole: its rows, where nothing was paid for any of them and no code of theirs says why. */
export function unpaidRows(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  // The claim's own row over its lines names no procedure.
  const rows = serviceRows({ reading, codes: [], remarks: [], legend: [], scope }).filter(
    (row) => row.procedure,
  );
  const lines = rows.map(({ lines: [head = 0], procedure, date }) => ({
    ...{
      procedureCode: procedure,
      dateOfService: date,
      remarks: [],
      groupCode: null,
      code: null,
      reason: null,
    },
    paid: column(
      reading,
      head,
      (v) => v.label.kind === "money" && /\bpa(?:id|ys)\b|payment/i.test(v.labelText),
    ),
    billed: column(reading, head, (v) => v.label.kind === "billed") ?? null,
  }));
  if (!lines.every(({ paid, billed }) => paid === "0.00" && Number(billed) > 0)) return [];
  return lines.map(({ paid: _, ...line }) => ({ ...line, amount: line.billed }));
}

/** Of a paper that asks for money back: the lines that were paid, each with what the column of a refund wants of it. */
export function rowsToRefund(reading: Reading, scope: Scope | undefined): DeniedLine[] {
  const rows = serviceRows({ reading, codes: [], remarks: [], legend: [], scope });
  return rows.flatMap(({ lines: [head = 0], procedure, date }) => {
    const amount = procedure ? toRefund(reading, head) : undefined;
    if (!amount || Number(amount) === 0) return [];
    return [
      {
        ...{ procedureCode: procedure, dateOfService: date, remarks: [] },
        ...{ groupCode: null, code: null, reason: null },
        // "Amount due back" reads like a charge.
        billed:
          column(reading, head, (v) => v.label.kind === "billed" && parseMoney(v.value) !== amount) ?? null,
        amount,
      },
    ];
  });
}

/** "We paid", "Should have paid", "To be refunded": what is wanted back has a heading of its own. */
const REFUND =
  /^(?:amount |total )?(?:(?:to (?:be )?|due |we ask )?(?:refund(?:ed)?|recover(?:ed)?|recoup(?:ed)?|returned?|overpaid)|overpayment|refund (?:due|amount|requested)|due (?:back|us))(?: amount| back)?$/i;
const LONGEST_TABLE = 30;

function toRefund({ lines }: Reading, row: number): string | undefined {
  for (let at = row - 1; at >= Math.max(0, row - LONGEST_TABLE); at--) {
    const heads = lines[at]?.page === lines[row]?.page ? cellsBetweenDots(lines[at]) : [];
    const heading = heads.length > 2 ? heads.find(({ text }) => REFUND.test(text)) : undefined;
    if (!heading) continue;
    const cell = cellsBetweenDots(lines[row]).find(
      (c) => c.start < heading.end + 2 && c.end > heading.start - 2,
    );
    return cell && parseMoney(cell.text);
  }
  return undefined;
}

/** "99214 ........ 68.71 ........ 68.71": dots lead from column to column. */
const cellsBetweenDots = (line: Line | undefined): readonly Cell[] =>
  line && / \.{3,} /.test(line.text)
    ? cellsOf(line.text.replace(/ \.{3,}(?= )/g, (dots) => " ".repeat(dots.length)))
    : (line?.cells ?? []);

/** Of a claim for one service on one day: what is refused is all of it, and no row says so. */
export function wholeClaim(
  kind: PaperKind | null,
  values: { procedures?: string; dates?: string; billed?: string; code?: string; reason?: string },
): DeniedLine[] {
  const { procedures, dates, billed, code, reason } = values;
  const one = procedures && dates && !`${procedures}${dates}`.includes(",");
  if (kind !== "denial" || !one || !billed) return [];
  const [groupCode, bare] = code?.includes("-") ? code.split("-") : [undefined, code];
  return [
    {
      ...{ procedureCode: procedures, dateOfService: dates, billed },
      ...{
        amount: billed,
        groupCode: groupCode ?? null,
        code: bare ?? null,
        remarks: [],
        reason: reason ?? null,
      },
    },
  ];
}

/** What the plan pays of a line; "not payable" is what it doesn't. */
const IS_PAID = /\bpaid\b|payment|benefit|(?<!\bnot |\bnon-?)\bpayable\b/i;

type Adjustment = { mention: CodeMention; amount: string | null };

function deniedBy(notice: Notice, row: ServiceRow): DeniedLine[] {
  const { reading } = notice;
  const [head = 0] = row.lines;
  if (isReversed(reading.lines[head]?.cells ?? [])) return [];
  const on = (line: number) => row.lines.includes(line);
  const footnote = footnoteOf(reading.lines, head);
  // "see note 2": the note's number, and no code.
  const isOfNote = ({ group, code }: CodeMention) => !group && footnote?.sign.endsWith(` ${code}`);
  const mentions = notice.codes
    .filter((c) => on(c.line) && c.code !== row.procedure && !isOfNote(c))
    .map((c) => (c.group || !saysNo(reasonOf(notice, c.code, [])) ? c : { ...c, isDenial: "yes" as const }));
  const adjustments = mentions.map((mention) => ({ mention, amount: amountAfter(reading, mention) }));
  const remarks = [
    ...new Set(
      findRemarks(reading)
        .filter((r) => on(r.line))
        .map((r) => r.code),
    ),
  ];
  const first = amountIn(reading.lines[head]?.text ?? "");
  const charged =
    column(reading, head, (v) => v.label.kind === "billed" && !IN_DISPUTE.test(v.labelText)) ?? first;
  // Lines under a header of the claim's columns need not keep to them: nobody charges nothing.
  const billed = charged === "0.00" ? first : charged;
  const paid =
    column(reading, head, (v) => v.label.kind === "money" && IS_PAID.test(v.labelText)) ??
    parseMoney(PAYS.exec(reading.lines[head]?.text ?? "")?.[1] ?? "");
  const refused =
    column(
      reading,
      head,
      (v) =>
        (v.label.kind === "money" || IN_DISPUTE.test(v.labelText)) &&
        v.layout === "below" &&
        /\b(?:in dispute|den|not cov|non-?cov|disallow|ineligible|excluded|not payable|not allowed|not pa(?:y|id)\b)/i.test(
          v.labelText,
        ),
    ) ?? underDenied(reading, head);
  // "Approved 41.00   Allowed 0.00": a fee that was agreed on, and what of it the plan takes.
  const allowed =
    column(reading, head, (v) => v.label.kind === "money" && /\ballow/i.test(v.labelText)) ??
    column(reading, head, (v) => v.label.kind === "money" && /approved/i.test(v.labelText));
  const nothing = paid === "0.00" || (paid === undefined && allowed === "0.00");
  const own = ownCode(notice, head) ?? codeUnder(notice, row) ?? noteOf(notice, head);
  if (adjustments.length > 0 && adjustments.every(({ mention }) => mention.isDenial === "no")) return [];
  const denials = adjustments.filter(({ mention }) => mention.isDenial !== "no");
  const line = { procedureCode: row.procedure, dateOfService: row.date, billed: billed ?? null, remarks };
  if (denials.length > 0)
    return strongest(denials).map(({ mention, amount }, place) => ({
      ...line,
      // "50, 97, 197": what several codes took together is told once, with the first of them.
      amount:
        amount ??
        (place > 0
          ? null
          : (refused ??
            (adjustments.length === 1 && (nothing || unpaid(notice)) ? billed : undefined) ??
            chargeAlone(reading, head) ??
            allOrNothing(reading.lines[head]?.text ?? ""))),
      ...codesOf(notice, mention.code, mention.group),
      reason: reasonOf(notice, mention.code, remarks),
    }));
  if (refusedRows(reading).has(head) && adjustments.length === 0) {
    const cells = (reading.lines[head]?.cells ?? []).map(({ text }) => text.replace(/[()[\]]/g, ""));
    const explained = cells
      .slice(1)
      .flatMap((text) => text.split(/[, ]+/))
      .filter((word) => notice.legend.some((e) => bare(e.marker) === bare(word)));
    const taken = refused ?? billed ?? null;
    const inWords = explained.length > 0 ? undefined : (wordsOfRow(reading.lines, head) ?? footnote);
    if (inWords && (!own || !notice.legend.some((e) => bare(e.marker) === bare(own)))) {
      const ofNote = notice.codes.find(
        (c) => inWords === footnote && footnote.spans.some((s) => s.line === c.line),
      );
      const code = "code" in inWords ? inWords.code : null;
      const told = ofNote
        ? { groupCode: ofNote.group ?? null, code: ofNote.code }
        : codesOf(notice, code ?? undefined);
      return [{ ...line, amount: taken, ...told, reason: inWords.text }];
    }
    const code = own ?? explained.at(-1) ?? cells.at(-1) ?? "";
    return [{ ...line, amount: taken, ...codesOf(notice, code), reason: reasonOf(notice, code, remarks) }];
  }
  const nothingPaid = nothing && adjustments.length === 0 && Number(billed) > 0;
  if (own && ORDINARY.test(reasonOf(notice, own, remarks) ?? "")) return [];
  const ownRefusal = own !== undefined && paid === undefined && saysNo(reasonOf(notice, own, remarks));
  const noneAllowed = allowed === "0.00" && Number(billed) > 0;
  const said = toldBehind(reading.lines[head]?.cells.at(-1)?.text ?? "") ?? toldUnder(reading, head);
  const note = own ? undefined : footnote;
  const noteCode = note && notice.codes.find((c) => note.spans.some((s) => s.line === c.line));
  const noteRefuses =
    note && noteCode?.isDenial !== "no" && (noteCode || saysNo(note.text)) && !(Number(paid) > 0);
  if (
    // "140.00  52.00  88.00  70.40": of a line that is paid a part was taken off, for which no code refuses anything.
    (refused && Number(refused) > 0 && (nothing || refused === billed || (!own && !(Number(paid) > 0)))) ||
    (nothingPaid && (own || noneAllowed || said !== undefined)) ||
    (paid === undefined && Number(billed) > 0 && NOT_PAID.test(reading.lines[head]?.text ?? "")) ||
    noteRefuses ||
    ownRefusal
  )
    return [
      {
        ...line,
        amount: refused ?? billed ?? null,
        ...(noteRefuses && noteCode
          ? { groupCode: noteCode.group ?? null, code: noteCode.code }
          : codesOf(notice, own)),
        reason: own ? reasonOf(notice, own, remarks) : ((noteRefuses ? note.text : said) ?? null),
      },
    ];
  return [];
}

/** "99203    $165.00    Denied    REVERSED - will be paid": what was decided first, and beside it what an appeal made of it. */
function isReversed(cells: readonly { text: string }[]): boolean {
  const first = cells.findIndex(({ text }) =>
    /^(?:den(?:ied|ial)|not (?:paid|covered|payable|allowed))\b/i.test(text),
  );
  const later = first < 0 ? [] : cells.slice(first + 1);
  return later.some(({ text }) =>
    /^(?:denial )?(?:reversed|overturned|withdrawn)\b|^(?:now|will (?:now )?be) (?:paid|allowed|approved|payable)\b|^(?:paid|allowed|approved|payable|(?:fully )?favorable)(?: in full)?$/i.test(
      text,
    ),
  );
}

/** "Denied" over a column of amounts is no label elsewhere: there the word decides. */
function underDenied({ lines, labeled }: Reading, row: number): string | undefined {
  const charge = labeled.find(
    (v) => v.span.line === row && v.layout === "below" && v.label.kind === "billed",
  );
  const heading = lines[charge?.labelLine ?? -1]?.cells.find(({ text }) =>
    /^(?:denied|refused|disallowed)$/i.test(text),
  );
  const cell =
    heading && lines[row]?.cells.find((c) => c.start < heading.end + 2 && c.end > heading.start - 2);
  return cell && parseMoney(cell.text);
}

/** "Charge $62.00    Fund pays $0.00" */
const PAYS = /\b(?:fund|plan|insurer|carrier|payer|we) (?:pays?|paid):? ?(\$? ?[\d,]+\.\d\d)(?!\d)/i;

/** "        Denied: the plan of care on file does not list this service." set in under its row. */
function toldUnder({ lines }: Reading, row: number): string | undefined {
  const [here, under] = [lines[row], lines[row + 1]];
  const words = /^\s*(?:denied|refused|rejected|not (?:paid|covered|payable))(?:[:,;]| -) (\p{L}.*)$/iu.exec(
    under?.text ?? "",
  )?.[1];
  const isSetIn = (under?.cells[0]?.start ?? 0) > (here?.cells[0]?.start ?? 0);
  return words && isSetIn && !/\d\.\d\d\b/.test(words) ? words.trim() : undefined;
}

/** "$ 30.00  $ 0.00  $ 0.00  $ 30.00  traction is not covered": the row's last words say why. */
const toldBehind = (cell: string): string | undefined => {
  const words = /^(?:-?\$? ?[\d,]+\.\d\d\s+)?(\p{L}[\p{L}’',/ -]+(?: \S+)*)$/u.exec(cell)?.[1];
  return words && / \p{L}/u.test(words) && !ORDINARY.test(words) && !/\d\.\d\d/.test(words)
    ? words
    : undefined;
};

/** As the standard code where a row prints the payer's own one and the legend says which it stands for. */
function codesOf(
  { legend, codes, reading }: Notice,
  own: string | undefined,
  group?: string,
): Pick<DeniedLine, "groupCode" | "code"> {
  const standard = own && !group ? standardCode(own, legend, codes, reading.lines) : undefined;
  return standard
    ? { groupCode: standard.group ?? null, code: standard.code }
    : { groupCode: group ?? null, code: own?.replace(/^\[(\w+)\]$/, "$1") ?? null };
}

/** "Amount in Dispute" beside "Amount of Bill": what an objection takes of a line. */
const IN_DISPUTE = /\bin dispute\b/i;

/** "11042   debridement   $260.00   not paid, see (a)" */
const NOT_PAID = /\d\.\d\d\b.*\b(?:not (?:paid|covered|payable)|denied|disallowed|upheld|unfavorable)\b/i;

/** The claim's printed total of payments is zero. */
const unpaid = ({ reading, scope }: Notice): boolean =>
  reading.labeled.some(
    (v) =>
      v.label.kind === "money" &&
      /\bpaid\b/i.test(v.labelText) &&
      inScope(scope, v.span.line) &&
      parseMoney(v.value) === "0.00",
  );

/** A payer's own meaning of a code without a group: its words count, not what the number means elsewhere. */
const saysNo = (meaning: string | null): boolean =>
  meaning !== null && reasonStrength(meaning) >= 2.5 && !ORDINARY.test(meaning);

/** "PROC 99213   BILLED 98.00   ARC 22", or "99213   112.00   16 / N290" under "CHARGE": a refused line that has its charge and no other amount. */
function chargeAlone({ lines, labeled }: Reading, line: number): string | undefined {
  const text = lines[line]?.text ?? "";
  const [charge, ...others] = text.match(AMOUNT) ?? [];
  const isUnder = labeled.some(
    (v) =>
      v.span.line === line && v.layout === "below" && v.label.kind === "billed" && v.value === charge?.trim(),
  );
  const isAlone = others.length === 0 && (isUnder || /\b(?:billed|charged?|charges)\b/i.test(text));
  return charge && isAlone ? amountIn(charge) : undefined;
}

/** "126.00  0.00  126.00  0.00": where the charge is the only amount beside zeros, all of it was refused. */
function allOrNothing(text: string): string | null {
  const amounts = (text.match(AMOUNT) ?? []).flatMap((one) => parseMoney(one.replace(/[()$ -]/g, "")) ?? []);
  const [charge, ...others] = [...new Set(amounts.filter((amount) => amount !== "0.00"))];
  return amounts.includes("0.00") && others.length === 0 ? (charge ?? null) : null;
}

/** One denial a line where one is sure; what may be one or not gives way to it. */
const strongest = (denials: Adjustment[]) => {
  const sure = denials.filter(({ mention }) => mention.isDenial === "yes");
  return sure.length > 0 ? sure : denials;
};

function column({ labeled }: Reading, line: number, is: (v: LabeledValue) => boolean): string | undefined {
  const own = labeled.filter((v) => v.span.line === line && is(v) && parseMoney(v.value));
  // "99214   charge 188.00   plan paid 101.20": a row may name its amounts itself.
  const none = labeled.find(
    (v) => v.span.line === line && v.layout === "below" && is(v) && /^none$/i.test(v.value),
  );
  if (none) return "0.00";
  const value =
    own.find((v) => v.layout === "below") ?? own.find((v) => !/^(?:claim )?totals?\b/i.test(v.labelText));
  return value && parseMoney(value.value);
}

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
      /\b(?:paid|payment|allow\w*|benefit|pd|co-?pay\w*|co-?ins\w*|ded(?:uct\w*)?)\b/i.test(v.labelText),
  );
  // A code that takes something takes more than nothing.
  const amount = another ? undefined : parseMoney(beside[1]);
  return amount === "0.00" ? null : (amount ?? null);
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
  // The row's last cell, where the legend gives it a meaning; "1      2" are two cells.
  const cells = (reading.lines[line]?.cells ?? []).map(({ text }) => text.split(/[, ]+/));
  const trailing = cells.slice(cells.findLastIndex((words) => !words.every(explains)) + 1).flat();
  const last = cells.at(-1)?.every(explains) ? cells.at(-1)?.[0] : undefined;
  const refuses = (code: string) =>
    reasonStrength(legend.find((e) => bare(e.marker) === bare(code))?.text ?? "") >= A_REASON;
  return last === undefined || refuses(last) ? last : (trailing.find(refuses) ?? last);
}
/** From here on the words are those of a reason. */
const A_REASON = 1.3;

/** "240.00 [b]": the note behind one of the row's amounts, where the page explains it. */
function noteOf({ reading, legend }: Notice, line: number): string | undefined {
  const note = (reading.lines[line]?.cells ?? []).flatMap(({ text }) => noteBehind(text) ?? []).at(-1);
  return note && legend.some(({ marker }) => bare(marker) === note) ? note : undefined;
}

const CODES_ALONE = /^[\s|]*([A-Z]{0,3}\d{1,4}[A-Z]?(?:, ?[A-Z]{0,3}\d{1,4}[A-Z]?){0,4})[\s|]*$/;
/** "reason  PA2" under a line of charges: a code that the legend explains. */
function codeUnder({ reading, legend }: Notice, { lines }: ServiceRow): string | undefined {
  const last = (lines.at(-1) ?? -1) + 1;
  const alone = CODES_ALONE.exec(reading.lines[last]?.text ?? "")?.[1]?.split(/, ?/);
  const explained = (alone ?? []).filter((code) => legend.some((entry) => bare(entry.marker) === bare(code)));
  // "|   G6   |" in its own line of the box, for which the legend has a meaning.
  if (alone && explained.length === alone.length) return explained[0];
  const under = reading.labeled.find(
    (v) => ["code", "reason"].includes(v.label.kind) && v.layout !== "below" && v.labelLine === last,
  )?.value;
  return legend.some((entry) => bare(entry.marker) === bare(under ?? "-")) ? under : undefined;
}

/** The printed meaning of a code, else of the line's remarks. */
function reasonOf({ legend }: Notice, code: string, remarks: string[]): string | null {
  const plain = (marker: string) => marker.replace(/[()[\]\s:]/g, "");
  const own = legend.find((e) => markerCode(e.marker) === code || plain(e.marker).endsWith(code));
  if (own) return own.text;
  return legend.find((e) => remarks.some((r) => plain(e.marker) === r))?.text ?? null;
}
