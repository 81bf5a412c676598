import { isBlank, type Line } from "./page-lines";

/** How many table rows under a header are read: a remittance lists many claims under one. */
export const DEEPEST_ROW = 30;

/** "* * * CLAIMS IN PROCESS * * *" parts the rows of a table, and its words head no column. */
const SECTION = /^\s*\*[* ]*\p{Lu}[\p{Lu} /&-]{2,60}\*[* ]*$/u;

/** "PENDED CLAIMS", "CMS 1500 CLAIMS DENIED" or "DENIES (DO NOT RECONCILE TO SUMMARY)" alone in its line opens the next part of one table, under the columns of the first. */
const CLAIMS_OF_A_STATE =
  /^\s*(?!TOTALS?\b)(?:[A-Z\d-]{2,12} ){0,3}CLAIMS (?:PAID|APPROVED|DENIED|REJECTED|PENDED|PENDING|SUSPENDED|IN[- ]PROCESS|ADJUSTED)\s*$|^\s*(?:SEC(?:TION)?\b[:. ]+)(?:PAID|APPROVED|DENIED|REJECTED|PENDED|PENDING|SUSPENDED|IN[- ]PROCESS|ADJUSTED) (?:[A-Z\d-]+ ){0,3}CLAIMS?\s*$|^\s*(?:paid|approved|denied|rejected|pend(?:ed|ing)|suspended|in[- ]process|adjusted|adjustment|voided|reversed) claims?\s*:?\s*(?:\([^()]{1,60}\)\s*)?$|^\s*(?:DENIES|SUSPENDS|APPROVES|ADJUSTS|PAYS)\s*(?:\([^()]{1,60}\)\s*)?$/i;

/** What the heading over a claim's rows says of it, where the claims are listed by what became of them. */
export function stateAbove(lines: Line[], at: number): "denied" | "other" | undefined {
  for (let i = at - 1; i >= 0; i--) {
    const text = lines[i]?.text ?? "";
    if (CLAIMS_OF_A_STATE.test(text))
      return /\b(?:denied|denies|rejected)\b/i.test(text) ? "denied" : "other";
  }
  return undefined;
}

/** How far below a gap such a part may open: subtotals and a provider's name stand between. */
const NEXT_PART = 6;

/** A blank line between the records of a table does not end it. */
export const isRowOf = (header: Line, line: Line | undefined): boolean =>
  line !== undefined &&
  line.cells.length >= header.cells.length - 3 &&
  line.cells.length >= 4 &&
  /\d\.\d\d\b/.test(line.text) &&
  !/:/.test(line.text);

/** A record's own line, each cell of which begins where the header's does: the next record of a table with gaps. */
export const standsUnder = (header: Line, line: Line | undefined): boolean =>
  line !== undefined &&
  header.cells.length >= 3 &&
  line.cells.length === header.cells.length &&
  line.cells.every((cell, i) => Math.abs(cell.start - (header.cells[i]?.start ?? -9)) <= 1) &&
  /\d{4}/.test(line.text);

/** So many lines are looked through for the table's next row. */
const BEFORE_GAP = 5;

/** A line with a number in it, and rows of the table again before the next gap. A rule between two claims is no gap. */
export function goesOnBelow(header: Line, lines: Line[], at: number): boolean {
  if (header.cells.length < 6 || !/\d/.test(lines[at]?.text ?? "")) return false;
  const below = lines.slice(at + 1, at + 1 + BEFORE_GAP);
  const gap = below.findIndex((line, i) => isBlank(line) && !isRowOf(header, lines[at + 2 + i]));
  const rest = gap < 0 ? below : below.slice(0, gap);
  return rest.some((line) => line.cells.length >= header.cells.length - 1 && isRowOf(header, line));
}

/** Between two claims of a table at most a name and a line of numbers stand: not another table's columns. */
const MOST_BETWEEN = 3;

/** The line before the table's next row, where each claim has its rows between rules, under its person and numbers. */
export function nextClaim(header: Line, lines: Line[], headed: number, gap: number): number | undefined {
  const rows = lines.slice(headed + 1, gap).filter((line) => isRowOf(header, line));
  const isLikeRow = (line: Line | undefined) =>
    isRowOf(header, line) &&
    rows.some(
      ({ cells }) =>
        Math.abs((cells[0]?.start ?? -9) - (line?.cells[0]?.start ?? 9)) <= 1 &&
        Math.abs(cells.length - (line?.cells.length ?? 0)) <= 1,
    );
  if (header.cells.length < 6 || rows.length === 0) return undefined;
  for (let at = gap + 1; at <= gap + MOST_BETWEEN + 1; at++) {
    const line = lines[at];
    if (!line || line.page !== header.page || isBlank(line) || opensPart(line)) return undefined;
    if (isLikeRow(line)) return at > gap + 1 ? at - 1 : undefined;
    if (line.cells.length > 4 || /\d\.\d\d\b/.test(line.text)) return undefined;
  }
  return undefined;
}

/** Whether a line only opens the next part of a table. */
export const opensPart = (line: Line): boolean =>
  SECTION.test(line.text) || CLAIMS_OF_A_STATE.test(line.text);

/** The heading of the table's next part below a gap, where a row of the table follows it. */
export function nextSection(header: Line, lines: Line[], gap: number): number | undefined {
  for (let at = gap + 1; at <= gap + NEXT_PART && lines[at]?.page === header.page; at++)
    if (CLAIMS_OF_A_STATE.test(lines[at]?.text ?? ""))
      return isRowOf(header, lines[isBlank(lines[at + 1]) ? at + 2 : at + 1]) ? at : undefined;
  return undefined;
}
