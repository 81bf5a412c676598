import { kept } from "../page/kept";
import { isBlank, type Line, type Span, textOf } from "../page/page-lines";

/** What a sign at the end of a row means, as the page says under its table: "*  PR-119. The plan covers 24 visits …", "Note 2 (CO-50): …", and "1. …" for "see 1". */
export type Footnote = { sign: string; text: string; spans: Span[] };

const OPENS =
  /^(\s*)(?:\(?(\d|[a-z])[.)]\s+(?=\p{Lu})|(\*{1,3}|[†‡§#^])(?:\s+|(?=\p{Lu}))|((?:[Nn]ote|NOTE) \w{1,2})(?: ?[:.)]| ?[-–]| ?\([A-Z]{2}[- ]?[A-Z]?\d{1,3}\)[:.]?|(?= ?\()| {2})\s*)(?=\S)/u;
const AT_END = /(?:^|\s|(?<=\d))(?:(\*{1,3}|[†‡§#^])|\|? ?(?:see )?(note \w{1,2})|see \(?(\d|[a-z])\)?)\s*$/i;
/** Fewer words explain nothing. */
const LEAST_WORDS = 4;
const MOST_LINES = 4;

const readFootnotes: (lines: Line[]) => Footnote[] = kept((lines: Line[]) =>
  lines.flatMap((line, index) => {
    const [opening, indent = "", counted, mark, named] = OPENS.exec(line.text) ?? [];
    const sign = counted ? `see ${counted}` : (mark ?? named?.toLowerCase());
    // "* 97110   120.00   0.00" is a row with its sign in front.
    if (!opening || !sign || /\d\.\d\d\b.*\d\.\d\d\b/.test(line.text)) return [];
    const spans: Span[] = [{ line: index, start: opening.length, end: line.text.length }];
    for (let at = index + 1; at < index + MOST_LINES; at += 1) {
      const next = lines[at];
      const start = next ? next.text.length - next.text.trimStart().length : 0;
      if (
        !next ||
        isBlank(next) ||
        (mark ? start <= indent.length : start < indent.length) ||
        OPENS.test(next.text)
      )
        break;
      spans.push({ line: at, start, end: next.text.length });
    }
    const text = textOf(lines, spans);
    return text.split(" ").length >= LEAST_WORDS ? [{ sign, text, spans }] : [];
  }),
);

/** The note of a row that ends with a sign, where exactly one note on the page has it. */
export function footnoteOf(lines: Line[], row: number): Footnote | undefined {
  const [, mark, named, counted] = AT_END.exec(lines[row]?.text ?? "") ?? [];
  const sign = counted ? `see ${counted.toLowerCase()}` : (mark ?? named?.toLowerCase());
  const notes = sign
    ? readFootnotes(lines).filter((note) => note.sign === sign)
    : notesUnder(lines, SEE_PART.exec(lines[row]?.text ?? "")?.[1]);
  return notes.length === 1 && notes[0]?.spans[0]?.line !== row ? notes[0] : undefined;
}

/** "see remarks" at the end of a row. */
export const SEE_PART = /(?:^|\s)see (?:the )?(remark|note|comment|explanation)s?(?: below)?\.?\s*$/i;
/** "Remarks:" alone in its line. */
const OPENS_PART = /^\s*(remark|note|comment|explanation)s?\s?:?\s*$/i;
const AN_ENTRY = /^\s*\(?(?:[A-Z]|\d{1,2}|[A-Z]{1,2}\d{1,3})(?:[.):]\s+|\s{2,})(?=\p{Lu})/u;
const MOST_UNDER = 6;

/** What stands under "Remarks:", where it is one entry alone: which of several a row means nothing tells. */
function notesUnder(lines: Line[], part: string | undefined): Footnote[] {
  if (!part) return [];
  const heads = lines.flatMap(({ text }, at) =>
    OPENS_PART.exec(text)?.[1]?.toLowerCase() === part.toLowerCase() ? [at] : [],
  );
  const [head] = heads;
  if (head === undefined || heads.length > 1) return [];
  const first = isBlank(lines[head + 1]) ? head + 2 : head + 1;
  const spans: Span[] = [];
  for (let at = first; at < first + MOST_UNDER && !isBlank(lines[at]); at++) {
    const text = lines[at]?.text ?? "";
    const mark = AN_ENTRY.exec(text)?.[0].length;
    if (mark !== undefined && at > first) return [];
    spans.push({ line: at, start: mark ?? text.length - text.trimStart().length, end: text.length });
  }
  const text = textOf(lines, spans);
  return text.split(" ").length >= LEAST_WORDS ? [{ sign: `see ${part.toLowerCase()}`, text, spans }] : [];
}
