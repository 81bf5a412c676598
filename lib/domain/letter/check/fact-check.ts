import type { LetterFormat } from "@/lib/core/enums";
import { citationsIn, misplacedCitations } from "@/lib/domain/authority/misplaced-citations";
import { NAMED_LAWS } from "@/lib/domain/authority/named-laws";
import type { Standing } from "@/lib/domain/authority/shelf";
import { MEASURES } from "@/lib/domain/reading/chart/values/measure-names";
import type { LetterFacts } from "../facts/facts";
import { standingOf } from "../facts/law";
import { headingsAndQuotes, letterText } from "../text/letter-text";
import { unfoundTerms } from "./clinical-terms";
import { findMentions, type Mention, words } from "./mentions";
import { findNames } from "./name-mentions";
import { centsOf, DATE_PATTERN, isoOf } from "./printed-values";
import {
  compactOf,
  type FoundIn,
  type IndexedSource,
  indexSources,
  plainOf,
  withoutLookalikes,
} from "./source-index";

type FindingKind = "name" | "number" | "date" | "code" | "amount" | "quote" | "blank" | "finding";

/** `start` and `end` count in `letterText(content, format)`. A rule that the plan's kind allows has the record "regulation". */
export type Finding = {
  text: string;
  kind: FindingKind;
  status: "supported" | "unsupported" | "blank";
  source?: FoundIn;
  start: number;
  end: number;
};

export type LetterCheck = { findings: Finding[] };

/**
 * Looks up every name, number, date, code, amount and quotation of a letter in the facts and in the documents' texts, and
 * each study or finding that none of them has. It cannot judge a sentence that states something without any of these.
 */
export function checkLetter(
  content: string,
  format: LetterFormat,
  facts: LetterFacts,
  sourceTexts: { documentId: string; text: string }[],
): LetterCheck {
  const text = letterText(content, format);
  const { headings, quotes } = headingsAndQuotes(content, format);
  const sources = indexSources(facts, sourceTexts);
  const standing = standingOf(facts);
  const mentions = findMentions(text, quotes);
  const findings = [
    ...mentions.map((mention) => judge(mention, sources, standing)),
    ...lawFindings(text, mentions, sources, standing),
    ...nameFindings(text, headings, mentions, sources, sourceTexts),
    ...unfoundTerms(text, sources)
      .filter(({ start }) => !covered(mentions, start))
      .map((span) => ({ ...span, kind: "finding" as const, status: "unsupported" as const })),
  ];
  return { findings: findings.sort((a, b) => a.start - b.start) };
}

type Today = Standing & { today: string };

function judge(mention: Mention, sources: IndexedSource[], standing: Today): Finding {
  const { text, start, end } = mention;
  const kind: FindingKind = mention.kind === "law" ? "code" : mention.kind;
  if (kind === "blank") return { text, kind, status: "blank", start, end };
  if (mention.kind === "law" && isCitedRightly(text, standing))
    return { text, kind, status: "supported", source: { record: "regulation" }, start, end };
  const source = SSN.test(text) ? undefined : sources.find((candidate) => stands(mention, candidate))?.source;
  return source
    ? { text, kind, status: "supported", source, start, end }
    : { text, kind, status: "unsupported", start, end };
}

/** On the shelf, and for this plan, stage and level. A section of something else ("Section 4100") is no citation of it. */
const isCitedRightly = (text: string, standing: Today) =>
  citationsIn(text).length > 0 && misplacedCitations(text, standing, standing.today).length === 0;

/** Even when a document has it, an SSN has no place in a letter. */
const SSN = /^\d{3}-\d{2}-\d{4}$/;

function stands({ kind, text }: Mention, source: IndexedSource): boolean {
  switch (kind) {
    case "date": {
      const match = [...text.matchAll(DATE_PATTERN)][0];
      const iso = match && isoOf(match);
      return iso !== undefined && (source.dates.has(iso) || isShortDay(iso, source));
    }
    case "amount": {
      const cents = centsOf(text);
      return cents !== undefined && source.amounts.has(cents);
    }
    case "quote":
      return quoteStands(text, source);
    case "code":
      return tokenStands(text.replace(/^(?:CARC|RARC|reason code|remark code|remark|code)\s+/i, ""), source);
    default:
      return tokenStands(text, source);
  }
}

/** An entry of a log ("9/22") whose year the paper prints elsewhere. */
const isShortDay = (iso: string, { shortDays, years }: IndexedSource) =>
  shortDays.has(iso.slice(5)) && years.has(iso.slice(0, 4));

/**
 * A quotation may leave words out ("…"), but each piece must stand as it is, but for case, spaces, punctuation and letters that a
 * scanner took for digits.
 */
function quoteStands(text: string, source: IndexedSource): boolean {
  const pieces = text
    .split(/…|\.\.\.|\(\.\.\.\)/)
    .map(compactOf)
    .filter((piece) => piece !== "");
  if (pieces.every((piece) => source.compact.includes(piece))) return true;
  const read = withoutLookalikes(source.compact);
  return pieces.every((piece) => read.includes(withoutLookalikes(piece)));
}

const NUMBERS: Record<string, string> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fifteen: "15",
  eighteen: "18",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  ninety: "90",
};
const WORD_OF = Object.fromEntries(Object.entries(NUMBERS).map(([word, digits]) => [digits, word]));

/** Longer values are compared by their letters and digits alone. */
const MAX_RUNS = 12;
const MAX_LENGTH = 200;

/** The runs of letters and of digits in their order, whatever is between them; numbers also as words, units also in the plural, and a calendar day is a day. */
function tokenStands(text: string, source: IndexedSource): boolean {
  const runs = plainOf(text).match(/\p{L}+|\p{N}+|%/gu) ?? [];
  if (runs.length === 0) return false;
  if (runs.length > MAX_RUNS || text.length > MAX_LENGTH) return source.compact.includes(compactOf(text));
  const alternatives = runs.map((run) => {
    const other = NUMBERS[run] ?? WORD_OF[run];
    const unit = /^(?:day|\p{L}{4,})s$/u.test(run) ? `${run}?` : run;
    return other ? `(?:${run}|${other})` : unit;
  });
  // Searching a long document with an expression made for this value costs more than asking for its parts first.
  const isThere = (run: string) =>
    [/^(?:day|\p{L}{4,})s$/u.test(run) ? run.slice(0, -1) : run, NUMBERS[run] ?? WORD_OF[run] ?? run].some(
      (part) => source.plain.includes(part),
    );
  if (!runs.every(isThere)) return false;
  const isDays = runs.length === 2 && /^\p{N}/u.test(runs[0] ?? "") && /^days?$/.test(runs[1] ?? "");
  const between = isDays ? "[^\\p{L}\\p{N}]{0,3}(?:(?:calendar|consecutive)[ -])?" : "[^\\p{L}\\p{N}]{0,3}";
  const pattern = `(?<![\\p{L}\\p{N}])${alternatives.join(between)}(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, "u").test(source.plain);
}

/** Laws by name ("ERISA") that do not govern this plan, unless a document itself names them. */
function lawFindings(
  text: string,
  mentions: Mention[],
  sources: IndexedSource[],
  { lineOfBusiness }: Standing,
): Finding[] {
  return NAMED_LAWS.flatMap(({ pattern, linesOfBusiness }) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ index }) =>
          !(lineOfBusiness && linesOfBusiness.includes(lineOfBusiness)) && !covered(mentions, index),
      )
      .map((match) => {
        const source = sources.find(({ plain }) => plain.includes(plainOf(match[0])))?.source;
        const span = {
          text: match[0],
          kind: "name" as const,
          start: match.index,
          end: match.index + match[0].length,
        };
        return source
          ? { ...span, status: "supported" as const, source }
          : { ...span, status: "unsupported" as const };
      }),
  );
}

function nameFindings(
  text: string,
  headings: Set<string>,
  mentions: Mention[],
  sources: IndexedSource[],
  sourceTexts: { text: string }[],
): Finding[] {
  const lowerCase = lowerCaseWords([text, ...sourceTexts.map((source) => source.text)]);
  return findNames(text, headings, (word) => lowerCase.has(word))
    .filter(({ start }) => !covered(mentions, start))
    .filter(({ text: name }) => !NAMED_LAWS.some(({ pattern }) => name.match(pattern)))
    .map((span) => {
      const source = sources.find(
        (candidate) =>
          nameStands(span.text, candidate) ||
          isMeasureIn(span.text, candidate) ||
          (isInTold(text, span) && isHeadWithCell(span.text, candidate)),
      )?.source;
      return source
        ? { ...span, kind: "name", status: "supported", source }
        : { ...span, kind: "name", status: "unsupported" };
    });
}

/** Within a row that is told field by field, between semicolons: in a sentence two cells ("Maria", "Winters") make no name. */
const isInTold = (text: string, { start, end }: { start: number; end: number }) =>
  /^[^.;:“”\n]{0,40};/.test(text.slice(end, end + 50)) ||
  /; (?:\p{Lu}[\p{L}.]{0,20} ){0,2}$/u.test(text.slice(Math.max(0, start - 50), start));

/** "Acct BH" of a table's row that is told: the end of one cell, its head, and the beginning of another. */
function isHeadWithCell(text: string, { cells }: IndexedSource): boolean {
  const name = plainOf(text);
  return [...name.matchAll(/ /g)].some(({ index }) => {
    const [head, cell] = [name.slice(0, index), name.slice(index + 1)];
    return (
      cells.some((one) => one === head || one.endsWith(` ${head}`)) &&
      cells.some((one) => one.startsWith(cell) && !/^\p{L}/u.test(one.slice(cell.length)))
    );
  });
}

/** A score by its whole name ("Lower Extremity Functional Scale (LEFS)") that the record has by its letters. */
const isMeasureIn = (name: string, { plain }: IndexedSource) =>
  MEASURES.some((one) => (one.name === name || one.name.startsWith(`${name} (`)) && one.pattern.test(plain));

/** In this order, or last name first; a middle initial may come between. */
function nameStands(name: string, source: IndexedSource): boolean {
  const parts = words(plainOf(name.replace(/^(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+/, "")));
  if (parts.length === 0 || parts.length > MAX_RUNS || !parts.every((part) => source.compact.includes(part)))
    return false;
  const between = "[^\\p{L}\\p{N}]+(?:\\p{L}[^\\p{L}\\p{N}]+)?";
  const orders = [parts, [...parts.slice(-1), ...parts.slice(0, -1)]];
  return orders.some((order) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${order.join(between)}(?![\\p{L}\\p{N}])`, "u").test(source.plain),
  );
}

const covered = (mentions: Mention[], at: number) =>
  mentions.some(({ start, end }) => at >= start && at < end);

function lowerCaseWords(texts: string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}@.])\p{Ll}{3,}(?![\p{L}\p{N}@])/gu)) found.add(word);
  return found;
}
