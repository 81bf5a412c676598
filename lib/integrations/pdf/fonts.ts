import { existsSync } from "node:fs";
import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { AppError } from "@/lib/core/errors";

export const LETTER_FONT = "Letter";
/** Symbols and scripts that the serif lacks: brackets, boxes, arrows, Hebrew, Arabic, Georgian, Armenian. */
export const SYMBOL_FONT = "Letter symbols";

const SERIF = "@expo-google-fonts/source-serif-4";
const FACES = [
  { file: `${SERIF}/400Regular/SourceSerif4_400Regular.ttf`, fontWeight: 400, fontStyle: "normal" },
  {
    file: `${SERIF}/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf`,
    fontWeight: 400,
    fontStyle: "italic",
  },
  { file: `${SERIF}/600SemiBold/SourceSerif4_600SemiBold.ttf`, fontWeight: 600, fontStyle: "normal" },
  {
    file: `${SERIF}/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf`,
    fontWeight: 600,
    fontStyle: "italic",
  },
] as const;
const SYMBOLS = "dejavu-fonts-ttf/ttf/DejaVuSans.ttf";
const SYMBOL_FACES = [
  { fontFamily: SYMBOL_FONT, fontWeight: 400, fontStyle: "normal" },
  { fontFamily: SYMBOL_FONT, fontWeight: 400, fontStyle: "italic" },
] as const;

/** What we use of a loaded font: fontkit's own, reached through the renderer. */
interface LoadedFont {
  unitsPerEm: number;
  characterSet: number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { advanceWidth: number };
}

export interface LetterFonts {
  /** Width of a text in points, without kerning; a letter that neither font has counts as a wide one. */
  width(text: string, size: number, bold: boolean): number;
  inSerif(codePoint: number): boolean;
  inSymbols(codePoint: number): boolean;
}

let ready: Promise<LetterFonts> | undefined;

/** Registers the fonts once per process and loads what measuring needs. */
export function letterFonts(): Promise<LetterFonts> {
  ready ??= load().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function load(): Promise<LetterFonts> {
  Font.register({
    family: LETTER_FONT,
    fonts: FACES.map(({ file, fontWeight, fontStyle }) => ({
      src: packageFile(file),
      fontWeight,
      fontStyle,
    })),
  });
  const symbols = packageFile(SYMBOLS);
  Font.register({
    family: SYMBOL_FONT,
    fonts: SYMBOL_FACES.map(({ fontWeight, fontStyle }) => ({ src: symbols, fontWeight, fontStyle })),
  });
  // A name or claim number must never be broken by a hyphen.
  Font.registerHyphenationCallback((word) => [word]);

  const faces = await Promise.all(
    [...FACES.map((face) => ({ ...face, fontFamily: LETTER_FONT })), ...SYMBOL_FACES].map(loaded),
  );
  faces.forEach(nameGlyphs);
  const [regular, , semibold, , symbol] = faces;
  if (!regular || !semibold || !symbol) throw new Error("a font of the letter was not loaded");
  const inSerif = (codePoint: number) => regular.hasGlyphForCodePoint(codePoint);
  const inSymbols = (codePoint: number) => symbol.hasGlyphForCodePoint(codePoint);
  const advances = [regular, semibold].map((font) => {
    const known = new Map<string, number>();
    return (letter: string) => {
      let advance = known.get(letter);
      if (advance === undefined) {
        const codePoint = letter.codePointAt(0) ?? 0;
        const source = inSerif(codePoint) ? font : symbol;
        advance = source.glyphForCodePoint(codePoint).advanceWidth / source.unitsPerEm;
        if (known.size < 5000) known.set(letter, advance);
      }
      return advance;
    };
  });
  return {
    inSerif,
    inSymbols,
    width(text, size, bold) {
      const advance = advances[bold ? 1 : 0];
      let sum = 0;
      if (advance) for (const letter of text) sum += advance(letter);
      return sum * size;
    },
  };
}

type Face = { fontFamily: string; fontWeight: number; fontStyle: "normal" | "italic" };

async function loaded({ fontFamily, fontWeight, fontStyle }: Face): Promise<LoadedFont> {
  const face = { fontFamily, fontWeight, fontStyle };
  await Font.load(face);
  return Font.getFont(face).data as unknown as LoadedFont;
}

/**
 * Tells a font which character each of its glyphs stands for. It remembers what it is told first, and embedding "Ž"
 * would tell it of the part "Z" without a character: in all later letters a Z could then not be found as text.
 */
function nameGlyphs(font: LoadedFont) {
  for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) font.glyphForCodePoint(codePoint);
}

/** Finds a file of an npm package from the working directory, or the started script, up: no bundler need follow it. */
function packageFile(file: string): string {
  const starts = [process.cwd(), path.dirname(process.argv[1] ?? "")];
  for (const start of starts) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const candidate = path.join(/* turbopackIgnore: true */ folder, "node_modules", file);
      if (existsSync(candidate)) return candidate;
      if (folder === path.dirname(folder)) break;
    }
  }
  throw new AppError(
    "UNAVAILABLE",
    "The fonts for letters are missing. Ask your administrator to reinstall the app.",
  );
}
