import type { Line } from "../../page/page-lines";

/** What a log of days says by its codes or its numbered columns, as one sentence: "cancelled (X): 07/23, 08/11". */
type LogFact = { text: string; lines: number[] };

/** "A = attended   X = cancelled, not seen". */
const MEANING = /(?<![\w])([A-Z]{1,2})\s?=\s?([a-z][a-z ,/-]{3,40}?)(?=\s{2,}|[.;(]|$)/g;
const ENTRY = /\b(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\s([A-Z]{1,2})(?:\s?[[(](\d{1,3})[\])])?(?![\w/])/g;
const FEWEST_ENTRIES = 3;

/** The page's logs told in sentences, under what the head of the page says they are about ("auth A-2098"). */
export function logsOf(lines: readonly Line[], from: number, to: number): LogFact[] {
  const about = lines
    .slice(from, from + 2)
    .flatMap(({ cells }) => cells.map(({ text }) => text.trim()))
    .find((text) => /^\p{L}+[ #:]+[A-Z]{0,4}-?\d{5,}$/u.test(text));
  return [...codedDays(lines, from, to), ...repeatedColumns(lines, from, to)].map(({ text, lines: on }) => ({
    text: about ? `${about}: ${text}` : text,
    lines: on,
  }));
}

/** Days with a code each, where the page says what its codes mean: one fact a code, or a code and line where it is counted. */
function codedDays(lines: readonly Line[], from: number, to: number): LogFact[] {
  const page = lines.slice(from, to);
  const meanings = new Map(
    page.flatMap(({ text }) =>
      [...text.matchAll(MEANING)].map(([, code = "", words = ""]) => [code, words.trim()] as const),
    ),
  );
  if (meanings.size < 2) return [];
  const found = new Map<string, { text: string; lines: number[]; meaning: string }>();
  // "Sep 2026:  9/24 A   9/28 A": a month with few visits belongs to the list as the others do.
  const isListed = page.some(({ text }) => [...text.matchAll(ENTRY)].length >= FEWEST_ENTRIES);
  page.forEach(({ text }, at) => {
    const entries = [...text.matchAll(ENTRY)].filter(([, , code = ""]) => meanings.has(code));
    if (entries.length < FEWEST_ENTRIES && !(entries.length > 0 && isListed && saysOnlyEntries(text))) return;
    for (const [, day = "", code = "", count] of entries) {
      // A running count belongs to its line; days without one are few and read together.
      const key = count ? `${code}|${at}` : code;
      const known = found.get(key) ?? { text: "", lines: [], meaning: `${meanings.get(code)} (${code})` };
      found.set(key, {
        ...known,
        text: `${known.text}${known.text ? ", " : ""}${day}${count ? ` (visit ${count})` : ""}`,
        lines: known.lines.includes(from + at) ? known.lines : [...known.lines, from + at],
      });
    }
  });
  return [...found.values()].map(({ text, lines: on, meaning }) => ({
    text: `${meaning}: ${text}`,
    lines: on,
  }));
}

const saysOnlyEntries = (text: string) =>
  !/[\p{L}\d]/u.test(text.replace(ENTRY, " ").replace(/^\s*[A-Z][a-z]{2,8}\.?(?: 20\d\d)?\s*:?/, " "));

/** "used  date     used  date": one list set in several columns, read row by row. */
function repeatedColumns(lines: readonly Line[], from: number, to: number): LogFact[] {
  for (let at = from; at < to; at++) {
    const names = lines[at]?.cells.map(({ text }) => text.trim().toLowerCase()) ?? [];
    const width = names.indexOf(names[0] ?? "", 1);
    if (width < 2 || names.length % width !== 0 || names.some((name, n) => name !== names[n % width]))
      continue;
    const rows: { cells: string[]; line: number; column: number }[] = [];
    for (let below = at + 1; below < to; below++) {
      const cells = lines[below]?.cells.map(({ text }) => text.trim()) ?? [];
      if (cells.length === 0 || cells.length % width !== 0 || !cells.every((cell) => /\d/.test(cell))) break;
      for (let column = 0; column * width < cells.length; column++)
        rows.push({ cells: cells.slice(column * width, (column + 1) * width), line: below, column });
    }
    if (rows.length < FEWEST_ENTRIES) return [];
    const head = (lines[at]?.cells ?? []).slice(0, width).map(({ text }) => text.trim());
    const said = rows
      .toSorted((a, b) => a.column - b.column || a.line - b.line)
      .map(({ cells }) => cells.map((cell, n) => `${head[n]} ${cell}`).join(" "))
      .join("; ");
    return [{ text: said, lines: [at, ...new Set(rows.map(({ line }) => line))] }];
  }
  return [];
}
