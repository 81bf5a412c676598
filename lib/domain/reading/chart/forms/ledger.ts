import { findDates } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import { cellsUnderHead, isTableHead } from "../values/table-rows";
import type { FormFact } from "./forms";

/** Fewer rows are told one by one. */
const FEWEST_ROWS = 5;
const FEWEST_ALIKE = 3;
const MOST_GROUPS = 4;
/** Up to here each day is named: which visit of an approval a date was is what a reviewer counts. */
const MOST_NAMED = 16;
const DAY = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/;

/** "SL-260407-0418": a number that each row has for itself tells no two rows alike. */
const OWN_NUMBER = /^(?=.*\d{4})[A-Z0-9][A-Z0-9/-]{5,}$/i;
/** "Accumulators (continued)" over rows whose heads stand on the page before. */
const GOES_ON = /\(cont(?:inued|'d|d)?\.?\)|\bcontinued\b/i;

type Entry = { line: number; day: string; words: string; counts: Map<string, number> };

/**
 * A list of days under heads, such as a payer's count or a record of attendance: which entries are alike, how many there are, from when
 * to when, and what a running number says of them. A row that is like no other is left to be told by itself.
 */
export function ledgersIn(
  lines: readonly Line[],
  wanted: (index: number) => boolean,
  from: number,
  to: number,
): FormFact[] {
  const facts: FormFact[] = [];
  for (let at = from; at < to; at++) {
    const head = lines[at];
    if (!head || !wanted(at)) continue;
    const above = GOES_ON.test(head.text) && at - from < 4 ? headBefore(lines, from) : undefined;
    if (!above && !isTableHead(head)) continue;
    const entries = entriesBelow(lines, at, to, wanted, above);
    if (entries.length >= FEWEST_ROWS) facts.push(...groupsOf(entries));
    at = entries.at(-1)?.line ?? at;
  }
  return facts;
}

const headBefore = (lines: readonly Line[], from: number) =>
  lines.slice(0, from).findLast((line) => line.page === (lines[from]?.page ?? 0) - 1 && isTableHead(line));

function entriesBelow(
  lines: readonly Line[],
  at: number,
  to: number,
  wanted: (index: number) => boolean,
  above: Line | undefined,
): Entry[] {
  const head = above ?? (lines[at] as Line);
  const entries: Entry[] = [];
  for (let index = at + 1; index < to; index++) {
    const line = lines[index];
    if (line && isBlank(line) && above && entries.length === 0) continue;
    if (!line || isBlank(line)) break;
    const placed = wanted(index) ? cellsUnderHead(line, head) : undefined;
    const days = placed?.filter(({ cell }) => DAY.test(cell.text.trim())) ?? [];
    const [day] = days;
    if (!placed || !day || days.length > 1) continue;
    const others = placed.filter((one) => one !== day);
    const isCount = ({ cell }: (typeof others)[number]) => /^\d{1,3}$/.test(cell.text.trim());
    entries.push({
      line: index,
      day: day.cell.text.trim(),
      words: others
        .filter((one) => !isCount(one) && !OWN_NUMBER.test(one.cell.text.trim()))
        .map(({ cell }) => cell.text.trim())
        .join(", "),
      counts: new Map(
        others
          .filter(isCount)
          .map(({ cell, column }) => [head.cells[column]?.text.trim() ?? "", Number(cell.text)]),
      ),
    });
  }
  return entries;
}

function groupsOf(entries: readonly Entry[]): FormFact[] {
  const groups = [...Map.groupBy(entries, ({ words }) => words)].filter(
    ([words, those]) => those.length >= FEWEST_ALIKE && /\p{L}{2}/u.test(words),
  );
  if (groups.length === 0 || groups.length > MOST_GROUPS) return [];
  return groups.map(([words, those]) => {
    // Some lists begin with the newest.
    const inOrder = dayOf(those[0]) > dayOf(those.at(-1)) ? those.toReversed() : those;
    const [first, last] = [inOrder[0] as Entry, inOrder.at(-1) as Entry];
    const days =
      those.length > MOST_NAMED ? `${first.day} to ${last.day}` : inOrder.map(({ day }) => day).join(", ");
    return {
      text: `${words}: ${those.length} entries, ${days}${running(inOrder)}`,
      lines: those.map(({ line }) => line),
    };
  });
}

/** Days without a year stay in the order of the list. */
const dayOf = (entry: Entry | undefined) => findDates(entry?.day ?? "")[0]?.iso ?? "";

/** " (visit no. 14 to 26)": the one column whose number goes up by one from entry to entry. */
function running(entries: readonly Entry[]): string {
  for (const [name, start] of entries[0]?.counts ?? []) {
    const numbers = entries.map(({ counts }) => counts.get(name));
    if (numbers.every((number, at) => number === start + at))
      return ` (${name} ${start} to ${start + entries.length - 1})`;
  }
  return "";
}
