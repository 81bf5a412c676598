import { GIVEN_NAMES } from "../../page/given-names";
import { type Cell, isBlank, type Line } from "../../page/page-lines";
import {
  comparePersons,
  isSurelyPerson,
  type Marks,
  marksIn,
  NOT_THE_PATIENT,
  overlap,
  personCell,
} from "./person-cell";
import { isOfTherapist } from "./treating-therapist";

/** Over a stretch of a line: whom it and what stands below it are about. */
type Head = { start: number; end: number; name: string; labeled: boolean; ours: boolean };
type Known = Marks & { name: string };
/** What was taken out of the lines, by the page it stands on. */
export type HiddenPerson = { page: number; name: string };

const LABEL =
  /^(?:pt|patient|client|resident)\.?(?: name)?(?: ?#?\d{1,2}| [A-D])?\s*(?:[:.]\s*|\s+)(?=\p{Lu}|$)/iu;
const MARK = /^\(?(?:DOB|D\.O\.B|date of birth|birth ?date|born|MRN|MR ?#)/i;
const MARK_WITHIN = /\b(?:DOB|D\.O\.B|date of birth|birth ?date|born|MRN|MR ?#)/i;
const STAFF =
  /\b(?:therapist|provider|clinician|physician|doctor|staff|seen by|signed|signature|surgeon|tech|PCP|Dr|(?:asked|ordered|requested|referred|approved|reviewed|prepared) (?:for )?by|referring|ordering|requesting)\b/i;
/** A strip begins well within the line: what begins at its left is the page's own header. */
const FAR = 25;

/**
 * Where two persons stand beside each other, in heads over columns or in a strip beside the patient's own lines, the cells of the
 * other person are taken out, so that no line holds both.
 */
export function withoutOthersColumns(
  lines: readonly Line[],
  known: Known | undefined,
): { lines: Line[]; hidden: HiddenPerson[] } {
  const left = [...lines];
  const hidden: HiddenPerson[] = [];
  if (!known) return { lines: left, hidden };
  let heads: Head[] = [];
  let strip = false;
  let underPatient = false;
  const pages = Map.groupBy(lines, ({ page }) => page);
  const pageOf = ({ page }: Line) => pages.get(page) ?? [];
  lines.forEach((line, index) => {
    if (line.page !== lines[index - 1]?.page) [heads, underPatient] = [[], false];
    if (isBlank(line)) {
      if (strip && line.text.trim() === "") heads = [];
      return;
    }
    const found = headsOf(line, lines[index + 1], known).filter(
      ({ name }) => !isOfTherapist(name, line.text, pageOf(line)),
    );
    const mixed = found.some(({ ours }) => ours) && found.some(({ ours }) => !ours);
    const [one] = found;
    const beside =
      found.length === 1 && one && !one.ours && one.start >= FAR && isBeside(line, one, underPatient);
    if (mixed || beside) {
      heads = mixed ? found : [{ ...(one as Head), start: 0, end: 0, ours: true }, one as Head];
      strip = !mixed;
    } else if (found.length > 0 || crosses(line, heads)) heads = [];
    underPatient ||= line.cells.some(
      ({ text }) => comparePersons(personCell(text.replace(LABEL, "")) ?? "", known.name) === "same",
    );
    const others = line.cells.filter((cell) => headOver(cell, heads)?.ours === false);
    const names = new Set(others.map((cell) => headOver(cell, heads)?.name ?? ""));
    for (const name of names) hidden.push({ page: line.page, name });
    left[index] = without(line, others);
  });
  return { lines: left, hidden };
}

/** Below the patient's own head, or with nothing to its left: a strip at the side. */
const isBeside = (line: Line, head: Head, underPatient: boolean) =>
  underPatient && line.cells.some((cell) => cell.end <= head.start && !/^[\d/:.-]+$/.test(cell.text));

function headsOf(line: Line, next: Line | undefined, known: Known): Head[] {
  const { cells, text } = line;
  const persons = cells.flatMap((cell, at): (Head & { bare: boolean })[] => {
    if (NOT_THE_PATIENT.test(cell.text)) return [];
    const [label] = LABEL.exec(cell.text) ?? [];
    const value = label && label.trim().length === cell.text.trim().length ? cells[at + 1] : undefined;
    const words = value ? value.text : cell.text.slice(label?.length ?? 0);
    const name = personCell(words);
    if (
      !name ||
      (label &&
        !isSurelyPerson(words) &&
        comparePersons(name, known.name) === "other" &&
        !MARK_WITHIN.test(text))
    )
      return [];
    const labeled =
      label !== undefined || MARK_WITHIN.test(cell.text) || MARK.test(cells[at + 1]?.text ?? "");
    if (!labeled && !isSurelyPerson(words) && comparePersons(name, known.name) !== "same") return [];
    return [{ start: cell.start, end: (value ?? cell).end, name, labeled, bare: !labeled, ours: false }];
  });
  if (persons.length === 0) return familyHeads(line, next, known);
  const kept = persons.some(({ bare }) => !bare)
    ? persons.filter(({ bare }) => !bare)
    : isHeadOfGrid(line, next)
      ? persons
      : [];
  return kept.map((head, at) => {
    const { born, record } = marksIn(text.slice(head.start, kept[at + 1]?.start));
    const same = comparePersons(head.name, known.name) === "same";
    const elsewhen = born !== undefined && known.born !== undefined && born.slice(4) !== known.born.slice(4);
    const numbered = record !== undefined && known.record !== undefined && !born && record !== known.record;
    return { ...head, ours: same && !elsewhen && !numbered };
  });
}

/** "Date   Me   Grant", "Date   Marisol   Husband" over readings: one column is the patient's, the other a relative's. */
const OWN_COLUMN = /^(?:me|mine|myself|self|patient|pt)$/i;
const RELATIVES_COLUMN =
  /^(?:(?:my |her |his )?(?:husband|wife|spouse|partner|son|daughter|mother|father|mom|dad|brother|sister)(?:['’]s)?)(?: \([^)]{2,20}\))?$/i;
function familyHeads(line: Line, next: Line | undefined, { name }: Known): Head[] {
  if (!isHeadOfGrid(line, next) || !/\d/.test(next?.text ?? "")) return [];
  const [given = ""] = name.split(/\s+/);
  const heads = line.cells.flatMap((cell): Head[] => {
    const words = cell.text.trim();
    const bare = words.replace(/['’]s$/, "");
    const ours = OWN_COLUMN.test(words) || bare.toLowerCase() === given.toLowerCase();
    const isOther =
      RELATIVES_COLUMN.test(words) || (/^\p{Lu}\p{L}+$/u.test(bare) && GIVEN_NAMES.has(bare.toLowerCase()));
    return ours || isOther ? [{ start: cell.start, end: cell.end, name: words, labeled: false, ours }] : [];
  });
  return heads.some(({ ours }) => ours) && heads.some(({ ours }) => !ours) ? heads : [];
}

/** "Measure    AMES-TELL, R    OTTO, V" over rows of values. */
const isHeadOfGrid = ({ text, page }: Line, next: Line | undefined) =>
  !/\d/.test(text) && !STAFF.test(text) && next?.page === page && next.cells.length > 1;

/** A line of running text across the columns ends them. */
const crosses = ({ cells }: Line, heads: readonly Head[]) =>
  cells.some(
    (cell) =>
      heads.filter((head) => overlap(cell, head) > 0).length > 1 ||
      heads.slice(1).some((head) => cell.start < head.start - 3 && cell.end > head.start + 12),
  );

function headOver(cell: Cell, heads: readonly Head[]): Head | undefined {
  const best = heads.reduce<Head | undefined>(
    (top, head) => (overlap(cell, head) > Math.max(top ? overlap(cell, top) : 0, 0) ? head : top),
    undefined,
  );
  return best ?? heads.findLast(({ start }) => start <= cell.start + 2);
}

function without(line: Line, others: readonly Cell[]): Line {
  if (others.length === 0) return line;
  const text = others.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    line.text,
  );
  return { ...line, text: text.trimEnd(), cells: line.cells.filter((cell) => !others.includes(cell)) };
}
