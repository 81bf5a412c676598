import { findDates } from "../../page/calendar-date";
import { isBlank, type Line } from "../../page/page-lines";
import { RELATIVE } from "../../page/relative-words";
import { ENTRY_DAY } from "./entry-person";
import { isBeginningOfShort } from "./short-names";

/** "BAY PT   Otto, Vera (spouse)   session 11/04/2026": what heads the entry of a visit in a running print. */
const OF_SESSION =
  /\b(?:sessions?|visits?|(?:daily|progress|treatment|SOAP|office) notes?|note|encounter|eval(?:uation)?|re-?eval|follow[- ]?up|DOS|date of service)\b/i;
/** A relative who learns with the patient, or who comes along, has no visit. */
const COMES_ALONG =
  /\b(?:caregiver|family|training|education|trained|taught|attend\w*|present|accompan\w*|conference|meeting|for (?:pt|patient))\b/i;

const isSessionHead = (line: Line): boolean =>
  line.cells.length > 1 &&
  OF_SESSION.test(line.text) &&
  findDates(line.text).length > 0 &&
  !COMES_ALONG.test(line.text);

/**
 * The lines below the head of another person's visit, up to the next head, a line with the patient's name or, in a log of entries, the next
 * entry or a blank line. A row of a list heads nothing: what follows it has columns of its own.
 */
export function belowSessionHead(
  lines: readonly Line[],
  index: number,
  namesOwn: (text: string) => boolean,
): number[] {
  const head = lines[index];
  if (!head || !isSessionHead(head)) return [];
  const isEntry = ENTRY_DAY.test(head.text);
  const found: number[] = [];
  for (let at = index + 1; lines[at]?.page === head.page; at++) {
    const line = lines[at] as Line;
    if (isSessionHead(line) || namesOwn(line.text)) break;
    if (isEntry && (ENTRY_DAY.test(line.text) || line.text.trim() === "")) break;
    if (!isBlank(line)) found.push(at);
  }
  return found;
}

const OF_PATIENT = "(?:(?: of|, for)? (?:the )?(?:pt|patient|client))?";
/** "(spouse)", "- wife of pt", ", brother" behind a name. */
const RELATION_BEHIND = new RegExp(
  `(?:\\s*\\(|,? [-–] ?|, )(?:(?:pt|patient)['’]s )?${RELATIVE}${OF_PATIENT}\\)?$`,
  "iu",
);
/** "(spouse of pt) Vera", "pt's wife Vera" where the name stands. */
const RELATION_BEFORE = new RegExp(
  `^\\(?(?:(?:pt|patient)['’]s )?${RELATIVE}${OF_PATIENT}\\)?[:,]? (?<given>\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]*\\.?)?$`,
  "iu",
);

/** Behind the surname ("Ames, Ro V."), and before it ("Ro V. Ames"). */
const GIVEN_BEHIND = /^,? (?<given>\p{L}[\p{L}'’-]*)\.?(?: \p{Lu}\.?)?$/iu;
const GIVEN_BEFORE = /^(?<given>\p{L}[\p{L}'’-]*)\.?(?: \p{Lu}\.?)? $/iu;
/** "O’Neil" and "O'Neil" are one name. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, ".");

function givenBeside(words: string, surname: string): string | undefined {
  const [said, own] = [lettersOf(words), lettersOf(surname)];
  const behind = said.startsWith(own) ? GIVEN_BEHIND.exec(words.slice(own.length)) : null;
  const before = said.endsWith(own) ? GIVEN_BEFORE.exec(words.slice(0, -own.length)) : null;
  return (behind ?? before)?.groups?.given;
}

/** Whom the head of a visit names who has the patient's surname: by the given name or its first letter, or by the relation. */
function headName(
  line: Line,
  surname: string,
): { name: string; given: string; isRelative: boolean } | undefined {
  for (const { text } of line.cells) {
    const said = text.trim();
    const words = said.replace(RELATION_BEHIND, "").trim();
    const given = givenBeside(words, surname);
    if (given && /^\p{Lu}/u.test(words)) return { name: words, given, isRelative: words !== said };
    const relative = RELATION_BEFORE.exec(said)?.groups?.given;
    if (relative) return { name: said, given: relative, isRelative: true };
  }
  return undefined;
}

/**
 * "BAY PT   Ames R   session 11/04" over one visit and "BAY PT   Ames V   session 11/04" over the next: of two heads set alike the one with another
 * letter than the patient's, or with a relation, is another's, and what stands below it.
 */
export function sessionsOfOthers(
  lines: readonly Line[],
  { given, surname, others }: { given: string; surname: string; others: readonly string[] },
  namesOwn: (text: string) => boolean,
): Map<number, string> {
  const isOwn = (said: string) =>
    [given, ...others].some((word) => word.toLowerCase().startsWith(said.toLowerCase())) ||
    isBeginningOfShort(said.toLowerCase(), given.toLowerCase());
  const heads = lines.flatMap((line, index) => {
    const named = isSessionHead(line) && !namesOwn(line.text) ? headName(line, surname) : undefined;
    return named ? [{ index, ...named }] : [];
  });
  const isOurs = heads.some((one) => !one.isRelative && isOwn(one.given));
  const found = new Map<number, string>();
  for (const { index, name, given: said, isRelative } of heads) {
    const isLetter = said.length === 1;
    const isOther = (isRelative && (isLetter || !isOwn(said))) || (isLetter && isOurs && !isOwn(said));
    if (!isOther) continue;
    for (const at of [index, ...belowSessionHead(lines, index, namesOwn)]) found.set(at, name);
  }
  return found;
}
