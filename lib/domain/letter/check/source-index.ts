import type { DeniedLine } from "@/lib/core/notice";
import { textOfBoxedNotes } from "@/lib/domain/reading/chart/page/boxed-notes";
import { asTickedOnSlip } from "@/lib/domain/reading/chart/values/tick-boxes";
import {
  disputedAmount,
  dollars,
  type FactKey,
  type FactSource,
  type LetterFacts,
  longDate,
} from "../facts/facts";
import { amountsIn, datesIn, shortDaysIn } from "./printed-values";

export type FoundIn = { documentId: string } | { record: string };

/** One fact or one document, prepared for looking things up. */
export type IndexedSource = {
  source: FoundIn;
  /** Without accents, lower case, single spaces, straight quotes and hyphens. */
  plain: string;
  /** Letters and digits alone. */
  compact: string;
  /** What stands apart in it: the cells of its lines, as `plain`. */
  cells: readonly string[];
  dates: Set<string>;
  /** Printed without their year, "MM-DD". */
  shortDays: Set<string>;
  /** That it prints, in dates or alone. */
  years: Set<string>;
  amounts: Set<number>;
};

export const plainOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[‐‑‒–—―]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .toLowerCase();

/** Between two cells of a line, and between lines; an export's fields stand between commas. */
const CELL = /\s*(?:\n|\t| {2,}|\||;|"?,"|",)\s*/;

/** Letters that scanners take for digits, and the other way round: what was read with "s1gned" is quoted as "signed". */
const ALIKE: Record<string, string> = { 0: "o", 1: "l", i: "l", 5: "s", 8: "b" };
export const withoutLookalikes = (compact: string) =>
  compact.replace(/[0158i]/g, (char) => ALIKE[char] ?? char);

export const compactOf = (text: string) => plainOf(text).replace(/[^\p{L}\p{N}]/gu, "");

const CLOSED_DAY = /(?<![\d.-])(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?![\d.])/g;

function indexed(source: FoundIn, text: string): IndexedSource {
  const plain = plainOf(text);
  const dates = datesIn(text);
  // An acknowledgment prints its days as its standard writes them.
  for (const [, year, month, day] of text.matchAll(CLOSED_DAY))
    dates.add(`${year}-${month}-${day}`).add(`${year}-${month}`);
  return {
    source,
    plain,
    compact: compactOf(`${text}\n${textOfBoxedNotes(text)}`),
    cells: text.split(CELL).map((cell) => plainOf(cell).replace(/^"|"$/g, "")),
    dates,
    shortDays: shortDaysIn(text),
    years: new Set([
      ...[...dates].map((date) => date.slice(0, 4)),
      ...(text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []),
    ]),
    amounts: amountsIn(text),
  };
}

const RECORD_OF: Partial<Record<FactKey, string>> = {
  letterDate: "appeal",
  signerName: "practice",
  signerTitle: "practice",
  npi: "practice",
  tin: "practice",
  practiceName: "practice",
  practiceAddress: "practice",
  practicePhone: "practice",
  practiceFax: "practice",
  practiceEmail: "practice",
  dateOfBirth: "patient",
  patientName: "patient",
};

const NOT_PRINTED: readonly string[] = [
  "lineOfBusiness",
  "appealLevel",
  "stage",
  "deniedInPart",
  "takenBack",
  "finalDecision",
  "noticeOfOther",
  "appealFor",
  "denialCategory",
  "provenance",
];

/** Facts first, then documents: the first source that has a value is the one named. */
export function indexSources(
  facts: LetterFacts,
  documents: { documentId: string; text: string }[],
): IndexedSource[] {
  const entries = Object.entries(facts) as [FactKey, unknown][];
  const fromFacts = entries
    .filter(([key, value]) => !NOT_PRINTED.includes(key) && value !== undefined)
    .map(([key, value]) => {
      const from: FactSource | undefined = facts.provenance?.[key];
      const source = from === undefined ? { record: RECORD_OF[key] ?? "appeal" } : named(from);
      return indexed(source, printed(key, value));
    });
  return [
    ...fromFacts,
    ...documents.map(({ documentId, text }) => indexed({ documentId }, withTickedCodes(text))),
  ];
}

/** A code and its modifier that two boxes of one row tick stand together in a letter. */
const withTickedCodes = (text: string) =>
  [
    text,
    ...text.split("\n").flatMap((line) => {
      const ticked = asTickedOnSlip(line);
      return ticked === line ? [] : ticked.replace(", modifier ", "-");
    }),
  ].join("\n");

const named = (from: FactSource): FoundIn =>
  "record" in from ? { record: from.record } : { documentId: from.documentId };

/** Each line with its amounts, and what they add up to. */
const printedLines = (lines: readonly DeniedLine[]) =>
  [
    ...lines.flatMap(({ procedureCode, dateOfService, billed, amount, code, reason }) => [
      ...[procedureCode, code, reason, billed, amount].filter((value) => value !== null),
      dateOfService ? `${dateOfService} ${longDate(dateOfService)}` : "",
    ]),
    disputedAmount(lines) ?? "",
  ].join("\n");

/** A fact in its own form and in the one that the letter prints. */
function printed(key: FactKey, value: unknown): string {
  if (key === "deniedLines") return printedLines(value as DeniedLine[]);
  const items = Array.isArray(value) ? value : [value];
  const texts = items.map((item) =>
    typeof item === "object" && item !== null
      ? String((item as { title?: unknown }).title ?? "")
      : String(item),
  );
  if (/date|deadline/i.test(key)) return texts.map((text) => `${text} ${longDate(text)}`).join("; ");
  if (key === "billedAmount") return texts.map((text) => `${text} ${dollars(text)}`).join("; ");
  return texts.join("\n");
}
