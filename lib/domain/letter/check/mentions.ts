import { findBlanks, type TextSpan } from "../text/letter-text";
import { AMOUNT_PATTERN, DATE_PATTERN, isoOf } from "./printed-values";

type MentionKind = "name" | "number" | "date" | "code" | "amount" | "quote" | "blank" | "law";
export type Mention = TextSpan & { kind: MentionKind };

const LAW =
  /\b\d+\s+(?:C\.?\s?F\.?\s?R\.?|U\.?\s?S\.?\s?C\.?)\s*(?:§+\s*|parts?\s+|sections?\s+)?\d[\w.:-]*(?:\([a-z0-9]+\))*(?:\s*-\s*\d[\d.]*)?(?:\s+subpart\s+[A-Z])?|§+\s*\d[\w.()-]*|\b[Ss]ection\s+\d{3,}[\w.()-]*/g;
const QUOTE = /“([^“”\n]{12,})”|"([^"\n]{12,})"/g;
const PHONE = /(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\b\d{3}[\s.-])\d{3}[\s.-]\d{4}\b/g;
const CODES = [
  /\b(?:CO|PR|OA|PI|CR)[\s-]?\d{1,3}\b/g,
  /(?<!\bfrequency )\b(?:CARC|RARC|reason code|remark(?: code)?|code)\s+[A-Z]{0,2}\d{1,3}\b/gi,
  /\b(?:MA|N|M)\d{2,3}\b/g,
  /\b[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?\b/g,
  /\b(?:[A-Z]\d{4}|\d{4}[FTU]|L\d{5})(?:-[A-Z0-9]{2})*\b/g,
  /\b\d{5}(?:-[A-Z][A-Z0-9]|-\d{2})*\b(?!-\d)/g,
];
const NUMBER_WORDS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety";
const UNITS =
  "hours?|days?|weeks?|months?|years?|visits?|sessions?|treatments?|injections?|units?|times|percent|%|mg|mcg|ml|[mc]m[23²³]?|degrees?|points?|pounds?|lbs?|kg|minutes?|episodes?|doses?";
const MEASURE = new RegExp(
  `\\b(?:\\d+(?:\\.\\d+)?|${NUMBER_WORDS})(?:\\s*(?:to|-|–|or)\\s*(?:\\d+|${NUMBER_WORDS}))?(?:\\s+|-)?(?:(?:calendar|business|consecutive|full)\\s+)?(?:${UNITS})(?![\\p{L}\\d])`,
  "giu",
);
/** "A2 / 20" of an acknowledgment is a code with its status. */
const RATIO = /(?<![\d.]|\b[A-Z](?=\d ?\/ ?\d{2}\b))\d{1,3}(?:\.\d+)?\s*(?:\/|out of|of)\s*\d{1,3}\b/g;
const IDENTIFIER = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\p{L}\p{N}]|[./-](?=[\p{L}\p{N}]))*/gu;

/** Everything in the letter that states a fact one can look up. Spans do not overlap; each text counts once where it stands. */
export function findMentions(text: string, quotedTexts: string[]): Mention[] {
  const taken = new Uint8Array(text.length);
  const found: Mention[] = [];
  const take = (kind: MentionKind, start: number, end: number) => {
    if (end <= start || taken.subarray(start, end).some((cell) => cell === 1)) return;
    taken.fill(1, start, end);
    found.push({ kind, start, end, text: text.slice(start, end) });
  };
  const takeAll = (kind: MentionKind, pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) take(kind, match.index, match.index + match[0].length);
  };

  for (const blank of findBlanks(text)) take("blank", blank.start, blank.end);
  for (const match of text.matchAll(QUOTE))
    if (words(match[0]).length >= 3) take("quote", match.index, match.index + match[0].length);
  for (const quoted of quotedTexts) {
    const start = text.indexOf(quoted);
    if (start >= 0 && words(quoted).length >= 3) take("quote", start, start + quoted.length);
  }
  for (const match of text.matchAll(LAW))
    take("law", match.index, match.index + match[0].replace(/[.,:-]+$/, "").length);
  for (const match of text.matchAll(DATE_PATTERN))
    if (isoOf(match)) take("date", match.index, match.index + match[0].length);
  takeAll("amount", AMOUNT_PATTERN);
  takeAll("number", PHONE);
  for (const pattern of CODES) takeCodes(text, pattern, take);
  takeAll("number", MEASURE);
  takeAll("number", RATIO);
  for (const match of text.matchAll(IDENTIFIER))
    if ((match[0].match(/\d/g) ?? []).length >= 3) take("number", match.index, match.index + match[0].length);
  return found.sort((a, b) => a.start - b.start);
}

/** A code inside a longer number ("0202618250A7710X") is a part of that number. */
function takeCodes(
  text: string,
  pattern: RegExp,
  take: (kind: MentionKind, start: number, end: number) => void,
) {
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const glued =
      /[\p{L}\p{N}][-./]?$/u.test(text.slice(0, match.index)) || /^[-./]?[\p{L}\p{N}]/u.test(text.slice(end));
    if (!glued) take("code", match.index, end);
  }
}

export const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
