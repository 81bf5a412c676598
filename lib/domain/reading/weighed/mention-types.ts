import { datesOn } from "../page/dates-on";
import { isBlank, type Line } from "../page/page-lines";

/** What a word of a page could be, whatever label stands beside it. */
export type MentionType = "date" | "number" | "name" | "amount" | "period";

/** A value that stands on a line: dates are ISO, amounts "12.30", periods "60 day". */
export type FoundValue = { value: string; line: number; start: number; end: number };

const NUMBER =
  /(?<![\w.$/-])(?:(?!(?:ID|NO|NPI|TIN|EIN|CPT|HCPCS|ICN|DCN|CCN|TCN|BOX|CARC|RARC|REF|FAX|TEL|STE|SUITE|MRN|RX|DRG|ICD|EOB|EX|CO|PR|OA|PI|DOB|DOS|SSN) )[A-Z]{2,4} (?=\d))?(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{2,22}(?: \d[\dA-Z-]{1,8}){0,3}(?![\w%/]|\.\d)/g;
const ZIP = /^[A-Z]{2} \d{5}(?:-\d{4})?$/;
/** "XXX-XX-1234": most of it is hidden. */
const MASKED = /^X{3}/i;
const PHONE = /^\d{3}-\d{3}-\d{4}$/;
/** "MP-7.01.114", "section 410.60", "32 CFR 199.42(g)" and "11.25.2025" are no amounts, nor is a measure: "0.75 mL", "0.91 m/s". */
const AMOUNT =
  /\$ ?\d[\d,]*(?:\.\d\d)?|(?<!\b(?:sections?|secs?\.?|§|CFR|chapter|part|pub\.?) ?)(?<![\w.,/§-])\d[\d,]*\.\d\d\b(?!\.\d|[(/%-]| ?(?:m\/s|mc?g|m[lLm]|c[cm]|kg|lbs?|ft|inch(?:es)?|cm|sec(?:onds)?|mmHg|mg\/dL|units?\/)(?![\p{L}\d]))/giu;
const PERIOD =
  /\b(\d{1,3}|one|two|three|four|six|twelve|eighteen|thirty|sixty|ninety)(?: ?\(\d{1,3}\))?[ -]?(?:calendar |consecutive )?(day|month|year)s?\b/gi;
const COUNTS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  twelve: 12,
  eighteen: 18,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const NAME =
  /(?<![\p{L}\d]|\p{Lu}\/)\p{Lu}[\p{L}’'.&-]{0,40}(?:,? (?:(?:of|and|the|for|de|la|del|&|at) )?\p{Lu}[\p{L}’'.&-]{0,40}){1,6}/gu;
/** A long word and a full stop end a sentence, "Inc." and "P.A." don't. */
const SENTENCE_END = /(?<=\p{L}{4})\.(?: .*)?$/u;
/** What begins a cell or a sentence and belongs to no name. */
const LEAD =
  /^(?:The|Dear|Hello|Hi|Ask|Call|Write to|Write|Contact|Send|Tell|For|At|By|On|Your|Our|We|To|From|Mr|Mrs|Ms|Dr|Re|RE|Patient|Member|Provider|Name|Claim|Payee|In|Under|Attn)\b\.? /;
/** What a reader is told to do is no part of a name at all. */
const VERB = /^(?:Ask|Call|Write|Contact|Send|Tell)\b/;
const TAIL =
  /,? (?:CPT|HCPCS|TIN|NPI|DOS|DOB|ID|Claim|Member|Date|Phone|Fax|Tel|Re|RE|PO|P\.O|Page|Attn|Dear)\b.*$/;

/** Long enough that what stands behind it is the same sentence. */
const FULL_LINE = 60;

function numbersIn(line: Line | undefined): { value: string; start: number }[] {
  if (!line) return [];
  const dates = datesOn(line);
  return [...line.text.matchAll(NUMBER)].flatMap(({ 0: value, index: start }) => {
    if ((value.match(/\d/g)?.length ?? 0) < 3 || PHONE.test(value) || ZIP.test(value) || MASKED.test(value))
      return [];
    if (dates.some((date) => date.start < start + value.length && start < date.end)) return [];
    const found = [{ value, start }];
    const [first = ""] = value.split(" ");
    if (first !== value && first.length >= 5 && /\d/.test(first)) found.push({ value: first, start });
    if (first !== value && !/\d/.test(first))
      found.push({ value: value.slice(first.length + 1), start: start + first.length + 1 });
    return found;
  });
}

const LED = /\.{4}|(?: \.){4}/;

/** A name in running text may go on over the end of its line. */
function namesIn(lines: readonly Line[], at: number): { value: string; start: number }[] {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line) return [];
  const goesOn =
    line.cells.length === 1 &&
    next?.cells.length === 1 &&
    line.text.length > FULL_LINE &&
    // "Your doctor ............ Nadia Ferris, DPT" over "Service date ......." is a list.
    ![line, next].some(({ text }) => LED.test(text));
  const text = goesOn ? `${line.text} ${next.text.trim()}` : line.text;
  const pieces = goesOn ? [{ start: 0, end: text.length }] : line.cells;
  return pieces.flatMap((piece) =>
    [...text.slice(piece.start, piece.end).matchAll(NAME)].flatMap((match) => {
      const start = piece.start + match.index;
      if (start >= line.text.length) return [];
      const value = match[0].replace(SENTENCE_END, "").replace(TAIL, "").replace(/\s+/g, " ");
      const lead = LEAD.exec(value)?.[0] ?? "";
      const found = VERB.test(lead) ? [] : [{ value, start }];
      if (lead) found.push({ value: value.slice(lead.length), start: start + lead.length });
      return found.filter((name) => name.value.length >= 4);
    }),
  );
}

const FINDERS: Record<
  MentionType,
  (lines: readonly Line[], at: number) => { value: string; start: number; end?: number }[]
> = {
  date: (lines, at) =>
    (lines[at] ? datesOn(lines[at]) : []).map(({ iso, start, end }) => ({ value: iso, start, end })),
  number: (lines, at) => numbersIn(lines[at]),
  name: namesIn,
  amount: (lines, at) =>
    [...(lines[at]?.text ?? "").matchAll(AMOUNT)].map((match) => ({
      value: Number(match[0].replace(/[$, ]/g, "")).toFixed(2),
      start: match.index,
      end: match.index + match[0].length,
    })),
  period: (lines, at) =>
    [...(lines[at]?.text ?? "").matchAll(PERIOD)].map((match) => {
      const [whole, count = "", unit = ""] = match;
      const number = COUNTS[count.toLowerCase()] ?? Number(count);
      return {
        value: `${number} ${unit.toLowerCase()}`,
        start: match.index,
        end: match.index + whole.length,
      };
    }),
};

/** More values of a type on one paper are those of a list. */
const MOST = 400;

/** Every value of a type on a paper's lines. */
export function valuesOf(type: MentionType, lines: readonly Line[]): FoundValue[] {
  return lines
    .flatMap((line, at) =>
      isBlank(line)
        ? []
        : FINDERS[type](lines, at).map(({ value, start, end }) => ({
            value,
            line: at,
            start,
            end: Math.min(end ?? start + value.length, line.text.length),
          })),
    )
    .slice(0, MOST);
}
