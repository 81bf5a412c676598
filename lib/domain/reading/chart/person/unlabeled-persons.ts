import { isBlank, type Line } from "../../page/page-lines";
import { isSurelyPerson, NOT_THE_PATIENT } from "./person-cell";
import { loneBirth, loneBirthYear, marksFrom, nameOf, partsOf, personMarks } from "./person-marks";
import { compareNames } from "./same-person";
import { isOfStaff, staffOf } from "./staff";
import { OF_A_DRUG } from "./word-names";

type UnlabeledPerson = { name: string; born?: string };

const TOP = 6;
const MOST_CELLS = 6;

/** The lines at a page's top, and those right below a blank or a ruled line: where whose a page or a part of it is would stand. */
function headLines(lines: readonly Line[]): { line: Line; index: number; isTop: boolean }[] {
  let filled = 0;
  return lines.flatMap((line, index) => {
    if (line.page !== lines[index - 1]?.page) filled = 0;
    if (isBlank(line)) return [];
    filled += 1;
    const isTop = filled <= TOP;
    return isTop || isBlank(lines[index - 1]) ? [{ line, index, isTop }] : [];
  });
}

/**
 * "OTTO VERA   ID# 63310   M   B 1957/09/08", "OTTO, VERA" over "08/21/1959   F   Acct 61933": a name that no label tells, before the marks of
 * a person.
 */
export function personsBesideMarks(lines: readonly Line[], patient?: string): Map<number, UnlabeledPerson> {
  const staff = staffOf(lines);
  const found = new Map<number, UnlabeledPerson>();
  const shapes = new Set<string>();
  const heads = new Map(headLines(lines).map(({ index, isTop }) => [index, isTop]));
  lines.forEach((line, index) => {
    const { text, page } = line;
    const [first] = line.cells;
    if (!first || isBlank(line) || NOT_THE_PATIENT.test(text) || line.cells.length > MOST_CELLS) return;
    const parts = partsOf(line);
    // "Policyholder" alone over "Grant Otto   01/02/1966   M".
    const above = lines[index - 1];
    if (above?.page === page && above.cells.length === 1 && NOT_THE_PATIENT.test(above.text)) return;
    // "Specimen A4472   Otto Vera 06/02/1974" further down, like the first one at the top.
    const shape = `${/^\p{L}{3,}/u.exec(first.text)?.[0] ?? "-"} ${parts.length}`;
    const isLike = shapes.has(shape) && !shape.startsWith("-");
    const isTop = heads.get(index);
    if (isTop === undefined && !isLike) return;
    for (const [at, part] of parts.entries()) {
      // "OTTO VERA II" of the patient Vera Otto is the son or the daughter.
      const namesake = patient && isTop ? suffixed(part.text, patient) : undefined;
      if (namesake) {
        found.set(index, { name: namesake });
        break;
      }
      if (!isTop && !isLike && at > 0) break;
      const name = nameOf(part.text);
      if (!name || isOfStaff(name, staff)) continue;
      const below = lines[index + 1];
      const alone = parts.length === 1 && below?.page === page;
      const next = alone ? partsOf(below) : parts;
      const marks = marksFrom(next, alone ? 0 : at + 1);
      // All of the line below must be marks: else it is one of its own.
      if (alone && marks.length < next.length) continue;
      const marked = personMarks(marks) ?? loneBirth(marks, part.text, lines);
      // "AMOXICILLIN CLAV   08/10/2026   U7723014402": a day of the visit before a number is no birth.
      const isMarked = marks.some(({ kind, labeled }) => kind === "sex" || labeled);
      // "Metformin Sulfate   06/02/2019   12/01/2026": since when and until when.
      const isBirth = loneBirthYear(marks, lines) && !OF_A_DRUG.test(part.text);
      if (!marked || !(isMarked || isSurelyPerson(part.text) || isBirth)) continue;
      found.set(index, { name, ...marked });
      if (at > 0) shapes.add(shape);
      break;
    }
  });
  return found;
}

/** The patient's name with a suffix that the patient's own has not. */
function suffixed(text: string, patient: string): string | undefined {
  const [, words = "", suffix = ""] = /^(.{4,40}?),? (Jr|Sr|JR|SR|II|III|IV)\.?$/.exec(text.trim()) ?? [];
  return suffix &&
    compareNames(words, patient) === "same" &&
    compareNames(`${words} ${suffix}`, patient) !== "same"
    ? `${words} ${suffix}`
    : undefined;
}
