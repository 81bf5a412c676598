import type { DeniedLine } from "@/lib/core/notice";
import type { CodeMention } from "../denial/code-mentions";
import { findRemarks } from "../denial/denial-code";
import { ORDINARY } from "../denial/denial-cues";
import { footnoteOf, SEE_PART } from "../denial/footnotes";
import { bare, refusedRows } from "../denial/refused-rows";
import { wordsOfRow } from "../denial/row-words";
import { inScope, type Reading } from "../page/candidate";
import { parseMoney } from "../page/identifiers";
import {
  allOrNothing,
  amountAfter,
  amountsOf,
  chargeAlone,
  chargeRefused,
  type RowAmounts,
} from "./row-amounts";
import { codesOf, isOfTheList, isOwnOfPayer, ownCodeOf, reasonOf, saysNo } from "./row-codes";
import { chargeDescribed, type Notice, type ServiceRow } from "./service-rows";

type Adjustment = { mention: CodeMention; amount: string | null };

/** A row with its amounts, the codes on it and its footnote. */
type RowHere = {
  notice: Notice;
  row: ServiceRow;
  head: number;
  text: string;
  amounts: RowAmounts;
  adjustments: Adjustment[];
  remarks: string[];
  footnote: ReturnType<typeof footnoteOf>;
};

/** What of a row is refused: by its codes, else by the word that it was, else by what its amounts leave unpaid. */
export function deniedBy(notice: Notice, row: ServiceRow): DeniedLine[] {
  const { reading } = notice;
  const [head = 0] = row.lines;
  if (isReversed(reading.lines[head]?.cells ?? [])) return [];
  const here = rowHere(notice, row, head);
  const denials = here.adjustments.filter(({ mention }) => mention.isDenial !== "no");
  if (denials.length > 0) return byCodes(here, strongest(denials));
  if (here.adjustments.length > 0) return [];
  return refusedRows(reading).has(head) ? [byWord(here)] : byAmounts(here);
}

function rowHere(notice: Notice, row: ServiceRow, head: number): RowHere {
  const { reading } = notice;
  const on = ({ line }: { line: number }) => row.lines.includes(line);
  const footnote = footnoteOf(reading.lines, head);
  // "see note 2": the note's number, and no code.
  const isOfNote = ({ group, code }: CodeMention) => !group && footnote?.sign.endsWith(` ${code}`);
  const mentions = notice.codes
    .filter(
      (c) =>
        on(c) && c.code !== row.procedure && !isOfNote(c) && !isOwnOfPayer(notice, printedOf(reading, c)),
    )
    .map((c) => (c.group || !saysNo(reasonOf(notice, c.code, [])) ? c : { ...c, isDenial: "yes" as const }));
  const remarks = findRemarks(reading).filter(on);
  return {
    ...{ notice, row, head, footnote },
    text: reading.lines[head]?.text ?? "",
    amounts: amountsOf(reading, head),
    adjustments: mentions.map((mention) => ({ mention, amount: amountAfter(reading, mention) })),
    remarks: [...new Set(remarks.map(({ code }) => code))],
  };
}

const printedOf = ({ lines }: Reading, { line, start, end }: CodeMention): string =>
  lines[line]?.text.slice(start, end) ?? "";

const ofRow = ({ row, amounts, remarks }: RowHere) => ({
  procedureCode: row.procedure,
  dateOfService: row.date,
  billed: amounts.billed ?? null,
  remarks,
});

/** A line for each code that refuses; the amount with the first where none stands beside them. */
function byCodes(here: RowHere, denials: Adjustment[]): DeniedLine[] {
  const { notice, remarks } = here;
  return denials.map(({ mention, amount }, place) => ({
    ...ofRow(here),
    // "50, 97, 197": what several codes took together is told once, with the first of them.
    amount: amount ?? (place > 0 ? null : takenOf(here)),
    ...codesOf(notice, mention.code, mention.group),
    reason: reasonOf(notice, mention.code, remarks),
  }));
}

/** What the codes of a row take, where no amount stands beside them. */
function takenOf({ notice, head, text, amounts, adjustments }: RowHere): string | null {
  const isAll = adjustments.length === 1 && (amounts.isUnpaid || unpaid(notice));
  return (
    amounts.refused ??
    (isAll ? amounts.billed : undefined) ??
    chargeAlone(notice.reading, head) ??
    chargeDescribed(text) ??
    chargeRefused(notice.reading, head) ??
    allOrNothing(text)
  );
}

/** A row that says in a word that it was refused: why, by its own words, its footnote, or what the legend explains. */
function byWord(here: RowHere): DeniedLine {
  const { notice, row, head, amounts, remarks, footnote } = here;
  const { lines } = notice.reading;
  const own = ownCodeOf(notice, row);
  const isExplained = (code: string) => notice.legend.some((e) => bare(e.marker) === bare(code));
  const cells = (lines[head]?.cells ?? []).map(({ text }) => text.replace(/[()[\]]/g, ""));
  const explained = cells
    .slice(1)
    .flatMap((text) => text.split(/[, ]+/))
    .filter(isExplained);
  const line = { ...ofRow(here), amount: amounts.refused ?? amounts.billed ?? null };
  const inWords = explained.length > 0 ? undefined : (wordsOfRow(lines, head) ?? footnote);
  if (inWords && (!own || !isExplained(own))) {
    const ofNote = inWords === footnote ? codeOfNote(here) : undefined;
    const code = "code" in inWords ? inWords.code : null;
    const codes = ofNote ? codesOfMention(ofNote) : codesOf(notice, code ?? undefined);
    return { ...line, ...codes, reason: inWords.text };
  }
  // "$0.00" ends the row of a table whose column of codes is empty.
  const last = cells.at(-1) ?? "";
  const code = own ?? explained.at(-1) ?? (/\d\.\d\d$/.test(last) ? undefined : last);
  if (code === undefined) return { ...line, groupCode: null, code: null, reason: null };
  return { ...line, ...codesOf(notice, code), reason: reasonOf(notice, code, remarks) };
}

/** A row without a word for it: nothing was paid or allowed, or its own code, its footnote or its last words refuse. */
function byAmounts(here: RowHere): DeniedLine[] {
  const { notice, row, head, text, amounts, remarks, footnote } = here;
  const { billed, paid, refused, allowed, isUnpaid } = amounts;
  const { reading } = notice;
  const own = ownCodeOf(notice, row);
  const meaning = own ? reasonOf(notice, own, remarks) : null;
  if (ORDINARY.test(meaning ?? "")) return [];
  const isPaid = Number(paid) > 0;
  const isCharged = Number(billed) > 0;
  const said = toldBehind(reading.lines[head]?.cells.at(-1)?.text ?? "") ?? toldUnder(reading, head);
  const note = own ? undefined : footnote;
  const noteCode = note && codeOfNote(here);
  const noteRefuses = note && noteCode?.isDenial !== "no" && (noteCode || saysNo(note.text)) && !isPaid;
  const isRefused =
    // "140.00  52.00  88.00  70.40": of a line that is paid a part was taken off, for which no code refuses anything.
    (refused && Number(refused) > 0 && (isUnpaid || refused === billed || (!own && !isPaid))) ||
    (isUnpaid && isCharged && (own || allowed === "0.00" || said !== undefined)) ||
    (paid === undefined && isCharged && NOT_PAID.test(text)) ||
    noteRefuses ||
    (own !== undefined &&
      paid === undefined &&
      (saysNo(meaning) || (isCharged && isOfTheList(own, meaning))));
  if (!isRefused) return [];
  const codes = noteRefuses && noteCode ? codesOfMention(noteCode) : codesOf(notice, own);
  const reason = own ? meaning : ((noteRefuses ? note.text : said) ?? null);
  return [{ ...ofRow(here), amount: refused ?? billed ?? null, ...codes, reason }];
}

const codeOfNote = ({ notice, footnote }: RowHere): CodeMention | undefined =>
  notice.codes.find((c) => footnote?.spans.some((s) => s.line === c.line));

const codesOfMention = ({ group, code }: CodeMention) => ({ groupCode: group ?? null, code });

/** "99203    $165.00    Denied    REVERSED - will be paid": what was decided first, and beside it what an appeal made of it. */
function isReversed(cells: readonly { text: string }[]): boolean {
  const first = cells.findIndex(({ text }) =>
    /^(?:den(?:ied|ial)|not (?:paid|covered|payable|allowed))\b/i.test(text),
  );
  const later = first < 0 ? [] : cells.slice(first + 1);
  return later.some(({ text }) =>
    /^(?:denial )?(?:reversed|overturned|withdrawn)\b|^(?:now|will (?:now )?be) (?:paid|allowed|approved|covered|payable)\b|^(?:paid|allowed|approved|covered|payable|(?:fully )?favorable)(?: in full)?$/i.test(
      text,
    ),
  );
}

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
  if (SEE_PART.test(cell)) return undefined;
  const words = /^(?:-?\$? ?[\d,]+\.\d\d\s+)?(\p{L}[\p{L}’',/ -]+(?: \S+)*)$/u.exec(cell)?.[1];
  const isReason =
    words &&
    / \p{L}/u.test(words) &&
    !ORDINARY.test(words) &&
    !/\d\.\d\d/.test(words) &&
    !ONLY_DECIDED.test(words);
  return isReason ? words : undefined;
};
/** "UPHELD - stays denied": what was decided, and not why. */
const ONLY_DECIDED =
  /^(?:(?:upheld|affirmed|denied|denial|refused|unpaid|stays?|stayed|remains?|still|again|is|was|not|paid|covered|allowed|payable|changed|unchanged|as before)(?:[ ,;–-]{1,3}|$))+$/i;

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

/** One denial a line where one is sure; what may be one or not gives way to it. */
const strongest = (denials: Adjustment[]) => {
  const sure = denials.filter(({ mention }) => mention.isDenial === "yes");
  return sure.length > 0 ? sure : denials;
};
