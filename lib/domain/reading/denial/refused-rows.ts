import type { Reading } from "../page/candidate";
import { kept } from "../page/kept";
import type { Cell, Line } from "../page/page-lines";
import { stateAbove } from "../page/table-rows";
import { hasReasonWords, ORDINARY, opensOrdinary } from "./denial-cues";
import { footnoteOf } from "./footnotes";
import { readLegend } from "./legend";
import { wordsOfRow } from "./row-words";

const MONEY = /(?<![\d/.-])\$? ?(?:\d{1,3}(?:,\d{3})+|\d{1,7})\.\d{2}(?![\d/])/g;
const NOTHING = /^\$? ?0\.00$/;
const SERVICE = /(?<![\w$.,/#-])(?:[A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{5})(?![\w/]|[.,]\d)/;
const TOTALS = /\btotals?\b/i;
/** "Note: K4" in a line of its own under the charge. */
const CODE_UNDER =
  /^\W*(?:notes?|reason|remark|code|msg|message|see|ex|expl)\b(?: code)?\W{1,14}([A-Z0-9]{1,5})\W*$/i;
/** "70.00 (1)", "240.00 [b]": the note stands behind what was not paid. */
const BEHIND_AMOUNT = /\d\.\d\d ?(?:\((\w{1,3})\)|\[(\w{1,3})\])$/;
export const noteBehind = (cell: string): string | undefined => {
  const [, round, square] = BEHIND_AMOUNT.exec(cell) ?? [];
  return round ?? square;
};
/** What the patient owes by the plan is paid by nobody, and yet not refused. */
const SHARED = /\bdeductible|\bco-?pay|\bco-?insurance/i;

/**
 * Lines of charges for which nothing is paid and whose code the page explains as a refusal: they need no heading and no
 * standard code.
 */
export const refusedRows = ({ lines }: Pick<Reading, "lines">): ReadonlySet<number> => rowsOf(lines);

const rowsOf = kept((lines: Line[]): Set<number> => {
  const reasons = new Map(
    readLegend(lines).flatMap(({ marker, text }) => codesOf(marker).map((code) => [code, text] as const)),
  );
  const rows = new Set<number>();
  lines.forEach(({ text, cells }, index) => {
    const money = text.match(MONEY) ?? [];
    const isNothing = money.some((amount) => NOTHING.test(amount));
    if (money.length === 0 || TOTALS.test(text) || !SERVICE.test(text)) return;
    // Under "DENIED CLAIMS" every row is refused, whatever columns it has.
    const isListed = stateAbove(lines, index) === "denied";
    if (!isListed && money.length < 2) return;
    // "39  P12": what the last cells hold that the page explains, each in a cell of its own.
    const from = cells.findLastIndex((cell) => !codesIn(cell.text).every((code) => reasons.has(code))) + 1;
    const last = codesIn(
      cells
        .slice(Math.min(Math.max(from, 1), cells.length - 1))
        .map((cell) => cell.text)
        .join(" "),
    );
    // "$185.00   41   $0.00": the column of notes may stand between those of amounts.
    const inside = cells
      .slice(1, -1)
      .flatMap(({ text }) =>
        /^(?:[A-Z]?\d{2,4}|[A-Z]{2}|[A-Z]\d|\(\w{1,2}\))$/.test(text) ? [bare(text)] : [],
      )
      .concat(cells.slice(1, -1).flatMap((cell) => (isNoteIn(lines, index, cell) ? [cell.text] : [])))
      .concat(cells.slice(1, -1).flatMap(({ text }) => notesIn(text, reasons)))
      // "52.00   4K   0.00   0.00": of a row that ends with a payment it tells of no refusal.
      .concat(
        NOTHING.test(money.at(-1) ?? "")
          ? cells.slice(1, -1).flatMap(({ text }) => (/^\d{1,2}[A-Z]$/.test(text) ? [text] : []))
          : [],
      )
      .concat(cells.flatMap(({ text }) => noteBehind(text) ?? []));
    const under = CODE_UNDER.exec(lines[index + 1]?.text ?? "")?.[1];
    const codes = last.some((code) => reasons.has(code)) ? last : under ? [under] : inside;
    const said = codes.flatMap((code) => reasons.get(code) ?? []);
    // "see 1", or why in the row's own words: where no amount but those of the charge is printed.
    const told = footnoteOf(lines, index)?.text ?? wordsOfRow(lines, index)?.text;
    if (told && isNothing && hasReasonWords(told) && !ORDINARY.test(told) && !SHARED.test(told))
      rows.add(index);
    const isRefused = (reason: string) =>
      isListed || (isNothing ? hasReasonWords(reason) || isAllRefused(money) : CUTS_UNITS.test(reason));
    const isOrdinary = (reason: string) =>
      ORDINARY.test(reason) || SHARED.test(reason) || opensOrdinary(reason);
    if (said.some((reason) => isRefused(reason) && !isOrdinary(reason))) rows.add(index);
  });
  return rows;
});

/**
 * "54.00  0.00  0.00  0.00  54.00": the charge stands again and nothing else beside it, so that all of it was taken away; "145.00  0.00
 * 0.00" pays and allows nothing of it.
 */
function isAllRefused(money: readonly string[]): boolean {
  const amounts = money.map((amount) => amount.replace(/[$, ]/g, "")).filter((amount) => amount !== "0.00");
  const isNothing = amounts.length === 1 && money.length >= 3;
  return isNothing || (amounts.length >= 2 && new Set(amounts).size === 1);
}

/** "M62,1" in a cell between those of amounts: remarks and notes, all of which the page explains. */
const SEVERAL_NOTES = /^[A-Z]{0,2}\d{1,4}(?:, ?[A-Z]{0,2}\d{1,4})+$/;
function notesIn(cell: string, reasons: ReadonlyMap<string, string>): string[] {
  const codes = SEVERAL_NOTES.test(cell) ? codesIn(cell) : [];
  return codes.every((code) => reasons.has(code)) ? codes : [];
}

/** "2" in a column headed "See remarks" between those of amounts; a column of units has digits, too. */
function isNoteIn(lines: readonly Line[], row: number, { text, start, end }: Cell): boolean {
  if (!/^\d$/.test(text)) return false;
  return lines
    .slice(Math.max(0, row - FARTHEST_HEAD), row)
    .some(
      (line) =>
        line.page === lines[row]?.page &&
        !/\d\.\d\d\b/.test(line.text) &&
        line.cells.length >= 4 &&
        line.cells.some((head) => head.start < end && start < head.end && NOTES_HEAD.test(head.text)),
    );
}
const FARTHEST_HEAD = 20;
const NOTES_HEAD =
  /^(?:see|remarks?|notes?|msgs?|messages?|reasons?|expl\w*|see (?:notes?|remarks?)|(?:remark|reason|note) codes?)$/i;

/** "Line 2 was reduced from four units to two": a part of what was billed is refused in a row that was paid. */
const CUTS_UNITS =
  /\breduced (?:from [\w-]+ )?(?:units?|visits?|sessions?)?\s?to (?:\w+ )?(?:one|two|three|four|\d)\b|\breduced from [\w-]+ (?:units?|visits?|sessions?)\b|\b(?:units?|visits?) (?:was|were|are|is) (?:denied|not (?:paid|payable|allowed|supported))\b/i;

const codesIn = (text: string): string[] => text.split(/[, ]+/).map(bare);

/** The markers of the legend that explain a refused row. */
export function refusedMarkers(reading: Pick<Reading, "lines">): Set<string> {
  return new Set(
    [...refusedRows(reading)].flatMap((row) =>
      (reading.lines[row]?.cells ?? []).flatMap(({ text }) => codesIn(text)),
    ),
  );
}

/** "16, N706": a reason and its remarks, told by one entry of the legend; "1 CO-18": a note's number before the code. */
export const codesOf = (marker: string): string[] =>
  [...new Set([marker, ...marker.split(/[,/+&]|\s+(?=(?:CO|PR|OA|PI|CR)\b)/)].map(bare))].filter(
    (code) => code !== "",
  );

export const bare = (code: string) =>
  code
    .replace(/^\W*(?:objection|carc|rarc|eob|rsn|reason|code|expl|ex|note|msg|remark)\b/i, "")
    .replace(/\W/g, "");
