import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
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

/** What we use of a loaded font: fontkit's own, reached through the renderer. */
interface LoadedFont {
  unitsPerEm: number;
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
    fonts: [
      { src: symbols, fontWeight: 400, fontStyle: "normal" },
      { src: symbols, fontWeight: 400, fontStyle: "italic" },
    ],
  });
  // A name or claim number must never be broken by a hyphen.
  Font.registerHyphenationCallback((word) => [word]);

  const [regular, semibold, symbol] = await Promise.all([
    loaded(LETTER_FONT, 400),
    loaded(LETTER_FONT, 600),
    loaded(SYMBOL_FONT, 400),
  ]);
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

async function loaded(fontFamily: string, fontWeight: number): Promise<LoadedFont> {
  await Font.load({ fontFamily, fontWeight, fontStyle: "normal" });
  return Font.getFont({ fontFamily, fontWeight, fontStyle: "normal" })?.data as unknown as LoadedFont;
}

/** Finds a file of an npm package from the working directory up, so that a bundler need not follow it. */
function packageFile(file: string): string {
  const starts = [process.cwd(), fileURLToPath(new URL(".", import.meta.url))];
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
