import { isBlank, type Line } from "../../page/page-lines";
import { compareNames } from "./same-person";

/** How many lines a form's head has. */
const HEAD_LINES = 3;
/** "Barnaby Oxenford", "OXENFORD, BARNABY": two to four words, each with a capital letter. */
const LIKE_A_NAME = /^\p{Lu}[\p{L}'’.-]*,?(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/**
 * Whom the pages of one form name: slips, receipts and tickets are filled in alike and scanned together, without a label before the name. Where
 * a head has the patient's name in one of its cells, another name in that cell of the same head is whose page that one is. By line.
 */
export function personsByForm(
  lines: readonly Line[],
  patient: string | undefined,
): ReadonlyMap<number, string> {
  if (!patient) return new Map();
  const isOwn = ({ name }: Filled) => compareNames(name, patient) === "same" || isByInitial(name, patient);
  const forms = Map.groupBy(headsOf(lines).flatMap(filledIn), ({ form }) => form);
  return new Map(
    [...forms.values()]
      // A head that stands once tells nothing that its own words don't.
      .map((pages) =>
        pages.some((page) => isOwn(page) && !BY_INITIAL.test(page.name))
          ? pages
          : pages.filter(({ name }) => BY_INITIAL.test(name)),
      )
      .filter((pages) => pages.some(isOwn) && !pages.every(isOwn))
      .flatMap((pages) => pages.map(({ index, name }) => [index, name] as const)),
  );
}

/** "(wife, own visit)" behind the name is written on one page of the form and not on the other. */
const ASIDE = /^\([^)]*\)$/;

/** "Vera O." on a sheet that was filled in at home; "Part B", "Second Half" on its next page name nobody. */
const BY_INITIAL =
  /^(?!(?:part|page|form|room|unit|session|phase|day|visit|sheet|version|section|level|group|week|team|plan|type|side|grade|stage|step|table|set|copy)\b)(\p{Lu}\p{L}+) (\p{Lu})\.?$/iu;

function isByInitial(name: string, patient: string): boolean {
  const [, given = "", initial = ""] = BY_INITIAL.exec(name) ?? [];
  const words = patient.toLowerCase().split(/[\s,]+/);
  return (
    given !== "" &&
    words[0] === given.toLowerCase() &&
    words.slice(1).some((word) => word.startsWith(initial.toLowerCase()))
  );
}

type Head = { index: number; cells: string[] };
type Filled = { index: number; name: string; form: string };

/** A head with each cell that may be a name; the form is the rest of it, its numbers aside. */
function filledIn({ index, cells }: Head): Filled[] {
  return cells.flatMap((name, place) => {
    if (!LIKE_A_NAME.test(name)) return [];
    // Behind an aside stands what one page alone has: "Vera O.   (sister)   S62.6".
    const head = ASIDE.test(cells[place + 1] ?? "") ? cells.slice(0, place + 1) : cells;
    const others = head.flatMap((cell, at) =>
      at === place ? "" : ASIDE.test(cell) ? [] : cell.replace(/\d/g, "0"),
    );
    const isPrinted = others.some((cell) => /\p{L}{3}/u.test(cell));
    return isPrinted ? [{ index, name, form: `${place}|${others.join("|")}` }] : [];
  });
}

function headsOf(lines: readonly Line[]): Head[] {
  let filled = 0;
  return lines.flatMap((line, index) => {
    if (line.page !== lines[index - 1]?.page) filled = 0;
    if (isBlank(line)) return [];
    filled += 1;
    return filled <= HEAD_LINES ? [{ index, cells: line.cells.map(({ text }) => text.trim()) }] : [];
  });
}
