/** Invisible and direction-changing characters: they can hide or reorder text, and never carry a fact. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]|[\u115F\u1160\u17B4\u17B5]|\u034F|[\uFE00-\uFE0F]/gu;

const EXOTIC_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/** Text without invisible characters, with plain spaces and composed letters. Line breaks stay. */
export function cleanText(text: string): string {
  return withoutDoubledSpaces(plain(text));
}

/** Some scanners' text layers and justified prints put two or three spaces between all words, and one before each mark. */
function withoutDoubledSpaces(text: string): string {
  const gaps = text.match(/(?<=[\p{L}\d]{2}) +(?=[\p{L}\d]{2})/gu) ?? [];
  const single = gaps.filter((gap) => gap.length === 1).length;
  const doubled = gaps.filter((gap) => gap.length === 2 || gap.length === 3).length;
  if (doubled < FEWEST_DOUBLED || single > gaps.length * MOST_SINGLE || doubled < gaps.length * MOSTLY)
    return text;
  return text
    .replace(/(?<=^| {2})\p{L}(?: \p{L})+(?= {2}|$)/gmu, (spaced) => spaced.replaceAll(" ", ""))
    .replace(/(?<=\S) {2,3}(?=\S)/g, " ")
    .replace(/ (?=[,.:;](?:\s|$)|['’]s\b)/gm, "")
    .replace(/([($]) (?=\d)/g, "$1")
    .replace(/(?<=\(\d{3}) (?=\))/g, "");
}
const FEWEST_DOUBLED = 30;
const MOST_SINGLE = 0.05;
const MOSTLY = 0.6;

function plain(text: string): string {
  return text
    .replace(/\r\n?|\f/g, "\n")
    .replace(INVISIBLE, "")
    .replace(EXOTIC_SPACE, " ")
    .replace(/\t/g, "    ")
    .normalize("NFC");
}

const FOLDS: Record<string, string> = {
  "0": "c",
  o: "c",
  c: "c",
  e: "c",
  ö: "c",
  é: "c",
  è: "c",
  "1": "l",
  i: "l",
  l: "l",
  "|": "l",
  "!": "l",
  í: "l",
  "5": "s",
  s: "s",
  $: "s",
  "8": "b",
  b: "b",
  q: "g",
  á: "a",
  à: "a",
  ã: "a",
  ñ: "n",
  ú: "u",
  ü: "u",
  "’": "'",
};

function foldOne(char: string): string {
  const lower = char.toLowerCase();
  const mapped = FOLDS[lower] ?? lower;
  // A character outside the basic plane, or one that grows when lower-cased, must not shift the rest.
  return mapped.length === char.length ? mapped : "?".repeat(char.length);
}

/** Nearly all that is printed is one of these, and every label of every line is folded. */
const FOLDED = Array.from({ length: 128 }, (_, code) => foldOne(String.fromCharCode(code)));

/**
 * Letters that scanners confuse become one letter, so that "C1AlM N0" and "Claim no" compare equal. Keeps the
 * length: a place in the folded text is the same place in the original.
 */
export function foldOcr(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; ) {
    const plain = FOLDED[text.charCodeAt(at)];
    const char = plain === undefined ? String.fromCodePoint(text.codePointAt(at) ?? 0) : plain;
    folded += plain ?? foldOne(char);
    at += char.length;
  }
  return folded;
}

/** For comparing: lower case, no accents, letters and digits only. */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
