import type { LetterFormat } from "@/lib/core/enums";

export type LetterStats = { words: number; characters: number; format: string };

/** Words and characters of the letter's plain text; line breaks don't count as characters. */
export function letterStats(text: string, format: LetterFormat): LetterStats {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,\-/§$%#]*/gu)?.length ?? 0;
  const characters = [...text.replaceAll(/[\r\n]/g, "")].length;
  return { words, characters, format: format === "markdown" ? "Markdown" : "HTML" };
}

/** The bracketed blanks that a person has still to fill, each once, with how often it stands there. */
export function blanksIn(text: string): { text: string; count: number }[] {
  const found = new Map<string, number>();
  for (const [blank] of text.matchAll(BLANK)) found.set(blank, (found.get(blank) ?? 0) + 1);
  return [...found].map(([blank, count]) => ({ text: blank, count }));
}

/** "[member ID]": what the composer and the models leave where a fact is missing. */
export const BLANK = /\[[^[\]\n]{2,300}\]/g;
