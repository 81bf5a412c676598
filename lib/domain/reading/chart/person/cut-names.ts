import type { Cell, Line } from "../../page/page-lines";
import { LABEL_LETTERS } from "./person-cell";
import { isBeginningOfShort, isShortFor } from "./short-names";

/** "Otto-Ames Ve", "OTTO-AM, VE": a cell of a list that has no room for more of the name. */
const CUT = /^(\p{Lu}[\p{L}'’-]{2,}?)(?:, ?| )(\p{Lu}\p{L}+)\.?(?=$|\s*\()/u;
/** "Ames Jr", "Ames Est", "AMES PT": two to five letters behind a surname that cut no name short. */
const NO_NAME =
  /^(?:jr|sr|ii|iii|iv|mrs?|ms|miss|dr|est|new|fu|ref|req|auth|appt|eval|visit|note|chart|claim|acct|bill|paid|home|cell|work|fax|call|left|right|knee|hip|back|neck|foot|hand|self|wife|son|male|st|ave|rd|farm|inc|llc|bros|plan|mri|ct|xr|lab|labs|rn|np|pa|cma|ma|lpn|dpt|pta|otr|cota|slp|dds|phd|psyd|lcsw|dmd)$/i;
/** The longest shift of a column between two rows that are set alike. */
const SHIFT = 3;

type CutName = { index: number; page: number; cell: Cell; begins: string };

/**
 * "8:15  Ames Ro   done" over "9:00  Ames Ki   done": where a list cuts the patient's given name short, a row in the same column that has the
 * surname with other letters is another one's of the family. Letters that the patient's own given name, middle name or nickname begins with stay theirs.
 */
export function cutNames(
  lines: readonly Line[],
  { given, rest }: { given: string; rest: readonly string[] },
): Map<number, string> {
  const surname = (rest.at(-1) ?? "").toLowerCase();
  const isSurname = (word: string) =>
    word === surname || (word.length >= LEAST_OF_SURNAME && surname.startsWith(word));
  const isOwn = (begins: string) =>
    [given, ...rest].some((word) => word.toLowerCase().startsWith(begins)) ||
    begins.startsWith(given.toLowerCase()) ||
    isBeginningOfShort(begins, given.toLowerCase()) ||
    isShortFor(`${begins} ${surname}`, `${given} ${surname}`);
  const all = lines.flatMap((line, index): CutName[] => {
    if (line.cells.length < 2) return [];
    return line.cells.flatMap((cell) => {
      const [, of = "", begins = ""] = CUT.exec(cell.text.trim()) ?? [];
      if (!isSurname(of.toLowerCase())) return [];
      const said = begins.toLowerCase();
      // "Ames OT" may be Otto's row and names a profession for anybody else.
      const isLetters = NO_NAME.test(begins) || LABEL_LETTERS.test(begins) || begins.length > MOST_LETTERS;
      return isOwn(said) || !isLetters ? [{ index, page: line.page, cell, begins: said }] : [];
    });
  });
  const ours = all.filter(({ begins }) => isOwn(begins));
  return new Map(
    all
      .filter(
        (one) =>
          !isOwn(one.begins) &&
          ours.some((own) => own.page === one.page && Math.abs(own.cell.start - one.cell.start) <= SHIFT),
      )
      .map(({ index, cell }) => [index, cell.text.trim()]),
  );
}
const LEAST_OF_SURNAME = 5;
const MOST_LETTERS = 5;
