import { type Candidate, firstLine, type Reading, type Scope } from "../page/candidate";
import { opensPart } from "../page/table-rows";

/** Which lines of a document of several claims are one claim's. */

export type ClaimCandidate = Candidate & { labelText: string; column?: string; inProse?: boolean };

/** An entry of the legend under the claims belongs to none of them. */
export const LEGEND_LINE = /^\s*\(?(?:CO|PR|OA|PI|CR)?[ -]?[A-Z]?\d{1,3}\)?[\s:–-]+[A-Za-z](?!.*\d\.\d\d)/;

type Block = Omit<Scope, "others">;

/** Of a block, what is surely the claim's: it ends before a legend or running text, and holds a figure, date or label. */
export function ownLines({ lines, labeled }: Reading, block: Block): { from: number; to: number } {
  let to = block.claimLine;
  for (let i = block.claimLine + 1; i <= block.to; i++) {
    const text = lines[i]?.text ?? "";
    const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
    if (LEGEND_LINE.test(text) || (words >= 8 && !/\d\.\d\d\b/.test(text))) break;
    if (/\d\.\d\d\b|\d\/\d/.test(text) || labeled.some((v) => v.span.line === i)) to = i;
  }
  return { from: block.from, to };
}

/** A record of several lines, each under the table's columns: what stands above its next one, set in, is its own. */
function goesOnAbove({ lines }: Reading, claim: number, above: number): boolean {
  const [row, line] = [lines[claim], lines[above]];
  const [first] = line?.cells ?? [];
  if (!row || !first || row.cells.length < 5) return false;
  return (line?.cells.length ?? 0) * 2 < row.cells.length && first.start > (row.cells[0]?.start ?? 0) + 2;
}

/** "STOLTENBERG ALVIN R   W4C552047719 …  120.00" over "LH20377-1   26283-011902-0": the claim's number is in its record's second line. */
const isSecondOfRecord = ({ labeled, lines }: Reading, line: number): boolean =>
  !/\d\.\d\d\b/.test(lines[line]?.text ?? "") &&
  /\d\.\d\d\b/.test(lines[line - 1]?.text ?? "") &&
  ["claim", "patient"].every((kind, above) =>
    labeled.some((v) => v.label.kind === kind && v.layout === "below" && v.span.line === line - above),
  );

/** A box drawn around each claim: ".--[ 2 ]----." and "'-------'", "+------+" and "+------+". */
const BOX_TOP = /^\s*[.+╔┌][-=─═ ]{2,}/;
const BOX_END = /^\s*['`+╚└][-=─═ ]{8,}/;

/** Of the last claim: its own figures; running text goes on about it. */
export function lastOwnLine(reading: Reading, block: Block): number {
  const words = reading.lines[block.claimLine]?.text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= 8 ? block.to : ownLines(reading, block).to;
}

/** A sum closes the claim above: "DIAG: M99.01" beside the next one's patient is none, and alone it ends the claim above, too. */
const closes = (text: string): boolean =>
  /^[\s\-=_*|+]*$|\btotals?\b|(?<!\b[A-TV-Z]\d)\d\.\d\d\b/i.test(text) ||
  (/\d\.\d\d\b/.test(text) && !/\b(?:patient|member|insured|subscriber|enrollee)\b/i.test(text));

/** How far below its number a page's last claim goes on. */
const DEEP = 25;

/** "*** MOOR ADA CONTINUED ON NEXT PAGE ***", "DENIED CLAIMS (CONT.)": no next part opens. */
const GOES_ON = /\bcont(?:inue[sd]|'?d)?\b/i;

/** A total closes its claim; any other mention opens it. A patient's name may stand a line or two above. */
export function scopeOf(reading: Reading, inOrder: ClaimCandidate[], index: number): Block | undefined {
  const claim = inOrder[index];
  if (!claim) return undefined;
  const here = firstLine(claim);
  const previous = inOrder[index - 1];
  const next = inOrder[index + 1];
  if (/total/i.test(claim.labelText))
    return { from: previous ? firstLine(previous) + 1 : Math.max(0, here - 8), to: here, claimLine: here };
  const recordOf = (line: number) =>
    reading.labeled.find(({ record }) => record && line >= record.from && line <= record.to)?.record;
  const rise = (line: number) => {
    let from = recordOf(line)?.from ?? (isSecondOfRecord(reading, line) ? line - 1 : line);
    while (
      from > 0 &&
      !recordOf(from - 1) &&
      !(claim.column && goesOnAbove(reading, line, from - 1)) &&
      line - from < 4 &&
      reading.lines[from - 1]?.cells.length &&
      !closes(reading.lines[from - 1]?.text ?? "")
    )
      from--;
    return from;
  };
  const sameLine = (next && firstLine(next) === here) || (previous && firstLine(previous) === here);
  const inTable = !sameLine && claim.spans[0] && next && firstLine(next) - here <= 1;
  if (inTable || (!next && previous && here - firstLine(previous) <= 1))
    return { from: here, to: here, claimLine: here };
  const from = previous ? Math.max(firstLine(previous) + 1, rise(here)) : rise(here);
  const closed = reading.lines.findIndex(({ text }, at) => at > here && BOX_END.test(text));
  // Under a table of records what follows the last one is about all of them.
  const records = reading.labeled.flatMap(({ record, value }) =>
    record && value === claim.value ? record.to : [],
  );
  const deep = reading.lines.slice(here, here + DEEP).filter(({ cells }) => cells.length <= 1).length;
  // A screen with each fact in a line of its own goes on far below its claim's number.
  const open = records.length > 0 ? Math.max(...records) : here + (deep >= DEEP - 5 ? 2 * DEEP : DEEP);
  const last = BOX_TOP.test(reading.lines[from]?.text ?? "") && closed > 0 ? closed : open;
  const end = next ? Math.max(here, rise(firstLine(next)) - 1) : Math.min(reading.lines.length - 1, last);
  // "*** CLAIMS IN PROCESS ***": what stands under the next part's heading is another claim's, though no number of it was read.
  const part = reading.lines.findIndex(
    (line, at) => at > here && at <= end && opensPart(line) && !GOES_ON.test(line.text),
  );
  return { from, to: part < 0 ? end : part - 1, claimLine: here };
}
