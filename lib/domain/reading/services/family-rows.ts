import { findDates } from "../page/calendar-date";
import type { Candidate, Reading, Scope } from "../page/candidate";
import { GIVEN_NAMES } from "../page/given-names";
import { isBlank, type Line } from "../page/page-lines";
import { readDeniedLines } from "./denied-lines";

/** A family's statement: rows of several people, each told by the given name alone, and no claim's number to part them. */

type Member = { given: string; from: number; to: number };

const GIVEN = /^(\p{Lu}\p{L}{1,14})(?: ?\([^()]{1,30}\))?:?$/u;
const OF_PEOPLE = /^(?:patient|member|name|person|family member|dependent|who|for)(?:'?s)?(?: name)?$/i;
const TOTAL = /^\W*(?:grand |sub-?)?totals?\b/i;

const isService = ({ text }: Line): boolean =>
  /\d\.\d\d\b/.test(text) && (findDates(text).length > 0 || /\b(?:\d{5}|[A-Z]\d{4})\b/.test(text));

const isGiven = (word: string): boolean => GIVEN_NAMES.has(word.toLowerCase());

/** The rows of each member in turn; none where all of them are one person's. */
function familyRows({ lines }: Pick<Reading, "lines">): Member[] {
  const opening = lines.flatMap((line, at) => {
    const given = namedIn(lines, line, at);
    return given ? [{ given, at }] : [];
  });
  if (new Set(opening.map(({ given }) => given)).size < 2) return [];
  return opening.map(({ given, at }, i) => {
    let to = at;
    const next = opening[i + 1]?.at ?? lines.length;
    for (let line = at + 1; line < next; line++) {
      const one = lines[line];
      if (!one || isBlank(one) || TOTAL.test(one.text) || !isService(one)) break;
      to = line;
    }
    return { given, from: at, to };
  });
}

/** The given name that begins a row under a heading of people, or stands alone over rows. */
function namedIn(lines: readonly Line[], line: Line, at: number): string | undefined {
  const [cell] = line.cells;
  const given = GIVEN.exec(cell?.text ?? "")?.[1];
  if (!cell || !given) return undefined;
  const next = lines[at + 1];
  if (line.cells.length === 1)
    return isGiven(given) && next && isService(next) ? given.toLowerCase() : undefined;
  if (!isService(line)) return undefined;
  const isHeaded = lines
    .slice(0, at)
    .some(({ cells: [head, ...rest] }) => rest.length > 1 && head !== undefined && OF_PEOPLE.test(head.text));
  return isHeaded || isGiven(given) ? given.toLowerCase() : undefined;
}

type Chosen = { scope: Scope; given: string };

/** The one member of whose rows some were refused; of two, or of rows that go to and fro, none is chosen. */
export function chooseMember(reading: Reading): Chosen | undefined {
  const rows = familyRows(reading);
  if (rows.length === 0) return undefined;
  const denied = readDeniedLines(reading, undefined);
  const isDenied = ({ from, to }: Member) =>
    reading.lines
      .slice(from, to + 1)
      .some(({ text }) =>
        denied.some(
          ({ procedureCode, billed }) =>
            (procedureCode ?? billed) !== null &&
            (!procedureCode || text.includes(procedureCode)) &&
            (!billed || text.replaceAll(",", "").includes(billed)),
        ),
      );
  const refused = new Set(rows.filter(isDenied).map(({ given }) => given));
  const [given] = refused;
  if (!given || refused.size > 1) return undefined;
  const own = rows.filter((row) => row.given === given);
  const [from, to] = [own[0]?.from ?? 0, own.at(-1)?.to ?? 0];
  const others = rows.filter((row) => row.given !== given);
  if (others.some((row) => row.from > from && row.from < to)) return undefined;
  return { given, scope: { from, to, claimLine: from, others } };
}

/** Why nothing that rows tell is one person's, where several people's are read together. */
export function doubtOfFamily(reading: Reading): string | undefined {
  const names = [...new Set(familyRows(reading).map(({ given }) => given))].map(
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
  return names.length > 1
    ? `These rows are of ${names.slice(0, 4).join(", ")}; check whose this is.`
    : undefined;
}

/** The family's policyholder is not the member whose rows are read. */
export const isOfMember = (named: Candidate | undefined, given: string | undefined): boolean =>
  !given || named?.value.toLowerCase().startsWith(`${given} `) === true;
