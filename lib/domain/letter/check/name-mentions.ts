import type { TextSpan } from "../text/letter-text";
import { LETTER_WORDS } from "./letter-vocabulary";

const WORD = "\\p{Lu}[\\p{L}'’]{0,30}\\p{L}(?:-\\p{L}[\\p{L}'’]{1,30}){0,3}";
const LINK = "of|and|the|de|la|las|los|van|von|der|den|del|du|da|di|for|&|y|bin|al";
const SEQUENCE = new RegExp(
  // A capital within a word ("mmHg", "eviCore") begins none.
  `(?<!\\p{L})(?:\\b(?:Dr|Mr|Mrs|Ms|Prof)\\.?[ ]+)?${WORD}(?:[ ](?:(?:${LINK})[ ]){0,2}(?:${WORD}|\\p{Lu}\\.(?=[ ]\\p{Lu}))){0,7}`,
  "gu",
);
const TITLE = /^(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+/;
const isLink = (word: string) => new RegExp(`^(?:${LINK})$`, "i").test(word);

/**
 * Runs of capitalized words that may be names of people, payers, medicines or works. Words of everyday letters, words that
 * also stand somewhere in lower case, short abbreviations and single words at the start of a sentence are none.
 */
export function findNames(
  text: string,
  headings: Set<string>,
  isCommonWord: (word: string) => boolean,
): TextSpan[] {
  const names: TextSpan[] = [];
  for (const match of text.matchAll(SEQUENCE)) {
    const titled = TITLE.test(match[0]);
    if (!titled && headings.has(lineAround(text, match.index))) continue;
    const span = trimCommon(match[0], match.index, (word) => !titled && isOrdinary(word, isCommonWord));
    if (!span) continue;
    const single = !/\s/.test(span.text);
    if (single && !titled && startsSentence(text, span.start)) continue;
    if (single && /^\p{Lu}{2,5}$/u.test(span.text)) continue;
    names.push(span);
  }
  return names;
}

const isOrdinary = (word: string, isCommonWord: (word: string) => boolean) =>
  isLink(word) || LETTER_WORDS.has(word.toLowerCase()) || isCommonWord(word.toLowerCase());

/** Ordinary words go from both ends: of "The Aetna Claims Department" only "Aetna" is a name. */
function trimCommon(text: string, at: number, ordinary: (word: string) => boolean): TextSpan | undefined {
  const parts = [...text.matchAll(/\S+/g)];
  const bare = (part: RegExpMatchArray | undefined) => (part?.[0] ?? "").replace(/[.'’]s?$/u, "");
  while (parts.length > 0 && ordinary(bare(parts[0]))) parts.shift();
  while (parts.length > 0 && ordinary(bare(parts.at(-1)))) parts.pop();
  const [first, last] = [parts[0], parts.at(-1)];
  if (first?.index === undefined || last?.index === undefined) return undefined;
  const end = last.index + last[0].replace(/['’]s$/u, "").length;
  return { text: text.slice(first.index, end), start: at + first.index, end: at + end };
}

const startsSentence = (text: string, at: number) =>
  /(?:^|[\n\t.!?:;“"(•|])\s*$/u.test(text.slice(Math.max(0, at - 4), at));

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return text.slice(start, end < 0 ? undefined : end).trim();
}
