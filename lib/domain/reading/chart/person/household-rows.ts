import { findDates } from "../../page/calendar-date";
import { GIVEN_NAMES } from "../../page/given-names";
import { type Cell, isBlank, type Line } from "../../page/page-lines";
import { RELATIVE } from "../../page/relative-words";
import { ENTRY_DAY } from "./entry-person";
import { cellUnder, personCell } from "./person-cell";
import { isAlsoWord } from "./word-names";

/** "(same address)", "linked household member": a row of a print that a plan or a pharmacy keeps by the home. */
const TAGGED =
  /^\s*[([*–-]?\s*(?:same|shared|at this|also at this|linked) (?:address|household|home|family|phone)\b(?! (?:as|for) (?:the )?(?:patient|before|above|prior))/i;
/** "OTHER HOUSEHOLD MEMBERS", "Also at this address:": alone over rows that are not the patient's. */
const HEAD_OF_OTHERS =
  /^\W*(?:(?:other|linked|all other) (?:household|family) (?:members?|profiles?|patients?|accounts?)|other (?:members?|profiles?|patients?|persons?|people) (?:at|in|on) (?:this|the|same) (?:address|household|home|account|family|card)|also (?:at|in|on) (?:this|the same) (?:address|household|account)|others at (?:this|the same) address)\s*:?\W*$/i;
/** In a note these words stand over where the patient lives, and with whom. */
const HEAD_IN_LIST = /^\W*(?:household members?|same (?:address|household))\s*:?\W*$/i;
const LONGEST_BLOCK = 12;

const SHORT_RELATIVE = "(?:dtr|dau|dghtr|hubby|dep(?:endent)?|fam(?:ily)?|husb|hus|sp)";
/** "spouse Kasimir", "(son)", "for husband", "fam: Vera O." as a cell of its own. */
const RELATION_CELL = new RegExp(
  `^\\W*(?:for |pt:? |patient:? |fam(?:ily)?:? )?(?:(?:her|his|their) )?(?:${RELATIVE}|${SHORT_RELATIVE})(?:['’]s)?[.:]?(?: \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.?| \\p{Lu}[\\p{L}'’-]+)?)?(?: rx)?\\W*$`,
  "iu",
);
/** A list of what was dispensed, claimed or billed, by the home or the account. */
const OF_LIST =
  /\b(?:fill(?:ed|s)?(?: date| history)?|dispens\w*|pharmac\w*|rx|drugs?|prescriptions?|patient profile|med(?:ication)? (?:profile|history)|claims? history|claims? list|EOB|ledger|family account|account history)\b/i;
/** Money in a ledger may come from anybody. */
const OF_MONEY =
  /\b(?:pa(?:id|yment|ys)|pmt|card|check|cash by|copay from|co-?pay by|deposit|refund|picked|pick-?up|signed|by|with|per|called|spoke)\b\W*$/i;
const ROLE_HEAD =
  /\b(?:rel|relation\w*|caregiver|informant|accompan\w*|with|present|contact|by|caller|who called|payer|payor|from|escort|helper|assist\w*|picked|signed)\b/i;

/**
 * What a pharmacy's or a plan's print of a whole home holds of somebody else of it: the rows that a tag or a relation of their own gives to another,
 * and the block under a head such as "Other household members".
 */
export function householdRows(lines: readonly Line[], patient: string): Map<number, string> {
  const found = new Map<number, string>();
  const [given = "", ...rest] = patient.toLowerCase().split(/[\s,]+/);
  const namesOwn = ({ text }: Line) => {
    const said = text.toLowerCase().split(/[^\p{L}'’-]+/u);
    return given.length > 1 && said.includes(given);
  };
  for (const [, page] of Map.groupBy(lines.keys(), (index) => lines[index]?.page)) {
    const at = (index: number) => lines[index] as Line;
    const isList = isOfList(page.map(at));
    const rows = page.filter((index) => at(index).cells.length > 2 && findDates(at(index).text).length > 0);
    const told = rows.filter((index) => relationIn(lines, index) !== undefined);
    // Where each row says it, "spouse" is what the patient is to the one insured.
    const others = new Set(isList && rows.length > 1 && told.length < rows.length ? told : []);
    for (const [place, index] of page.entries()) {
      const line = at(index);
      if (isBlank(line) || namesOwn(line)) continue;
      if (HEAD_OF_OTHERS.test(line.text) || (isList && HEAD_IN_LIST.test(line.text))) {
        let filled = 0;
        for (const below of page.slice(place + 1)) {
          if ((at(below).text.trim() === "" && filled > 0) || namesOwn(at(below)) || filled >= LONGEST_BLOCK)
            break;
          filled += at(below).text.trim() === "" ? 0 : 1;
          found.set(below, "another one of the household");
        }
      } else if (isTagged(line)) found.set(index, "another one of the household");
      else if (others.has(index)) found.set(index, "a relative of the patient's");
    }
    if (isList) for (const [index, name] of byGivenName(page, lines, given, rest)) found.set(index, name);
  }
  return found;
}

const TITLE_LINES = 4;
/** A log of calls names who called, and what they said of bills and drugs. */
const OF_CALLS =
  /\b(?:calls?|phone|telephone|contacts?|communications?|messages?) (?:log|notes?|record|history)\b/i;

/** By the title of a page or the heads of its columns: every note has a word of drugs. */
function isOfList(page: readonly Line[]): boolean {
  const filled = page.filter((line) => !isBlank(line));
  const title = filled.slice(0, TITLE_LINES);
  const heads = filled.filter(({ cells, text }) => cells.length > 2 && !/\d/.test(text));
  return (
    !title.some(({ text }) => OF_CALLS.test(text)) &&
    [...title, ...heads].some(({ text }) => OF_LIST.test(text))
  );
}

/** In brackets, or before a name: "Same address   card copied 11/12/2026" is what the desk asked the patient. */
const isTagged = ({ text, cells }: Line) =>
  TAGGED.test(text) &&
  cells.length > 1 &&
  (/^\s*[([*–-]/.test(text) || personCell(cells[1]?.text ?? "") !== undefined);

/** The cell of a row that says nothing but a relation, and is no helper's, caller's or payer's. */
function relationIn(lines: readonly Line[], index: number): Cell | undefined {
  const line = lines[index] as Line;
  return line.cells.find((cell) => {
    const start = ENTRY_DAY.test(line.text) && cell.start === 0;
    if (start || !isRelation(cell.text) || OF_MONEY.test(line.text.slice(0, cell.start))) return false;
    for (let at = index - 1; at >= 0 && lines[at]?.page === line.page; at--) {
      const above = lines[at] as Line;
      if (above.cells.length < 2 || /\d{2}/.test(above.text)) continue;
      const head = cellUnder(above.cells, cell);
      return !(head && ROLE_HEAD.test(head.text));
    }
    return true;
  });
}
const isRelation = (text: string) =>
  RELATION_CELL.test(text) || /^\W*fam(?:ily)?:\s?\p{Lu}\p{Ll}+(?: \p{Lu}\.?)?\W*$/u.test(text);

const NAME_HEAD = /^(?:(?:first |given )?names?|who|for|patient|pt|member|person|family member)$/i;

/** Under "Name" or "Who" a family's list writes given names alone, the patient's among them. */
function byGivenName(
  page: readonly number[],
  lines: readonly Line[],
  given: string,
  rest: readonly string[],
): [number, string][] {
  const headAt = page.find((index) => {
    const line = lines[index] as Line;
    return line.cells.length > 2 && line.cells.some(({ text }) => NAME_HEAD.test(text.trim()));
  });
  const head =
    headAt === undefined ? undefined : lines[headAt]?.cells.find(({ text }) => NAME_HEAD.test(text.trim()));
  if (headAt === undefined || !head) return [];
  const named = page.flatMap((index) => {
    const cells = index > headAt ? (lines[index]?.cells ?? []) : [];
    const said = cells.length > 1 ? cellUnder(cells, head)?.text.trim() : undefined;
    return said && /^\p{Lu}[\p{L}'’-]{1,}$/u.test(said) ? [{ index, said: said.toLowerCase() }] : [];
  });
  if (!named.some(({ said }) => said === given)) return [];
  return named.flatMap(({ index, said }): [number, string][] =>
    said !== given &&
    !rest.includes(said) &&
    !given.startsWith(said) &&
    GIVEN_NAMES.has(said) &&
    !isAlsoWord(said)
      ? [[index, said]]
      : [],
  );
}
