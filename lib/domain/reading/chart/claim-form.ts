import { findDates } from "../page/calendar-date";
import type { Cell, Line } from "../page/page-lines";
import { cellUnder } from "./person/person-cell";

/** What a copy of the claim says by the numbers of its boxes (CMS-1500), as one sentence each. */
type BoxFact = { text: string; lines: number[]; date?: string };

/** A claim as it was sent: the form, its print image or a screen that calls it so. */
const CLAIM_COPY =
  /\bCMS-?1500\b|\b1500 (?:claim|form|image|copy|print)\b|\bHCFA\b|\b837P?\b|\bclaim (?:form|image|detail|screen|(?:\S{1,12} )?copy|as (?:sent|billed|submitted|filed))\b|^\s*claim (?:no\.? |# ?)?(?=\S*\d{3})\S{5,30}\s{1,12}(?:as )?(?:sent|billed|submitted|filed)\b|\bprint image\b/i;
/** "23 PA260811942", "23. PA2608-11942". */
const BOX = /^(?:(?:box|item) (?=2[23]\b))?(\d{1,2})\.?\s+(\S.*)$/i;
/** "Box 23" in a cell of its own, before what stands in it. */
const BOX_ALONE = /^(?:box|item) 2[23]$/i;
/** The boxes whose words an appeal needs, by their names on the form (NUCC 1500 Claim Form Instruction Manual). */
const NAMED: Record<string, { name: string; holds: RegExp }> = {
  "17": { name: "referring or ordering provider", holds: /\p{L}{2}.*\p{L}{2}/u },
  "22": { name: "resubmission code and original reference number", holds: /\d{4}/ },
  "23": { name: "prior authorization number", holds: /^(?=(?:[A-Z-]*\d){3})[A-Z0-9-]{5,20}$/ },
};
/** Box 24: "09 08 26 09 08 26  11   97110 GP     A    96 00   2", "08 31 26   11   98941        ABCD    72.00". */
const SERVICE_LINE =
  /(?<![\d/])(0[1-9]|1[0-2])[ /](0[1-9]|[12]\d|3[01])[ /](?:20)?(\d{2})(?![\d/]).{0,24}?\s(\d{5}|[A-Z]\d{4})((?:[ -]{1,4}[A-Z0-9]{2}(?![A-Z0-9.])){0,4})(?=\s|$)/;
/** Two letters or a letter and a digit, or a number of CPT's own; "96 00" behind a code is its charge. */
const MODIFIER = /[A-Z][A-Z0-9]|2[2-7]|3[23]|47|5[0-9]|6[26]|7[6-9]|8[0-2]|9[0-35]/g;
/** Boxes that a payer finds missing, by what they are for (NUCC 1500 Claim Form Instruction Manual; CMS for box 14 and chiropractors). */
const MAY_BE_EMPTY: Record<string, string> = {
  "14": "date of the current illness or of the initial treatment",
  "17": "referring or ordering provider",
  "23": "prior authorization number",
  "32": "service facility location",
};
/** A box of the claim that nothing stands in, told by `claimFormFacts`. */
export const isEmptyBox = (quote: string) => /^Box \d{1,2} of the claim \([^()]*\): left empty$/.test(quote);

/** Whether a page begins as a copy of the claim. */
export const isClaimCopy = (lines: readonly Line[]) =>
  lines
    .filter(({ text }) => text.trim() !== "")
    .slice(0, LINES_OF_TITLE)
    .some(({ text }) => CLAIM_COPY.test(text));
const LINES_OF_TITLE = 2;

const MOST_LINES = 12;

/** A line of service as the claim had it, told by `claimFormFacts`. */
export const isClaimLine = (quote: string) => quote.startsWith(LINE_OF_CLAIM);
const LINE_OF_CLAIM = "Line of the claim for ";

/** Each line of service with its modifiers or without, and the boxes that carry a number of the payer's. */
export function claimFormFacts(lines: readonly Line[], from: number, to: number): BoxFact[] {
  const start = lines.slice(from, to).findIndex(({ text }) => CLAIM_COPY.test(text));
  if (start < 0) return [];
  const found: BoxFact[] = [];
  let head: Columns | undefined;
  for (let at = from + start; at < to; at++) {
    const line = lines[at];
    if (!line) continue;
    head = columnsOf(line) ?? head;
    const row = head && found.length < MOST_LINES ? rowOf(line, head, at) : undefined;
    if (row) {
      found.push(row);
      continue;
    }
    for (const [n, { text }] of line.cells.entries()) {
      const value = BOX_ALONE.test(text.trim()) ? ` ${line.cells[n + 1]?.text.trim() ?? ""}` : "";
      // The qualifier of box 17 (DN, DK, DQ) may stand apart from the name.
      const apart = /^17\.? D[NKQ]$/.test(text.trim()) ? ` ${line.cells[n + 1]?.text.trim() ?? ""}` : "";
      const [, number = "", words = ""] = BOX.exec(text.trim() + apart + value) ?? [];
      const box = NAMED[number];
      if (box?.holds.test(words.trim()))
        found.push({ text: `Box ${number} of the claim (${box.name}): ${words.trim()}`, lines: [at] });
    }
    found.push(...emptyBoxes(line, at));
    const service = SERVICE_LINE.exec(line.text);
    if (service && found.length < MOST_LINES && !SENT_ON.test(line.text.slice(0, service.index)))
      found.push(lineOf(service, line.text.slice(service.index + service[0].length), at));
  }
  const diagnoses = boxOfDiagnoses(lines.slice(from + start, to));
  return found.map((fact) => ({ ...fact, text: pointedAt(fact.text, diagnoses) }));
}

/** Box 21: "21  A Z00.00    B E55.9", "21 A ....... E11.65" over "21 B ....... Z00.00". */
function boxOfDiagnoses(lines: readonly Line[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { text } of lines)
    for (const [, letter = "", code = ""] of /^\s*21\b/.test(text) ? text.matchAll(LETTERED) : [])
      found.set(letter, found.has(letter) && found.get(letter) !== code ? "" : code);
  return found;
}
const LETTERED = /(?<=\s)([A-L])[ .:]{1,24}([A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?)(?![\w.])/g;
/** "diagnosis pointer A (Z00.00)": what the letter of a line of service stands for. */
const pointedAt = (text: string, diagnoses: ReadonlyMap<string, string>): string =>
  text.replace(/(?<=, diagnosis pointer )[A-L]{1,4}(?=,|;|$)/, (letters) => {
    const codes = [...letters].map((letter) => diagnoses.get(letter) ?? "");
    return codes.every(Boolean) ? `${letters} (${codes.join(", ")})` : letters;
  });

/** "claim as sent 09/17/26:  98940 / 97110": the day on which it went out is no day of a service. */
const SENT_ON =
  /\b(?:sent|submitted|billed|filed|transmitted|printed|created|received|batch(?:ed)?)(?: on)?\W{0,3}$/i;

const HEADS = {
  day: /^(?:(?:service |svc )?date|DOS|from(?: date)?)$/i,
  code: /^(?:procedure|proc(?: code)?|CPT|HCPCS|CPT\/HCPCS|code)$/i,
  modifier: /^(?:mod(?:ifier)?s?|M1)$/i,
  units: /^(?:units?|qty|quantity)$/i,
  pointer: /^(?:(?:dx )?(?:pointer|ptr)|dx)$/i,
  who: /^(?:rendering|rendering (?:provider|NPI)|performing)$/i,
} as const;
/** `end`: where the last head ends; what stands farther to the right was written beside the line. */
type Columns = Partial<Record<keyof typeof HEADS, Cell>> & { end: number };
const ICD = /^[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?$/;

/** "Line   Date   Procedure   Modifier   Units   Charge": the names over the lines of a claim that a program prints. */
function columnsOf({ cells }: Line): Columns | undefined {
  const named = Object.entries(HEADS).flatMap(([key, pattern]) => {
    const cell = cells.find(({ text }) => pattern.test(text.trim()));
    return cell ? [[key, cell] as const] : [];
  });
  const columns: Columns = { ...Object.fromEntries(named), end: cells.at(-1)?.end ?? 0 };
  return columns.code && columns.units && columns.day ? columns : undefined;
}

function rowOf({ cells }: Line, columns: Columns, at: number): BoxFact | undefined {
  const under = (head: Cell | undefined) => (head && cellUnder(cells, head)?.text.trim()) || "";
  const [, code, behind = ""] =
    /^(\d{5}|[A-Z]\d{4})((?:[ -]{1,2}[A-Z0-9]{2})*)$/.exec(under(columns.code)) ?? [];
  const units = /^\d{1,3}$/.exec(under(columns.units))?.[0];
  const [day] = findDates(under(columns.day));
  if (!code || !units || !day) return undefined;
  const modifiers = `${behind} ${under(columns.modifier)}`.match(MODIFIER) ?? [];
  const [year, month, date] = day.iso.split("-");
  return told({
    day: `${month}/${date}/${year}`,
    ...{ iso: day.iso, code, modifiers, units, at },
    pointer: /^[A-L1-4, ]{1,8}$/.exec(under(columns.pointer))?.[0],
    who: under(columns.who),
    diagnosis: ICD.exec(under(columns.pointer))?.[0],
    note: cells
      .filter(({ start, text }) => start > columns.end && /\p{L}{3}/u.test(text))
      .map(({ text }) => text.trim()),
  });
}

/** "14  DATE OF CURRENT ILLNESS   __ __ ____", "17  (blank)". */
function emptyBoxes({ cells }: Line, at: number): BoxFact[] {
  return cells.flatMap(({ text }, n) => {
    const [, number = ""] = /^(\d{1,2})\.?(?= |$)/.exec(text) ?? [];
    const name = MAY_BE_EMPTY[number];
    if (!name) return [];
    const next = cells.slice(n + 1).findIndex((cell) => /^\d{1,2}[a-z]?\.?$/.test(cell.text));
    const own = cells.slice(n, next < 0 ? undefined : n + 1 + next).map((cell) => cell.text);
    const filled = own
      .join(" ")
      .replace(/^\d{1,2}\.?/, "")
      .replace(/\(?\b(?:blank|empty)\b\)?|_+/gi, "")
      .replace(/\b\p{Lu}[\p{Lu}]+\b/gu, "");
    const said = /_{2,}|\b(?:blank|empty)\b/i.test(own.join(" "));
    return said && !/[\p{L}\d]/u.test(filled)
      ? [{ text: `Box ${number} of the claim (${name}): left empty`, lines: [at] }]
      : [];
  });
}

/**
 * Behind the code and its modifiers: "A    96 00   2", "AB   124.00   2   1807184043", "modifier (blank)   A B   66.00   1": pointer,
 * charge, units, who gave the care.
 */
const BEHIND_CODE =
  /^[\s:]{0,12}(?:mod(?:ifier)?s?:? \(?(?:blank|none|empty)\)?\s{1,12})?(?:E: ?)?([A-L](?: ?[A-L]){0,3})\s{1,12}\$?\d[\d,]{0,6}[. ]\d{2}(?:\s{1,12}(\d{1,3})(?![\d.,/-]))?(?:\s.{0,30}?(?<!\d)(1\d{9})(?!\d))?/;
/** "2   A   124.00": the units before the pointer. */
const UNITS_FIRST = /^\s{1,12}(\d{1,2})\s{1,12}([A-L](?: ?[A-L]){0,3})\s{1,12}\$?\d[\d,]{0,6}[. ]\d{2}(?!\d)/;

function lineOf(
  [, month = "", day = "", year = "", code = "", behind = ""]: RegExpExecArray,
  rest: string,
  at: number,
) {
  const [, counted, pointed] = UNITS_FIRST.exec(rest) ?? [];
  const [, pointer = pointed, units = counted, npi] = BEHIND_CODE.exec(rest) ?? [];
  return told({
    day: `${month}/${day}/20${year}`,
    iso: `20${year}-${month}-${day}`,
    ...{ code, modifiers: behind.match(MODIFIER) ?? [], pointer: pointer?.replace(/ /g, "") },
    ...{ units, who: npi ?? RENDERED_BY.exec(rest)?.[1], at },
  });
}
/** "58.00   rendering 1331676506  Roe PT" */
const RENDERED_BY = /\brendering\b\D{0,16}(1\d{9})(?!\d)/i;

type ClaimLine = {
  day: string;
  iso: string;
  code: string;
  modifiers: string[];
  pointer?: string | undefined;
  units?: string | undefined;
  who?: string | undefined;
  diagnosis?: string | undefined;
  note?: string[];
  at: number;
};

function told({
  day,
  iso,
  code,
  modifiers,
  pointer,
  units,
  who,
  diagnosis,
  note = [],
  at,
}: ClaimLine): BoxFact {
  const with_ =
    modifiers.length === 0
      ? "without a modifier"
      : `with modifier${modifiers.length > 1 ? "s" : ""} ${modifiers.join(" ")}`;
  const more = [
    pointer && `diagnosis pointer ${pointer}`,
    diagnosis && `diagnosis ${diagnosis}`,
    units && `units ${units}`,
    who && `rendering provider ${who}`,
  ].filter(Boolean);
  return {
    text: [[`${LINE_OF_CLAIM}${day}: ${code} ${with_}`, ...more].join(", "), ...note].join("; "),
    lines: [at],
    date: iso,
  };
}
