import { findDates, parseFormDate } from "@/lib/domain/reading/page/calendar-date";
import type { Line } from "@/lib/domain/reading/page/page-lines";
import type { Cents, IsoDate } from "../reader/model";
import { align, distance, type Stretch } from "./align";
import { type Column, type ColumnKind, isMoneyKind, type MoneyKind } from "./columns";
import { bareCode, groupedCodes, type Meaning, type PrintedCode, remarkCodes } from "./printed-codes";
import { findAmounts, type PrintedAmount } from "./printed-money";

export type RowAmount = PrintedAmount & { kind: MoneyKind };

/** What one printed row of a grid says. */
export type Row = {
  amounts: RowAmount[];
  /** Amounts that no column claims. */
  stray: PrintedAmount[];
  priced: { code: PrintedCode; cents: Cents }[];
  codes: PrintedCode[];
  remarks: string[];
  dates: IsoDate[];
  code: string | null;
  modifiers: string[];
  units: number | null;
  identity: Partial<Record<"patient" | "memberId" | "claimNumber" | "account", string>>;
};

type Taken = Stretch[];

/** Reads a row under its columns. `known` is the paper's legend. */
export function readRow(line: Line, columns: readonly Column[], known: ReadonlyMap<string, Meaning>): Row {
  const { text } = line;
  const taken: Taken = [];
  const dates = datesIn(text, columns, taken);
  const grouped = groupedCodes(text).filter((one) => !overlapsAny(taken, one));
  const amounts = findAmounts(text).filter((one) => !overlapsAny(taken, one));
  const beside = pricesBeside(text, grouped, amounts);
  const rest = amounts.filter((one) => !beside.some(({ amount }) => amount === one));
  taken.push(...amounts, ...grouped);
  const { placed, stray, units: printedUnits } = underColumns(rest, columns);
  const procedure = procedureIn(text, columns, taken);
  const codes = [
    ...grouped.filter((code) => !beside.some((one) => one.code === code)),
    ...splitGroups(text, columns, taken),
    ...bareCodes(line, columns, taken, known),
  ].sort((a, b) => a.start - b.start);
  const adjusted = placed.filter(({ kind }) => kind === "adjusted");
  const paired = pair(adjusted, codes);
  return {
    amounts: placed.filter((one) => !paired.some(({ amount }) => amount === one)),
    stray,
    priced: [
      ...beside.map(({ code, amount }) => ({ code, cents: amount.cents })),
      ...paired.map(({ code, amount }) => ({ code, cents: amount.cents })),
    ],
    codes: codes.filter((code) => !paired.some((one) => one.code === code)),
    remarks: remarksIn(line, columns),
    dates,
    code: procedure?.code ?? null,
    modifiers: procedure ? modifiersIn(text, procedure, columns, taken) : [],
    units: printedUnits ?? unitsIn(text, columns, taken),
    identity: identityIn(line, columns),
  };
}

const overlapsAny = (taken: readonly Stretch[], one: Stretch) =>
  taken.some((other) => other.start < one.end && one.start < other.end);

const MEDICARE_DATES = /(?<!\d)(\d{2})(\d{2}) (\d{2})(\d{2})(\d{2}|\d{4})(?!\d)/g;
const SHORT_FROM = /(?<![\d/])(\d{1,2})\/(\d{1,2})\s?[-–]\s?(?=\d{1,2}\/\d{1,2}\/(\d{4}|\d{2}))/g;
const FROM_TO =
  /(?<![\d/])(\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})) ?[-–] ?(\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2}))(?![\d/])/g;
const BARE = /(?<![\w./-])\d{6}(?:\d{2})?(?![\w./-])/g;

function datesIn(text: string, columns: readonly Column[], taken: Taken): IsoDate[] {
  const found: { iso: IsoDate; start: number }[] = [];
  const add = (iso: IsoDate | undefined, start: number, end: number) => {
    if (!iso || overlapsAny(taken, { start, end })) return;
    found.push({ iso, start });
    taken.push({ start, end });
  };
  for (const m of text.matchAll(MEDICARE_DATES)) {
    const [, month = "", day = "", toMonth = "", toDay = "", year = ""] = m;
    const to = parseFormDate(`${toMonth}${toDay}${year}`);
    const from = parseFormDate(`${month}${day}${year}`);
    if (!to || !from) continue;
    add(from, m.index, m.index + 4);
    add(to, m.index + 5, m.index + m[0].length);
  }
  for (const m of text.matchAll(SHORT_FROM)) {
    const [whole, month = "", day = "", year = ""] = m;
    add(findDates(`${month}/${day}/${year}`)[0]?.iso, m.index, m.index + whole.length);
  }
  for (const m of text.matchAll(FROM_TO)) {
    const [whole, from = "", to = ""] = m;
    add(findDates(from)[0]?.iso, m.index, m.index + from.length);
    add(findDates(to)[0]?.iso, m.index + whole.length - to.length, m.index + whole.length);
  }
  for (const { iso, start, end } of findDates(text)) add(iso, start, end);
  const inDates = columns.filter(({ kind }) => kind === "date");
  for (const m of text.matchAll(BARE)) {
    const place = { start: m.index, end: m.index + m[0].length };
    if (inDates.length > 0 && nearestKind(place, columns) === "date")
      add(parseFormDate(m[0]), place.start, place.end);
  }
  // A birth date has a column of its own.
  const own = found.filter(
    (one) => nearestKind({ start: one.start, end: one.start + 8 }, columns) === "date",
  );
  return (own.length > 0 ? own : found).sort((a, b) => a.start - b.start).map(({ iso }) => iso);
}

/** "CO-45 40.00", "CO-45: $40.00" in one cell: the amount is the code's, whatever column is near. */
function pricesBeside(
  text: string,
  codes: readonly PrintedCode[],
  amounts: readonly PrintedAmount[],
): { code: PrintedCode; amount: PrintedAmount }[] {
  return codes.flatMap((code) => {
    const amount = amounts.find(
      ({ start }) => start >= code.end && /^(?: ?[:=(]\s?| )$/.test(text.slice(code.end, start)),
    );
    return amount ? [{ code, amount }] : [];
  });
}

function underColumns(amounts: readonly PrintedAmount[], columns: readonly Column[]) {
  const numeric = columns.filter(({ kind }) => isMoneyKind(kind) || kind === "units");
  const places = align(amounts, numeric);
  const placed: RowAmount[] = [];
  const stray: PrintedAmount[] = [];
  let units: number | null = null;
  amounts.forEach((amount, index) => {
    const kind = numeric[places[index] ?? -1]?.kind;
    if (kind === "units") units = amount.cents / 100;
    else if (kind && isMoneyKind(kind)) placed.push({ ...amount, kind });
    else stray.push(amount);
  });
  return { placed, stray, units: units as number | null };
}

const PROCEDURE =
  /(?<![\w$.,/#-])([A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})((?:[-:, ]{1,2}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|[2-9]\d)(?![\w./]))*)(?![\w/]|[.,]\d|-\d{3,})/g;

type Procedure = Stretch & { code: string; tail: string };

function procedureIn(text: string, columns: readonly Column[], taken: Taken): Procedure | null {
  const found = [...text.matchAll(PROCEDURE)]
    .map((m) => ({
      code: m[1] ?? "",
      tail: m[2] ?? "",
      start: m.index,
      end: m.index + (m[1] ?? "").length,
    }))
    .filter((one) => !overlapsAny(taken, one));
  const own = columns.filter(({ kind }) => kind === "procedure");
  const away = (one: Stretch) => Math.min(...own.map((column) => distance(one, column)));
  const identity = (one: Stretch) => IDENTITY.has(nearestKind(one, columns) ?? "other");
  const [best] = own.length > 0 ? found.sort((a, b) => away(a) - away(b)) : found.filter((f) => !identity(f));
  if (!best || (own.length > 0 && away(best) > 16)) return null;
  taken.push({ start: best.start, end: best.end });
  return best;
}

function modifiersIn(
  text: string,
  { tail, end }: Procedure,
  columns: readonly Column[],
  taken: Taken,
): string[] {
  const behind = tail.match(/[A-Z0-9]{2}/g) ?? [];
  // "97110 12": two digits behind one space may be units or a place of service.
  const glued = /^[-:]/.test(tail) || behind.some((code) => /[A-Z]/.test(code)) ? behind : [];
  if (glued.length > 0) taken.push({ start: end, end: end + tail.length });
  const inColumn = columns.some(({ kind }) => kind === "modifier")
    ? tokens(text)
        .filter((one) => !overlapsAny(taken, one))
        .filter(
          (one) => nearestKind(one, columns) === "modifier" && /^(?:[A-Z0-9]{2}[,/ ]?)+$/.test(one.text),
        )
        .flatMap((one) => {
          taken.push(one);
          return one.text.match(/[A-Z0-9]{2}/g) ?? [];
        })
    : [];
  return [...new Set([...glued, ...inColumn])].slice(0, 4);
}

function unitsIn(text: string, columns: readonly Column[], taken: Taken): number | null {
  if (!columns.some(({ kind }) => kind === "units")) return null;
  const found = tokens(text).find(
    (one) => /^\d{1,3}$/.test(one.text) && !overlapsAny(taken, one) && nearestKind(one, columns) === "units",
  );
  if (!found) return null;
  taken.push(found);
  return Number(found.text);
}

/** A column of groups beside one of reasons: "CO" and "252". */
function splitGroups(text: string, columns: readonly Column[], taken: Taken): PrintedCode[] {
  const groups = columns.filter(({ kind }) => kind === "group");
  if (groups.length === 0) return [];
  const free = tokens(text).filter((one) => !overlapsAny(taken, one));
  return free.flatMap((one, index): PrintedCode[] => {
    if (!/^(?:CO|C0|PR|OA|PI|CR)$/.test(one.text)) return [];
    const next = free[index + 1];
    if (!next || !/^[ABPWY]?\d{1,3}$/.test(next.text)) return [];
    taken.push(one, next);
    const reason = next.text.replace(/^0+(?=\w)/, "");
    return [{ group: one.text.replace("0", "O"), reason, own: "", start: one.start, end: next.end }];
  });
}

function bareCodes(
  { text }: Line,
  columns: readonly Column[],
  taken: Taken,
  known: ReadonlyMap<string, Meaning>,
): PrintedCode[] {
  return tokens(text).flatMap((one): PrintedCode[] => {
    const plain = one.text.replace(/[*(),;.]/g, "");
    if (overlapsAny(taken, one) || !/^[A-Za-z]{0,3}\d{0,5}[A-Za-z]?$/.test(plain) || plain === "") return [];
    const kind = nearestKind(one, columns);
    const explained = known.has(plain.toUpperCase());
    if (kind !== "reason" && kind !== "note" && kind !== "remark" && kind !== "group") return [];
    if (/^(?:MA\d{2,3}|N\d{1,4}|M\d{1,3})$/.test(plain) && (kind === "remark" || !explained)) return [];
    if (!/\d/.test(plain) && !explained) return [];
    const code = bareCode(plain, one, known, { inReasons: kind !== "note", group: "" });
    if (!code) return [];
    taken.push(one);
    return [code];
  });
}

const remarksIn = (line: Line, columns: readonly Column[]): string[] =>
  remarkCodes(line.text, {
    anyShape: columns.some(({ kind }) => kind === "remark" || kind === "reason" || kind === "note"),
  });

/** Amounts of adjustments and their codes: in their order where there are as many, else by the nearest place. */
function pair(amounts: readonly RowAmount[], codes: readonly PrintedCode[]) {
  if (amounts.length === codes.length)
    return amounts.flatMap((amount, index) => {
      const code = codes[index];
      return code ? [{ amount, code }] : [];
    });
  const free = [...codes];
  return amounts.flatMap((amount) => {
    const [code] = free.sort((a, b) => distance(a, amount) - distance(b, amount));
    if (!code) return [];
    free.splice(0, 1);
    return [{ amount, code }];
  });
}

const IDENTITY: ReadonlySet<ColumnKind> = new Set(["patient", "memberId", "claimNumber", "account"]);

/** Names and numbers in columns of their own: a grid with a claim a row. */
function identityIn(line: Line, columns: readonly Column[]): Row["identity"] {
  const own = columns.filter(({ kind }) => IDENTITY.has(kind));
  if (own.length === 0) return {};
  const found: Row["identity"] = {};
  const cells = line.cells.flatMap((cell) => partsOf(cell.text, cell.start));
  for (const cell of cells) {
    const kind = nearestKind(cell, columns);
    if (!kind || !IDENTITY.has(kind) || findAmounts(cell.text).length > 0) continue;
    const key = kind as keyof Row["identity"];
    if (key === "patient" ? !/\p{L}{2}/u.test(cell.text) : !/\d/.test(cell.text)) continue;
    found[key] = found[key] ? `${found[key]} ${cell.text}` : cell.text;
  }
  return found;
}

/** A cell of several columns that stand close: letters and numbers apart. */
function partsOf(text: string, start: number) {
  const parts: { text: string; start: number; end: number }[] = [];
  for (const m of text.matchAll(/[^\d\s]+(?!\S)(?: [^\d\s]+(?!\S))*|\S+/g))
    parts.push({ text: m[0], start: start + m.index, end: start + m.index + m[0].length });
  return parts;
}

const tokens = (text: string) =>
  [...text.matchAll(/[^\s|,]+/g)].map((m) => ({
    text: m[0],
    start: m.index,
    end: m.index + m[0].length,
  }));

function nearestKind(place: Stretch, columns: readonly Column[]): ColumnKind | undefined {
  const over = columns.filter((column) => column.start < place.end && place.start < column.end);
  const among = over.length > 0 ? over : columns;
  return [...among].sort((a, b) => distance(a, place) - distance(b, place))[0]?.kind;
}
