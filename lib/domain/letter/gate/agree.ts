import { plainOf } from "../check/source-index";

const words = (text: string) => plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const TITLES = new Set(["mr", "mrs", "ms", "miss", "mx", "dr", "jr", "sr", "ii", "iii", "iv"]);

/**
 * Two spellings of one person: the same first and last name in either order, whatever initials and titles stand beside them. Two
 * different middle initials are two people.
 */
export function isSamePerson(a: string, b: string): boolean {
  const [one, other] = [personWords(a), personWords(b)];
  if (one.names.length === 0 || other.names.length === 0) return false;
  const [few, many] =
    one.names.length <= other.names.length ? [one.names, other.names] : [other.names, one.names];
  if (few.length < Math.min(2, many.length) || !few.every((name) => many.includes(name))) return false;
  if (one.initials.length === 0 || other.initials.length === 0) return true;
  return one.initials.some((initial) => other.initials.includes(initial));
}

function personWords(name: string): { names: string[]; initials: string[] } {
  const all = words(name).filter((word) => !TITLES.has(word));
  return {
    names: all.filter((word) => word.length > 1),
    initials: all.filter((word) => word.length === 1),
  };
}

/** Numbers as payers print them: spaces, hyphens and leading zeros tell nothing. */
export const isSameNumber = (a: string, b: string): boolean => numberKey(a) === numberKey(b);
const numberKey = (text: string) => words(text).join("").replace(/^0+/, "");

/** Words that companies of every payer share, and the forms of a company. */
const COMMON = new Set(
  "the of and inc llc corp corporation company co ltd plan plans health healthcare care insurance group services service medical benefits benefit".split(
    " ",
  ),
);

/** Two names of one payer share a word that isn't common to all, or one is the other's initials. */
export function isSamePayer(a: string, b: string): boolean {
  const [one, other] = [words(a), words(b)];
  if (one.join("") === other.join("")) return true;
  const telling = (list: string[]) => list.filter((word) => !COMMON.has(word));
  if (telling(one).some((word) => telling(other).includes(word))) return true;
  const initials = (list: string[]) => list.map((word) => word[0]).join("");
  return [
    [one, other],
    [other, one],
  ].some(([short, long]) => short?.length === 1 && long && initials(long).startsWith(short[0] ?? "-"));
}
