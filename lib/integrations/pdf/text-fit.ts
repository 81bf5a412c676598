import { type Run, runsText } from "./blocks";
import type { LetterFonts } from "./fonts";

/** Characters in a piece of a long paragraph. */
const PIECE = 5000;

export interface TextMeasure {
  /** Width in points of the longest stretch without a space. */
  word: number;
  /** Width in points of the longest line when nothing is wrapped. */
  line: number;
  /** Width in points of all text in one line. */
  total: number;
}

export function measureRuns(
  runs: readonly Run[],
  fonts: LetterFonts,
  size: number,
  bold: boolean,
): TextMeasure {
  const heavy = bold || runs.some((run) => run.bold);
  const measure: TextMeasure = { word: 0, line: 0, total: 0 };
  for (const line of runsText(runs).split("\n")) {
    const width = fonts.width(line, size, heavy);
    measure.line = Math.max(measure.line, width);
    measure.total += width;
    for (const word of line.split(" ")) measure.word = Math.max(measure.word, fonts.width(word, size, heavy));
  }
  return measure;
}

/**
 * Cuts stretches without a space that are wider than the line, without a hyphen; the renderer would let them run
 * off the paper. Hard spaces give way first: pasted text is sometimes made of nothing else.
 */
export function fitWords(
  runs: Run[],
  fonts: LetterFonts,
  size: number,
  available: number,
  bold = false,
): Run[] {
  // Kerning is not measured, so a little is kept in hand.
  const limit = available * 0.98;
  if (measureRuns(runs, fonts, size, bold).word <= limit) return runs;
  const soft = runs.map((run) => ({ ...run, text: run.text.replaceAll("\u00A0", " ") }));
  if (measureRuns(soft, fonts, size, bold).word <= limit) return soft;
  let used = 0;
  return soft.map((run) => {
    let text = "";
    for (const letter of run.text) {
      const width = letter === " " || letter === "\n" ? 0 : fonts.width(letter, size, true);
      if (width === 0) used = 0;
      else if (used + width > limit && used > 0) {
        text += "\n";
        used = width;
      } else used += width;
      text += letter;
    }
    return { ...run, text };
  });
}

/** Splits runs at spaces into pieces of at most about `size` characters. */
export function pieces(runs: Run[], size = PIECE): Run[][] {
  const result: Run[][] = [];
  let piece: Run[] = [];
  let length = 0;
  for (const run of runs) {
    let rest = run.text;
    while (length + rest.length > size) {
      const cut = cutAt(rest, size - length);
      if (cut > 0) piece.push({ ...run, text: rest.slice(0, cut).replace(/[ \n]$/, "") });
      if (piece.length > 0) result.push(piece);
      piece = [];
      length = 0;
      rest = rest.slice(cut);
      if (cut === 0 && rest.length <= size) break;
    }
    if (rest) piece.push({ ...run, text: rest });
    length += rest.length;
  }
  if (piece.length > 0) result.push(piece);
  return result;
}

/** The last place after a space within `room`, never inside a surrogate pair; 0 when the text should start afresh. */
function cutAt(text: string, room: number): number {
  if (room <= 0) return 0;
  const space = Math.max(text.lastIndexOf(" ", room - 1), text.lastIndexOf("\n", room - 1));
  if (space >= 0) return space + 1;
  if (room < 500) return 0;
  const code = text.charCodeAt(room - 1);
  return code >= 0xd800 && code < 0xdc00 ? room - 1 : room;
}
