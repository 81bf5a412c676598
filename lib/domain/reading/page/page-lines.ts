import type { DocumentText } from "@/lib/core/document-text";
import { withoutBoxMarks } from "./box-marks";
import { cleanText } from "./clean-text";
import { joinLines, spansBetween } from "./joined-lines";
import { labelOf } from "./labels";
import { pageJoints } from "./page-furniture";
import { repairScan } from "./scan-repair";

/** A piece of a line between wide gaps: a column of a table or one side of a letterhead. */
export type Cell = { text: string; start: number; end: number };

export type Line = {
  /** 1-based. */
  page: number;
  text: string;
  /** Where the line begins in the cleaned text of its page. */
  offset: number;
  cells: Cell[];
  /** The words of a form's options that were ticked. */
  ticks?: { start: number; end: number }[];
};

/** A stretch of one line; `end` is exclusive. */
export type Span = { line: number; start: number; end: number };

/** Longer lines are no print of a page: they are cut, which also bounds the work of every rule. */
const LONGEST_LINE = 400;

const RULE = /^[\s\-_=*.~+|#─━═]*$/;

/** `asPrinted`: words of pages that were not scanned stay as they are, because they will be quoted. */
export function readLines(document: DocumentText, asPrinted = false): Line[] {
  const lines: Line[] = [];
  for (const page of document.pages) {
    let offset = 0;
    const printed = repairScan(cleanText(page.text), !asPrinted || page.method === "ocr").split("\n");
    const plain = withoutBoxMarks(withoutMargin(printed));
    for (const whole of asPrinted ? plain : withoutUnderscores(withLabelsOfBrackets(plain))) {
      for (let from = 0; from === 0 || from < whole.length; from += LONGEST_LINE) {
        const piece = unruled(unboxed(drawn(whole.slice(from, from + LONGEST_LINE)))).trimEnd();
        const text = asPrinted
          ? unled(piece)
          : unspaced(withUnits(signAtAmount(withCodes(withDigits(withoutBrackets(withoutFillIns(piece)))))));
        lines.push({ page: page.number, text, offset: offset + from, cells: cellsOf(text) });
      }
      offset += whole.length + 1;
    }
  }
  return lines;
}

const MARGIN = /^( {0,4}[A-Z]{0,3}[:.]? {0,6})\|(?= |$)/;
const FEWEST_IN_MARGIN = 3;
/** "S  | Pain 5/10", "   | on stairs": the stroke beside the letters of a SOAP note is drawn, and no word of it. */
function withoutMargin(lines: readonly string[]): readonly string[] {
  const strokeOf = (line: string) => MARGIN.exec(line)?.[1]?.length;
  const lettered = new Set(
    lines.flatMap((line) => (/^ {0,4}[A-Z]/.test(line) ? (strokeOf(line) ?? []) : [])),
  );
  const margins = [...lettered].filter(
    (at) => lines.filter((line) => strokeOf(line) === at).length >= FEWEST_IN_MARGIN,
  );
  if (margins.length === 0) return lines;
  return lines.map((line) => {
    const at = strokeOf(line);
    return at !== undefined && margins.includes(at) ? `${line.slice(0, at)} ${line.slice(at + 1)}` : line;
  });
}

const IN_BRACKETS = /(?<=^ *|\S {2,20})\[(\p{L}[\p{L}.#/' ]{0,28}[\p{L}.#])\](?=\s{1,30}[^\s[])/gu;
const FEWEST_IN_BRACKETS = 3;
/**
 * "[DOS]   10/16/2026", "[Claim]   26300-8-04471": a form that prints its labels between brackets. They are told by several of them with a
 * value behind each; a menu's words stand side by side, and one that is left open in a letter ("[Patient]") has no value.
 */
function withLabelsOfBrackets(lines: readonly string[]): readonly string[] {
  const known = lines.flatMap((line) =>
    [...line.matchAll(IN_BRACKETS)].flatMap(([, words = ""]) => labelOf(words)?.kind ?? []),
  );
  if (new Set(known).size < FEWEST_IN_BRACKETS) return lines;
  return lines.map((line) => line.replace(IN_BRACKETS, " $1:"));
}

const LED_BY_UNDERSCORES = /^(\s*\p{L}[^_:]{1,50}?)( _{4,} )(?=([^\s_][^_]*)$)/u;
const FEWEST_LED = 3;
/**
 * "Plan ________ Medicare Advantage (HMO)": where several lines have one, it leads from a label to its value as dots do. What is left to be
 * filled in ("Signed ________ Date ________") leads to a label.
 */
function withoutUnderscores(lines: readonly string[]): readonly string[] {
  const isLed = (line: string) => {
    const value = LED_BY_UNDERSCORES.exec(line)?.[3];
    return value !== undefined && !labelOf(value.trim());
  };
  if (lines.filter(isLed).length < FEWEST_LED) return lines;
  return lines.map((line) =>
    isLed(line)
      ? line.replace(LED_BY_UNDERSCORES, (_, label: string, leader: string) =>
          `${label}:`.padEnd(label.length + leader.length),
        )
      : line,
  );
}

/** Lines of a table drawn in characters made for it are strokes and rules as any other. */
const drawn = (text: string): string =>
  /[\u2500-\u257F]/.test(text) ? text.replace(/[│┃║╎╏┆┇┊┋]/g, "|").replace(/[\u2500-\u257F]/g, "-") : text;

/** The sides of a box drawn around a line, or of a stamp's frame ("#    DENIED    #"); strokes between columns stay. */
const unboxed = (text: string): string => {
  if (/^\s*\|\s[^|]*\|\s*$/.test(text)) return text.replaceAll("|", " ");
  return /^\s*(?:# {2}[^#]*#|\* {2}[^*]* {2}\*)\s*$/.test(text)
    ? text
        .replace(/[#*](?=\s*$)|(?<=^\s*)[#*]/g, " ")
        .replace(STAMPED, (word) => word.replaceAll(" ", "").padEnd(word.length))
    : text;
};
/** "D E N I E D" in a stamp */
const STAMPED = /(?<=^ *| {3})\p{Lu}(?: \p{Lu}){4,12}(?= {3}| *$)/u;

/**
 * "Birth date [ 02/08/1952 ]": a form's box around what is filled in is none of it. One that is ticked, empty or answered stays, and so
 * does an aside among words ("Rosalind [ Rosie ] Okafor").
 */
const withoutBrackets = (text: string): string =>
  text
    .replace(CLOSE_BRACKETS, " $1 ")
    .replace(
      /(?<=^|[\p{L}\d.)#:] {0,24})\[ (?! *(?:[xX✓✔]{1,3}|[Yy]es|YES|[Nn]o|NO|[*_-]+) *\])([^[\]]{2,60}) \](?=\s*$| {2}| ?\||(?<=\[ *\d{1,3} *\]))/gu,
      "  $1  ",
    );

/** "Date of service: [10/16/2026]", "by fax [208-555-0175]": a day or a number between brackets. */
const CLOSE_BRACKETS = /(?<=[\p{L}:] {0,24})\[((?=(?:[^[\]]*\d){6})[A-Z\d][A-Z\d /.-]{5,24})\]/gu;

/** "$  31.00" in a column of amounts: the sign stands at the column's edge and belongs to the figure. */
const signAtAmount = (text: string): string =>
  text.replace(/\$( {2,8})(?=(?:\d{1,3},)?\d{1,3}\.\d\d\b)/g, "$1$$");

/** "3O.00", "$1O2.00": an amount that a scanner read; a diagnosis of pregnancy begins with its letter ("O09.90"), and an amount never does. */
const withDigits = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d.,/-])(?:\$? ?\d[\dO]{0,2}(?:,[\dO]{3})*|\$? ?O(?=\.[0O]{2}))\.[\dO]{2}(?![\p{L}\d./-])/gu,
    (amount) => amount.replaceAll("O", "0"),
  );

/** "Procedure: 9894O x 2": the one figure of a code that a scanner took for a letter, where the line speaks of codes or of amounts. */
const withCodes = (text: string): string =>
  SPEAKS_OF_CODES.test(text)
    ? text.replace(/(?<![\w$.,/-])(?=\d{1,4}[Ol]\d{0,3}(?![\w/.]))[\dOl]{5}/g, (code) =>
        code.replace("O", "0").replace("l", "1"),
      )
    : text;
const SPEAKS_OF_CODES = /\b(?:procedures?|CPT|HCPCS|codes?)\b|^\s*services?[ :.]{3,40}(?=\S)|\d\.\d\d\b/i;

/** "=NAME=========MBR ID======ICN": headings that are printed into a rule of a table. */
const unruled = (text: string): string =>
  (text.match(/={3,}/g)?.length ?? 0) > 1 && /\p{L}/u.test(text)
    ? text.replace(/={3,}|^(\s*)=+(?=\p{L})/gu, (signs) => " ".repeat(signs.length))
    : text;

/** "Date answered ___11/02/2026___": the line that a form prints under what is filled in is none of it. */
const withoutFillIns = (text: string): string =>
  text.replace(/_{2,}(?=(?![xX]_)[A-Za-z\d$([])|(?<=[A-Za-z\d.)\]])(?<!_[xX])_{2,}/g, (line) =>
    " ".repeat(line.length),
  );

/** "H E R O N   L A K E   P L A N": a letterhead's letters set apart are words; the line keeps its length. */
const unspaced = (text: string): string =>
  text.replace(SET_APART, (letters) =>
    letters
      .split(/ {2,}/)
      .map((word) => word.replaceAll(" ", ""))
      .join(" ")
      .padEnd(letters.length),
  );
const SET_APART =
  /(?<=^ *| {4})\p{Lu}(?: \p{Lu}){2,20}(?: {2,4}[\p{Lu}&](?: \p{Lu}){0,20}){1,8}(?= *$| {5})/gu;

/** "90.00        .00       90.00": a column of amounts leaves out the zero before the point. */
const withUnits = (text: string): string =>
  / {2}\.\d\d(?= |$)/.test(text) ? text.replace(/(?<= ) (?=\.\d\d(?: |$))/g, "0") : text;

/** "Valid ........... 09/18/2026": dots that lead from a label to its value stand for a colon and a gap. */
const unled = (text: string): string =>
  text.replace(LEADER, (whole, label: string) => `${label}:`.padEnd(whole.length));
const LEADER = /((?:^|(?<=\s{2}))\s*\p{L}[\p{L}\d /#'()-]{1,34}?\.?)(?: \.{2,}|\.{4,})(?= *\S)/gu;

export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  const piece = /[^\s|]+(?: [^\s|]+)*/g;
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    cells.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return cells;
}

export const isBlank = (line: Line | undefined): boolean => !line || RULE.test(line.text);

/** Sentences of running text, each with the lines it is on. */
export type Sentence = { text: string; spans: Span[]; paragraph: number };

const SENTENCE_END = /[.?!:]["”)]?(?=\s+(?:[-•*–] ?)?["“(]?[A-Z0-9\d])/g;
/** "no later than:  December 24, 2026": the date belongs to its sentence. */
const DATE_DUE = /\b(?:by|than|before|until|deadline) ?:$/i;
/** "the visit of Aug. 5th, 2026" */
const MONTH = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
const ABBREVIATION =
  /(?:\b(?:no|inc|dr|mr|mrs|ms|st|rev|ref|dept|ext|vs|approx|jr|sr|[sm]?sgt|cpl|pvt|pfc|capt|cpt|lt|col|cmdr|co|corp|ltd|p\.o|u\.s|m\.d|cal|sec|art|orig|nos|pub|[a-z])|\bC\.?F\.?R)\.$/i;

/**
 * Paragraphs are runs of lines without a blank one between; their lines are joined by single spaces. A sentence that
 * runs over a page break goes on behind the foot of the one page and the head of the other.
 */
export function readSentences(lines: Line[]): Sentence[] {
  const joints = pageJoints(lines);
  const joined = new Set(joints.values());
  const sentences: Sentence[] = [];
  let paragraph = 0;
  const flush = (run: number[]) => {
    if (run.length > 0) sentences.push(...splitSentences(lines, run, paragraph++));
  };
  let run: number[] = [];
  let held: number[] | undefined;
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    if (isBlank(line) || joined.has(index) || (previous && previous.page !== line.page)) {
      flush(run);
      run = [];
    }
    if (joined.has(index) && held) {
      run = held;
      held = undefined;
    }
    if (isBlank(line)) return;
    run.push(index);
    if (joints.has(index)) {
      held = run;
      run = [];
    }
  });
  flush(run);
  return sentences;
}

function splitSentences(lines: Line[], run: number[], paragraph: number): Sentence[] {
  const joined = joinLines(lines, run);
  const { text } = joined;
  const cuts: number[] = [];
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith(":") && DATE_DUE.test(text.slice(Math.max(0, end - 20), end))) continue;
    if (match[0].startsWith(".") && ABBREVIATION.test(text.slice(Math.max(0, end - 12), match.index + 1)))
      continue;
    if (MONTH.test(text.slice(Math.max(0, end - 6), match.index + 1)) && /^\s+\d/.test(text.slice(end)))
      continue;
    cuts.push(end);
  }
  cuts.push(text.length);
  const sentences: Sentence[] = [];
  let start = 0;
  for (const end of cuts) {
    const spans = spansBetween(joined, start, end);
    const sentence = text.slice(start, end).replace(/\s+/g, " ").trim();
    if (sentence && spans.length > 0) sentences.push({ text: sentence, spans, paragraph });
    start = end;
  }
  return sentences;
}

/** The words of a text that goes on over lines and columns, with what a scanner misread in them. */
export function textOf(lines: Line[], spans: Span[]): string {
  return spans
    .map((s) => lines[s.line]?.text.slice(s.start, s.end) ?? "")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
    .split(" ")
    .map(repairWord)
    .join(" ");
}

/** Digits and small l that a scanner put into a word ("FlLING", "contro1"); codes keep theirs. */
function repairWord(word: string): string {
  if (!/\p{L}{2}/u.test(word) || /^[(]?[A-Z]{1,3}-?\d+[A-Z]?[).,:;]*$/.test(word)) return word;
  if (
    /^[(“"]?[A-Z0l1]*[A-Z]{2}[A-Z0l1'-]*[).,:;”"]*$/.test(word) &&
    /[0l1]/.test(word) &&
    /[A-Z][0l1]|[0l1][A-Z]{2}/.test(word) &&
    !/\d{2}/.test(word)
  ) {
    return word.replace(/0/g, "O").replace(/[l1]/g, "I");
  }
  return word
    .replace(/(?<=\p{Ll})1(?=\p{Ll}|\b)|(?<![\p{L}\d])1(?=\p{Ll}{2})/gu, "l")
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, "o");
}
