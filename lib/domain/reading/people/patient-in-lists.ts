import type { Reading } from "../page/candidate";
import { GIVEN_NAMES } from "../page/given-names";
import { labelOf } from "../page/labels";
import type { Line } from "../page/page-lines";
import { initialAndSurname, parsePersonName } from "../page/person-name";

type Found = { raw: string; score: number; line: number; start: number; end: number };

const RELATION =
  "(?:(?:your|the|employee's|member's|subscriber's) )?(?:self|son|daughter|child|spouse|wife|husband|dependent|step(?:son|daughter)|domestic partner|employee|subscriber)";
/** "MARGUERITE GALLOWAY    (daughter, dependent 03)" over a family member's own claim. */
const WITH_RELATION = new RegExp(
  `^(\\p{Lu}[\\p{L}.'’, -]{3,40}?) {1,8}\\(${RELATION}\\b[^()]{0,30}\\)`,
  "iu",
);

/** "Thaddea Brinkerhoff, ID ZVI 3047 71180, claim E4417 7102 88": a name whose numbers follow in the same cell. */
const WITH_NUMBERS =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}), ?(?:(?:member|subscriber|plan|Medicaid|Medicare|patient)(?:'s)? )?(?:ID|id|number|no\.|MBI|#)(?: (?:no\.|number|#))?:? ?(?=[A-Z]{0,4} ?\d)/u;

/** "BRANDT, ADA M ID 850445218": the same without a comma, surname first. */
const OVER_ID =
  /^(\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’.-]*(?: \p{Lu}\.?)?) (?:member |subscriber )?ID:? ?(?=\S*\d{3})(?!\d{5}(?:-\d{4})?(?:\s|$))[A-Z\d]/u;

/** "Claim 26344126600, Quentin Vandersloot, ID NHP94733664": a name between the two numbers of a line about one claim. */
const BETWEEN_NUMBERS =
  /^(?:our |your )?claim (?:no\.? |number |# ?)?(?=\S*\d{4})[\w-]{6,24}[,:;] (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}), (?:(?:member|patient|subscriber) )?(?:ID|member|born|DOB|date of birth)\b/iu;

/** "THORNE IGNATIUS   ID EHN2290417   CLAIM 2610-77120-3": a claim's line begins with whose it is, before the member's number. */
const OVER_CLAIM =
  /^\s{0,8}(\p{Lu}[\p{L}'’.-]+,?(?: \p{Lu}[\p{L}'’.-]*){1,3})\s{2,20}(?:(?:member|subscriber|medicare|medicaid)? ?(?:ID|HICN?|MBI|cert)\W{0,3})?(?=[A-Z]{0,4}[ -]?\d)[\w -]{4,24}?\s{2,30}(?:claim|CLM|ICN|TCN|DCN)\b/iu;

/** Names that a cell gives without a label: with what they are to the one whose plan it is, or with their numbers. */
export function namesInCells(lines: readonly Line[]): Found[] {
  return lines.flatMap(({ cells, text }, line) => {
    const over = OVER_CLAIM.exec(text)?.[1];
    if (over && parsePersonName(over)?.printed === over) {
      const start = text.indexOf(over);
      return [{ raw: over, score: 0.7, line, start, end: start + over.length }];
    }
    const beside = besideClaim(cells);
    if (beside) return [{ raw: beside.text, score: 0.7, line, start: beside.start, end: beside.end }];
    return cells.flatMap(({ text: cell, start, end }) => {
      const rest = text.slice(start);
      const related = WITH_RELATION.exec(rest)?.[1]?.trim();
      const between = BETWEEN_NUMBERS.exec(cell)?.[1];
      if (between && parsePersonName(between)) {
        const at = start + cell.indexOf(between);
        return [{ raw: between, score: 0.85, line, start: at, end: at + between.length }];
      }
      const numbered = WITH_NUMBERS.exec(cell)?.[1] ?? OVER_ID.exec(cell)?.[1];
      const raw = related ?? numbered;
      if (!raw || !parsePersonName(raw)) return [];
      return [{ raw, score: related ? 0.82 : 0.9, line, start, end: Math.min(end, start + raw.length) }];
    });
  });
}

const CLAIM_CELL = /^(?:claim|clm)(?: (?:no\.?|number|#|id))?[:#]? ?(?=\S*\d{4})[A-Z0-9-]{6,24}$/i;
const COUNTED_CELL = /^(?:claim|patient|person|item) (?:\d{1,2}|[A-Z])(?: of \d{1,2})?[.:)]?$/i;

/** "Claim 2 of 2    MATEO QUIROZ      Claim no. 26AZ4472218": whose claim it is stands before its number, and no label before the name. */
function besideClaim(cells: Line["cells"]): Line["cells"][number] | undefined {
  const at = cells.findIndex(({ text }) => CLAIM_CELL.test(text));
  const [before, lead] = [cells[at - 1], cells[at - 2]];
  const isLed = lead === undefined || COUNTED_CELL.test(lead.text);
  return before && isLed && parsePersonName(before.text)?.printed === before.text ? before : undefined;
}

/** "HAVERFORD G L" in a column of patients: a surname in capitals and initials. */
const SURNAME_FIRST = /^(\p{Lu}[\p{Lu}'’-]{2,24}),? (\p{Lu}\.?(?: \p{Lu}\.?){0,2})$/u;

export function surnameAndInitials(raw: string): string | undefined {
  const [, surname = "", initials = ""] = SURNAME_FIRST.exec(raw.trim()) ?? [];
  const shown = `${surname.charAt(0)}${surname.slice(1).toLowerCase()}`.replace(
    /(?<=['’-])\p{L}/gu,
    (letter) => letter.toUpperCase(),
  );
  const letters = initials.replace(/[. ]/g, "").split("").join(" ");
  // What no surname may be, no initial makes one.
  return surname && initialAndSurname(`${initials.charAt(0)}. ${shown}`) ? `${letters} ${shown}` : undefined;
}

/** "Dear Ms. Olmsted" and "Ms. Henrietta Olmsted" in the window of the envelope. */
const DEAR = /^\s*Dear (?:Mr|Mrs|Ms|Miss|Mx)\.? (\p{Lu}[\p{L}'’-]{2,30})[,:]?\s*$/u;

export function addressee(lines: readonly Line[]): Found[] {
  const at = lines.findIndex(({ text }) => DEAR.test(text));
  const surname = DEAR.exec(lines[at]?.text ?? "")?.[1];
  if (!surname) return [];
  return lines.slice(0, at).flatMap(({ cells }, line) =>
    cells.flatMap(({ text, start, end }) => {
      const name = parsePersonName(text);
      const isOwn = name?.printed === text.trim() && name.display.endsWith(` ${surname}`);
      return isOwn ? [{ raw: text, score: 0.5, line, start, end }] : [];
    }),
  );
}

const OPEN_NAME = /^\p{Lu}[\p{L}'’-]*[-,]$/u;
const REST_OF_NAME = /^\p{Lu}[\p{L}'’-]*(?:, \p{Lu}[\p{L}'’-]*)?[-,]?(?: \p{Lu}\.?)?$/u;
const LONGEST = 3;

const SURNAME = /^\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?(?:,? (?:Jr|Sr|I{2,3})\.?)?$/u;
const GIVEN_ONLY = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:[\p{L}'’-]+|\.)?)?$/u;

/**
 * "Member:   Marguerite Anne" over "Oakes-Whitfield" in a list of labels: given names alone, and right under them the surname.
 * A label of the next line, or anything else in its column, would have its own words before it.
 */
export function surnamesBelow({ labeled, lines }: Pick<Reading, "labeled" | "lines">): Found[] {
  return labeled.flatMap((v) => {
    const isPerson = v.label.kind === "patient" || v.label.kind === "member";
    if (!isPerson || v.layout === "below" || !GIVEN_ONLY.test(v.value)) return [];
    const last = v.value.split(" ").at(-1)?.toLowerCase() ?? "";
    const below = v.span.line + 1;
    const cell = lines[below]?.cells.find(({ start }) => Math.abs(start - v.span.start) <= 1);
    const isLabeled = labeled.some((one) => one.span.line === below && one.span.start === cell?.start);
    // Two given names tell that a surname is missing; so does a surname of two parts, and what has no second word.
    const isOpen =
      !v.value.includes(" ") ||
      /-/.test(cell?.text ?? "") ||
      GIVEN_NAMES.has(last) ||
      /^\p{L}\.?$/u.test(last);
    // A town stands over its State.
    const under = lines[below + 1]?.cells.find(({ start }) => start === cell?.start);
    if (/^(?:[A-Z]{2} )?\d{5}\b/.test(under?.text ?? "")) return [];
    if (!cell || isLabeled || !isOpen || !SURNAME.test(cell.text) || labelOf(cell.text)) return [];
    const raw = `${v.value} ${cell.text}`;
    return parsePersonName(raw)
      ? [{ raw, score: 1.05, line: v.span.line, start: v.span.start, end: v.span.end }]
      : [];
  });
}

/** "STRZELECKI-" over "NOWAK," over "CASIMIRA" in a column of names that is too narrow for them. */
export function wrappedNames({ labeled, lines }: Pick<Reading, "labeled" | "lines">): Found[] {
  return labeled.flatMap((v) => {
    const opens = v.layout === "below" && /\bname\b/i.test(v.labelText) && OPEN_NAME.test(v.value);
    if (!opens) return [];
    let raw = v.value;
    for (let at = v.span.line + 1; at <= v.span.line + LONGEST; at++) {
      const cell = lines[at]?.cells.find(({ start }) => Math.abs(start - v.span.start) <= 2);
      if (!cell || !REST_OF_NAME.test(cell.text)) break;
      raw += raw.endsWith("-") ? cell.text : ` ${cell.text}`;
      if (!/[-,]$/.test(cell.text)) break;
    }
    const isWhole = raw !== v.value && parsePersonName(raw) !== undefined;
    return isWhole ? [{ raw, score: 0.95, line: v.span.line, start: v.span.start, end: v.span.end }] : [];
  });
}

const ASSIGNEE_OF =
  /(?<!\b(?:signature|signed) (?:of|by) (?:the )?)\b(?:as assignee of|a\/a\/o|assignor)\b(?! ?['’]s\b)[\s:]*(.*)$/i;
/**
 * "Astoria Chiropractic PC, as assignee of" over "LEANDRO AMES-MARTEL", "a/a/o Leandro Ames": no-fault names the injured person as the one
 * who assigned the benefits, beside a policyholder who may be somebody else.
 */
export const assignors = (lines: Reading["lines"]): Found[] =>
  lines.flatMap((line, at) => {
    const cell = line.cells.find(({ text }) => ASSIGNEE_OF.test(text));
    if (!cell) return [];
    const said = ASSIGNEE_OF.exec(cell.text.trim())?.[1]?.trim() ?? "";
    const below = lines[at + 1]?.cells.find(({ start, end }) => start < cell.end && end > cell.start);
    const [raw, from, index] = said ? [said, cell, at] : [below?.text.trim() ?? "", below ?? cell, at + 1];
    const name = raw.split(/,| {2,}|\b(?:claim|policy|D\/A|DOL|DOB)\b/i)[0]?.trim() ?? "";
    return parsePersonName(name)
      ? [{ raw: name, score: 0.96, line: index, start: from.start, end: from.end }]
      : [];
  });
