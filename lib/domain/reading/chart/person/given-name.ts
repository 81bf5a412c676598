import type { Line } from "../../page/page-lines";
import { parsePersonName } from "../../page/person-name";
import type { ChartSubject } from "../chart";
import { identitiesOf, namedIn, sameDay } from "./page-names";
import { compareNames } from "./same-person";

const compact = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, "");
/** A shorter number may be part of another one. */
const LEAST_NUMBER = 6;

/**
 * The patient's name with the given name that the chart's papers print, where the notice has its initial alone: twins share the initial, the
 * surname and the birth. The line with the notice's own member number tells which; without one, the only name that the chart has.
 */
export function withGivenName(papers: readonly Line[][], printed: string, subject: ChartSubject): string {
  const words = (parsePersonName(printed)?.display ?? printed).split(/\s+/);
  if (words.length < 2 || (words[0] ?? "").replace(/\./g, "").length !== 1) return printed;
  const number = compact(subject.memberId ?? "");
  const { dateOfBirth: born } = subject;
  const named = papers.flatMap((lines) =>
    identitiesOf(lines, 0, lines.length, namedIn(lines, printed)).flatMap(({ name, born: theirs, line }) => {
      const full = name && (parsePersonName(name)?.display ?? name);
      if (!full || compareNames(full, printed) !== "same" || (full.split(/\s+/)[0] ?? "").length < 3)
        return [];
      if (born && theirs && !sameDay(theirs, born)) return [];
      const { page } = lines[line] as Line;
      const near = lines.slice(line, line + LINES_OF_HEAD).filter((one) => one.page === page);
      const isOwn = number.length >= LEAST_NUMBER && near.some(({ text }) => compact(text).includes(number));
      return [{ full, isOwn }];
    }),
  );
  const own = named.filter(({ isOwn }) => isOwn);
  const names = (own.length > 0 ? own : named).map(({ full }) => full);
  const [first] = names;
  // Two that differ may be twins, and nothing tells whose the claim is.
  return first && names.every((name) => compareNames(name, first) === "same") ? first : printed;
}
const LINES_OF_HEAD = 2;
