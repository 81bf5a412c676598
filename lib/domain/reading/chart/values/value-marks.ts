import type { Line } from "../../page/page-lines";

/** "(x) = not retested, last value shown", "c = carried": the mark of a value that was not taken on its day. */
const MARK =
  /(?:\((\w)\)|(?<![\w./])([a-z]{1,3}(?:\/[a-z]{1,2})?))\s?[=:]\s?(?:value )?(?:not (?:re-?)?(?:tested|taken|measured|given)|carried|copied|brought (?:forward|over)|rolled (?:forward|over)|repeated from|last (?:value|entry|score))/i;
/** Letters mark a value where they stand alone behind it; a sign or a letter in parentheses stands anywhere behind. */
export function isMarked(value: string, after: string, mark: string): boolean {
  if (!/^\w[\w/]*$/.test(mark)) return value.endsWith(mark) || after.trimStart().startsWith(mark);
  const [next = ""] = /^\s?\S+/.exec(after) ?? [];
  return value.endsWith(` ${mark}`) || next.trim() === mark;
}
/** "* carried over from last column", "* copied from eval, patient declined forms". */
const STAR =
  /^\s*(\*{1,2}|†|‡|#)\s*[=:-]?\s*(?:value )?(?:carried|copied|not (?:re-?)?(?:tested|taken|measured|done)|last value|same value|repeated from|(?:taken )?from (?:the )?(?:last|previous|eval\w*))\b/i;
/** The mark of each page. */
export const marksOfPages = (lines: readonly Line[]) =>
  new Map(
    lines.flatMap(({ page, text }) => {
      const [, enclosed, letter] = MARK.exec(text) ?? [];
      const mark = enclosed ? `(${enclosed})` : (letter ?? STAR.exec(text)?.[1]);
      return mark ? [[page, mark] as const] : [];
    }),
  );
