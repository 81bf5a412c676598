import type { LetterFonts } from "./fonts";

const REPLACEMENT = "\uFFFD";
/** Signs that neither font has but that have a plain twin. */
const TWINS: Record<string, string> = {
  "\u2011": "-",
  "✅": "✔",
  "❌": "✘",
  "❎": "✘",
  "\u2043": "•",
  "\u202F": "\u00A0",
  "\u2007": "\u00A0",
  "\u3000": " ",
  // Word's own bullets and ticks, pasted from its symbol fonts.
  "\uF0B7": "•",
  "\uF0A7": "▪",
  "\uF0FC": "✔",
  "\uF0FE": "☒",
  "\uF0A8": "☐",
};
/** Controls, direction marks, joiners, soft hyphens, variation and skin tone selectors: invisible, or break layout. */
const INVISIBLE = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Variation_Selector}|\p{Emoji_Modifier}|\u034F)/gu;

/** Makes text fit the two fonts, and remembers what it had to replace and whether the second font is needed. */
export class Printable {
  /** Characters printed as "�", in order of appearance. */
  readonly replaced = new Set<string>();
  needsSymbols = false;

  constructor(private readonly fonts: LetterFonts) {}

  text(source: string): string {
    // Most letters are plain: one look decides.
    if (/^[\n\x20-\x7E\u00A0-\u00AC\u00AE-\u00FF]*$/.test(source)) return source;
    let result = "";
    for (const letter of source
      .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
      .replaceAll("\t", " ")
      .replace(INVISIBLE, "")) {
      result += letter === "\n" ? letter : this.letter(letter);
    }
    return result;
  }

  private letter(letter: string): string {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (this.fonts.inSerif(codePoint)) return letter;
    const twin = TWINS[letter];
    if (twin !== undefined) return this.letter(twin);
    this.needsSymbols = true;
    if (this.fonts.inSymbols(codePoint)) return letter;
    if (this.replaced.size < 100) this.replaced.add(letter);
    return REPLACEMENT;
  }
}
