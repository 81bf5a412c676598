/** "October ninth, 2026", "the twenty-first day of September, 2026": the number of a day in words, for its figure. */
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
];
const MONTH_FIRST =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?((?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirtieth|\p{L}{5,11})(?:,| of)? (\d{4})\b/giu;
const DAY_FIRST =
  /\b((?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirtieth|(?:\p{L}{3,9}(?:th|st|nd|rd)|second|third)) (?:day )?of (january|february|march|april|may|june|july|august|september|october|november|december)(?:,| of)? (\d{4})\b/giu;

function dayOf(word: string): number | undefined {
  const [, tens, rest] = /^(twenty|thirty)[- ](\p{L}+)$/u.exec(word.toLowerCase()) ?? [];
  const ones = ORDINALS.indexOf(rest ?? word.toLowerCase()) + 1;
  if (word.toLowerCase() === "thirtieth") return 30;
  if (ones === 0) return undefined;
  return ones + (tens === "thirty" ? 30 : tens ? 20 : 0);
}

export type DayInWords = { year: number; month: string; day: number; start: number; end: number };

/** Every day of a text whose number is a word. */
export function daysInWords(text: string): DayInWords[] {
  const of = (match: RegExpExecArray, month = "", word = ""): DayInWords[] => {
    const day = dayOf(word);
    return day
      ? [{ year: Number(match[3]), month, day, start: match.index, end: match.index + match[0].length }]
      : [];
  };
  return [
    ...[...text.matchAll(MONTH_FIRST)].flatMap((match) => of(match, match[1], match[2])),
    ...[...text.matchAll(DAY_FIRST)].flatMap((match) => of(match, match[2], match[1])),
  ];
}
