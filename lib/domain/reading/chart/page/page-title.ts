import { findDates } from "../../page/calendar-date";
import type { Line } from "../../page/page-lines";
import { isSurelyPerson } from "../person/person-cell";
import { headingOf, titleCase } from "./headings";

/**
 * "Cigna Healthcare, Certificate of group health coverage": whose form it is and what it is called, where its page has no title that is
 * known.
 */
export function topOf(lines: readonly Line[], page: number): string {
  const top = lines.filter((line) => line.page === page && line.text.trim() !== "").slice(0, 2);
  const [first] = top;
  if (!first) return "";
  const words = first.cells
    .filter(
      ({ text }) =>
        /\p{L}{3}/u.test(text) &&
        !/\d{3,}|:$|^\[|^[-=*_]{3,}|^page \d/i.test(text) &&
        text.length <= 60 &&
        !isSurelyPerson(text),
    )
    .map(({ text }) => titleCase(text.trim()));
  return words.slice(0, 2).join(", ");
}

export type Heading = { text: string; day?: string };

/** The page's title, with the day that stands beside it where it titles one note of several. */
export function titleOf(lines: Line[], page: number): Heading {
  const top = lines.filter((one) => one.page === page).slice(0, 8);
  const text = withoutNumberOfOne(withEdition(headingOf(lines, page), top), lines, page);
  for (const line of text === "" ? [] : top) {
    const title = NOTE_TITLE.exec(line.text);
    const [date] = title ? findDates(line.text.slice(title[0].length)) : [];
    if (title && date?.start === 0 && text.toLowerCase().startsWith(title[0].trim().toLowerCase()))
      return { text, day: date.iso };
  }
  return { text };
}
/** "Visit 21" of a page that goes on with "VISIT 26" titles the first one alone: of the others it would be false. */
function withoutNumberOfOne(title: string, lines: readonly Line[], page: number): string {
  const kind = NUMBERED_TITLE.exec(title)?.[1]?.toLowerCase();
  if (!kind) return title;
  const named = lines
    .filter((line) => line.page === page)
    .flatMap(({ text }) => text.toLowerCase().match(NUMBERED) ?? [])
    .filter((one) => one.startsWith(kind));
  return new Set(named).size > 1 ? title.replace(/[\s#\d]+$/, "") : title;
}
const NUMBERED_TITLE = /\b(visit|session|encounter|treatment|note|exam) ?#? ?\d{1,3}$/i;
const NUMBERED = /\b(?:visit|session|encounter|treatment|note|exam) ?(?:#|no\.?)? ?(?:\d{1,3}|--)(?!\d)/g;

/** "Therapy policy, Version effective 01/01/2026": which edition of a policy says it. */
function withEdition(title: string, top: readonly Line[]): string {
  if (!POLICY_TITLE.test(title) && !top.some(({ text }) => POLICY_TITLE.test(text))) return title;
  const numbered = withNumber(title, top);
  const edition = top.find(({ text }) => EDITION.test(text) && findDates(text).length === 1)?.text.trim();
  return edition ? [numbered, edition.replace(/\s+/g, " ")].filter(Boolean).join(", ") : numbered;
}
/** "MEDICAL POLICY     7.03.18": a policy is found by its number. */
function withNumber(title: string, top: readonly Line[]): string {
  const cells = top.flatMap(({ cells: all }) => all.map(({ text }) => text.trim()));
  const at = !NUMBERED_POLICY.test(title)
    ? -1
    : cells.findIndex((text) => text.toLowerCase() === title.toLowerCase());
  const next = at < 0 ? "" : (cells[at + 1] ?? "");
  return POLICY_NUMBER.test(next) && findDates(next).length === 0 ? `${title} ${next}` : title;
}
/** "Policy" alone stands before the number of whose insurance it is. */
const NUMBERED_POLICY =
  /\b\w+ (?:polic(?:y|ies)|guidelines?|coverage determination|bulletin)\b|\b(?:LCD|NCD)\b/i;
const POLICY_NUMBER =
  /^(?:no\.? ?|# ?)?(?:[A-Z]{1,5}[-. ]?\d[\d.-]{1,11}|\d{1,3}(?:\.\d{1,3}){1,3}|\d{4,8})[A-Z]?$/;
const POLICY_TITLE =
  /\b(?:polic(?:y|ies)|guidelines?|authorization|criteria|coverage determination|bulletin|manual)\b/i;
const EDITION = /^\s*(?:version|edition|revision|revised|effective(?: date)?|last reviewed)\b[^.;]{0,40}$/i;

const NOTE_TITLE =
  /^\s*(?:[A-Z][A-Za-z-]* ){0,2}(?:exam(?:ination)?|eval(?:uation)?|visit|note|encounter|session)[\s:#–-]{1,6}/i;
