import { findDates } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import { spansWithin } from "../page/candidate";
import { parseIdentifier, printedInGroups } from "../page/identifiers";
import { findPayers } from "./payer-mention";

/** A member's number that a paper calls by the plan's own name ("Harbor Crest number HCP440917723") or tells in a sentence. */

const VALUE =
  "((?:[A-Z]{1,4}[ -])?[A-Z]{0,6}\\d[A-Z\\d]*(?:[ -][A-Z]{0,6}\\d[A-Z\\d]*){0,5})(?![\\w/]|[.-]\\d)";
const WHAT =
  "(?:(?:member(?:ship)?|subscriber|enrollee|contract|identification|health|card|plan) )?(?:ID|I\\.D\\.|identification|number|no\\.?|nr\\.?|#|member|subscriber|enrollee|card)(?: (?:number|no\\.?|#))?";

const BY_NAME = new RegExp(
  `(?<![\\p{L}\\d] ?)((?:\\p{Lu}[\\p{L}'’&-]+ ){1,4})${WHAT}(?: is)?:? {0,12}#? ?${VALUE}`,
  "gu",
);

/** Words of other numbers' labels: what they stand in is no plan's name. */
const NO_NAME =
  /\b(?:provider|claim|case|bill|bills|billing|eob|eor|eop|ur|um|pa|rx|notice|service|explanation|injury|tax|group|payer|payee|document|check|trace|batch|letter|facility|vendor|npi|auth\w*|reference|request|appeal|employer|account|patient|form|policy|license|box|suite|phone|fax|date|line|order|review|statement|invoice|transaction|control|record|chart|site|agency|member|subscriber|insured|dr|voucher|warrant|remit\w*|plan|contract|federal|state|our|your|the|ref\w*|docket|dispute|inquiry|ticket|file|medical|health|customer)\b/i;

/** Lines in which a letterhead stands. */
const HEAD = 14;

/** A letterhead's line begins with it: "Harbor Crest Health Plan". */
const namedInHead = (lines: Reading["lines"], at: number, name: string): boolean =>
  name.length >= SHORTEST_NAME &&
  lines
    .map(({ cells }, line) => ({ cells, line }))
    .filter(({ cells }) => cells.length > 0)
    .slice(0, HEAD)
    .some(
      ({ cells, line }) =>
        line !== at && cells.some(({ text }) => text.toLowerCase().startsWith(`${name.toLowerCase()} `)),
    );
const SHORTEST_NAME = 4;

/** The numbers that a plan's own name announces, where the letterhead or the directory names the plan. */
function byPlansName({ lines }: Reading): Candidate[] {
  return lines.flatMap(({ text }, line) =>
    [...text.matchAll(BY_NAME)].flatMap((match) => {
      const name = (match[1] ?? "").trim();
      const id = wholeNumber(match[2] ?? "");
      const start = match.index + match[0].lastIndexOf(match[2] ?? "");
      const isPlan = findPayers(name).length > 0 || namedInHead(lines, line, name);
      if (!id || NO_NAME.test(name) || !isPlan) return [];
      return [{ value: id, score: 0.62, spans: [{ line, start, end: start + id.length }] }];
    }),
  );
}

const OWN_LABEL = new RegExp(`^((?:\\p{Lu}[\\p{L}'’&-]+ ){1,4})${WHAT}:?$`, "u");

/** "Harbor Crest ID" as a column's heading or a list's label: its number stands beside or under it. */
function underPlansName({ lines }: Reading): Candidate[] {
  return lines.flatMap(({ cells }, at) =>
    cells.flatMap((cell, column) => {
      const name = OWN_LABEL.exec(cell.text)?.[1]?.trim();
      if (!name || NO_NAME.test(name)) return [];
      if (findPayers(name).length === 0 && !namedInHead(lines, at, name)) return [];
      const under = lines[at + 1]?.cells.find((c) => c.start < cell.end && cell.start < c.end);
      const beside = cells[column + 1];
      const places = [
        ...(beside ? [{ ...beside, line: at }] : []),
        ...(under ? [{ ...under, line: at + 1 }] : []),
      ];
      for (const { text, line, start } of places) {
        const id = WHOLE.test(text) ? wholeNumber(text) : undefined;
        if (id) return [{ value: id, score: 0.61, spans: [{ line, start, end: start + id.length }] }];
      }
      return [];
    }),
  );
}
const WHOLE = new RegExp(`^${VALUE}$`);

const TOLD = [
  // "She is covered under contract HCP440917723"
  `\\b(?:covered|enrolled|insured)(?: by us| with us)? (?:under|with|by) (?:the |our )?(?:contract|certificate|member|subscriber|identification|ID|card)(?: (?:number|no\\.?|ID|#))? ${VALUE}`,
  // "whose ID is HCP440917723", "Ms. Holloway's health plan number is …"
  `(?:\\b(?:whose|his|her|their|your)|['’]s) (?:(?:health|plan|member|insurance|subscriber|identification) ){0,2}(?:ID|identification|number|card|membership)(?: number| no\\.?)?(?: with us)? is ${VALUE}`,
  // "holds Harbor Crest card HCP440917723"
  `\\b(?:holds|carries|has) (?:\\p{Lu}[\\p{L}'’&-]+ ){0,4}(?:identification |ID |member )?(?:card|certificate|contract|ID)(?: (?:number|no\\.?))? ${VALUE}`,
].map((pattern) => new RegExp(pattern, "u"));

function inSentences({ lines, sentences }: Reading): Candidate[] {
  return sentences.flatMap((sentence) =>
    TOLD.flatMap((pattern) => {
      const id = wholeNumber(pattern.exec(sentence.text)?.[1] ?? "");
      return id ? [{ value: id, score: 0.6, spans: spansWithin(sentence, lines, id) }] : [];
    }),
  );
}

const LEAST_DIGITS = 5;

function wholeNumber(printed: string): string | undefined {
  const id = printedInGroups(printed) ?? parseIdentifier(printed);
  const isOne = id && id.replace(/\D/g, "").length >= LEAST_DIGITS && findDates(printed).length === 0;
  return isOne ? id : undefined;
}

/** Numbers of members that no label in a list announces. */
export const numbersByPlan = (reading: Reading): Candidate[] => [
  ...byPlansName(reading),
  ...underPlansName(reading),
  ...inSentences(reading),
];
