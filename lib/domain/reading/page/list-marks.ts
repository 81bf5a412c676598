import type { Line } from "./page-lines";

const MARK =
  /^(\s*)(?:\(?(\d{1,2}|[a-h]|i{1,3}|iv|vi{0,3})[.):](?!\d)|(?:reason|point|finding|no\.?|item)\s*#?\s*(\d{1,2})\s*[.):–—-]|([•●◦▪■*‣·>»–—-]|o(?=\s+\p{Lu})|\[[xX✓✔]\]|[☒☑✓✔✗]))\s+(?=\S)/iu;

const WORDS: readonly (readonly string[])[] = [
  ["first", "firstly", "one"],
  ["second", "secondly", "two"],
  ["third", "thirdly", "three"],
  ["fourth", "fourthly", "four"],
  ["fifth", "fifthly", "five"],
  ["sixth", "sixthly", "six"],
  ["seventh", "seventhly", "seven"],
  ["eighth", "eighthly", "eight"],
];
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** A mark that only room sets off: "1   No plan of care", "a   the order", "second   the visit note", "iii  the referral". */
const SET_OFF = new RegExp(
  `^(\\s*)(?:#?(\\d{1,2})(?: ?[/–—-])?|([a-h])|(${ROMAN.join("|")})|(${WORDS.flat().join("|")})([,:]?))( +)(?=["“(]?\\p{L})`,
  "iu",
);

export type ListMark = {
  kind: string;
  /** Where the point's words begin. */
  end: number;
  /** Which one it is, of a mark that only room sets off: 1, 2, 3 … */
  place?: number;
};

/** A mark with its own stop or sign. */
export function markOf({ text }: Line): ListMark | undefined {
  const mark = MARK.exec(text);
  if (!mark) return undefined;
  const kind = mark[4] ? "bullet" : /\d/.test(mark[2] ?? mark[3] ?? "") ? "number" : "letter";
  return { kind, end: mark[0].length };
}

/** What may be a mark by its place alone: the marks before it say whether it is. */
function setOffMarks({ text }: Line): ListMark[] {
  const mark = SET_OFF.exec(text);
  if (!mark) return [];
  const [whole, , digits, letter, roman, word, stop, room = ""] = mark;
  const end = whole.length;
  const found: ListMark[] = [];
  if (digits) found.push({ kind: "room number", end, place: Number(digits) });
  if (letter) found.push({ kind: "room letter", end, place: letter.toLowerCase().charCodeAt(0) - 96 });
  const numeral = (roman ?? letter)?.toLowerCase();
  if (numeral && ROMAN.includes(numeral))
    found.push({ kind: "room numeral", end, place: ROMAN.indexOf(numeral) + 1 });
  const said = word?.toLowerCase();
  if (said) found.push({ kind: "room word", end, place: WORDS.findIndex((row) => row.includes(said)) + 1 });
  // One blank parts words; a number needs no more, since it goes on from the point before.
  return room.length > 1 || digits || stop ? found : [];
}

/** How far below its first mark the second one of a list set off by room may stand. */
const NEAREST = 12;

/**
 * A list whose marks are set off by room alone: from the first mark on each next one stands in the same column. One such mark is
 * none: "A   decision", "1   99213".
 */
export function setOffMark(
  lines: readonly Line[],
  at: number,
  before: ListMark | undefined,
): ListMark | undefined {
  const line = lines[at];
  if (!line || isRowOfCharges(line)) return undefined;
  const marks = setOffMarks(line);
  if (before)
    return marks.find(({ kind, place }) => kind === before.kind && place === (before.place ?? 0) + 1);
  return marks.find(({ kind, place }) => {
    if (place !== 1) return false;
    for (let next = at + 1; next < lines.length && next <= at + NEAREST; next++) {
      const below = lines[next];
      if (below && setOffMarks(below).some((mark) => mark.kind === kind && mark.place === 2))
        return Math.abs(indentOf(below) - indentOf(line)) <= 2 || below.page !== line.page;
    }
    return false;
  });
}

/** "1   Office visit   99213   $120.00" is no reason; a policy's number ("4.11.09") is no amount. */
const isRowOfCharges = ({ text }: Line): boolean => /(?<![.\d])\d[\d,]*\.\d\d\b(?!\.\d)/.test(text);

export const indentOf = ({ text }: Line): number => text.length - text.trimStart().length;
