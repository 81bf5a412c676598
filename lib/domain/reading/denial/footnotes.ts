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
  const notes = sign ? readFootnotes(lines).filter((note) => note.sign === sign) : [];
  return notes.length === 1 && notes[0]?.spans[0]?.line !== row ? notes[0] : undefined;
}
