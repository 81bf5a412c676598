import { parseFormDate } from "../page/calendar-date";
import type { Candidate, Reading } from "../page/candidate";
import { parseIdentifier, printedInGroups } from "../page/identifiers";
import type { Line } from "../page/page-lines";
import { parsePersonName } from "../page/person-name";

/** The boxes of a CMS-1500 that hold what a reading looks for, by their numbers, and how each is read. */
const BOXES = {
  memberId: [/^1a\.?(?: INSURED['’]?S I\.?D\.?(?: NUMBER)?(?: \(.*\))?)?/i, identifier],
  patient: [/^2\. PATIENT['’]?S NAME(?: \(.*\))?/i, person],
  birthDate: [/^3\. (?:PATIENT['’]?S )?(?:BIRTH ?DATE|DOB)/i, day],
  insured: [/^4\. INSURED['’]?S NAME(?: \(.*\))?/i, person],
  group: [/^11\. INSURED['’]?S POLICY(?:,)? ?(?:GROUP|FECA)?[^\d]*/i, identifier],
  authorization: [/^23\. PRIOR AUTHORIZATION(?: NUMBER)?/i, identifier],
  provider: [/^33\.(?: BILLING PROVIDER(?: INFO)?(?: (?:&|AND) PH(?:ONE)? ?#?)?)?/i, practice],
} as const satisfies Record<string, readonly [RegExp, (printed: string) => string | undefined]>;

export type ClaimForm = Partial<Record<keyof typeof BOXES, Candidate>>;

/** Two signs: the box's number and what stands in it. */
const IN_ITS_BOX = 0.87;

/** Values of a CMS-1500, which prints a box's number and name over what is in it; blanks and strokes part days and amounts. */
export function readClaimForm({ lines }: Pick<Reading, "lines">): ClaimForm {
  const form: ClaimForm = {};
  lines.forEach((line, at) => {
    for (const cell of line.cells)
      for (const name of Object.keys(BOXES) as (keyof typeof BOXES)[]) {
        const [label, read] = BOXES[name];
        const printed = form[name] ? null : label.exec(cell.text);
        if (!printed) continue;
        const behind = cell.text.slice(printed[0].length).trim();
        const places = behind
          ? [{ line: at, start: cell.end - behind.length, end: cell.end }]
          : [beside(lines, at, cell.end), below(lines, at, cell.start)].flatMap((place) => place ?? []);
        for (const place of places) {
          const value = read(lines[place.line]?.text.slice(place.start, place.end).trim() ?? "");
          if (!value) continue;
          form[name] = { value, score: IN_ITS_BOX, spans: [place] };
          break;
        }
      }
  });
  return form;
}

const OPENS_BOX = /^\d{1,2}[a-j]?(?:\. ?| )[A-Z]|^(?:SEX|PICA)\b/;

/** The next cell of the line, where no other box opens there. */
function beside(lines: readonly Line[], at: number, end: number) {
  const next = lines[at]?.cells.find(({ start }) => start >= end);
  return next && !OPENS_BOX.test(next.text) ? { line: at, start: next.start, end: next.end } : undefined;
}

/** What stands under the box up to the next one beside it. */
function below(lines: readonly Line[], at: number, start: number) {
  const next = lines[at]?.cells.find((cell) => cell.start > start && OPENS_BOX.test(cell.text));
  const under = lines[at + 1];
  if (!under) return undefined;
  const end = Math.min(next?.start ?? under.text.length, under.text.length);
  const text = under.text.slice(start, end);
  const from = start + text.length - text.trimStart().length;
  return from < end ? { line: at + 1, start: from, end: from + text.trim().length } : undefined;
}

function identifier(printed: string): string | undefined {
  return printedInGroups(printed) ?? parseIdentifier(printed.split(/ {2,}/)[0] ?? "");
}

function person(printed: string): string | undefined {
  return parsePersonName(printed.split(/ {2,}/)[0] ?? "")?.display;
}

/** "07 | 19 | 1984" and "07 19 1984" */
function day(printed: string): string | undefined {
  return parseFormDate(printed.replace(/\s*\|\s*/g, " ").slice(0, 10));
}

function practice(printed: string): string | undefined {
  const name = printed.split(/ {2,}|\s*\(?\d{3}\)?[ -]\d{3}/)[0]?.trim() ?? "";
  return /^\p{Lu}.{3,60}$/u.test(name) && !/^(?:INFO|NPI)\b/.test(name) ? name : undefined;
}
