import { type Block, blocksText, type LetterFormat, parseLetterBlocks } from "@/lib/integrations/pdf/blocks";
import { refuseDeepNesting } from "./nesting";

/**
 * The letter as plain text, of what the PDF prints: a line a paragraph, list item or table row, cells parted by a tab.
 * Offsets of findings count in this text. Throws AppError (UNPROCESSABLE).
 */
export const letterText = (content: string, format: LetterFormat): string =>
  textOf(blocksOf(content, format));

/** Headings as lines of `letterText`, and the texts of block quotations. Throws AppError (UNPROCESSABLE). */
export function headingsAndQuotes(content: string, format: LetterFormat) {
  const headings = new Set<string>();
  const quotes: string[] = [];
  const visit = (block: Block, quoted: boolean): void => {
    if (block.kind === "heading") headings.add(textOf([block]));
    else if (block.kind === "paragraph" && quoted) quotes.push(textOf([block]));
    for (const inner of innerBlocks(block)) visit(inner, quoted || block.kind === "quote");
  };
  for (const block of blocksOf(content, format)) visit(block, false);
  return { headings, quotes };
}

const blocksOf = (content: string, format: LetterFormat) =>
  refuseDeepNesting(() => parseLetterBlocks(content, format));

const textOf = (blocks: readonly Block[]) =>
  blocksText(blocks)
    .replace(/[^\S\n\t]+/g, " ")
    .replace(/ *\n\s*/g, "\n")
    .trim();

function innerBlocks(block: Block): readonly Block[] {
  if (block.kind === "quote") return block.blocks;
  if (block.kind === "list") return block.items.flat();
  if (block.kind === "table") return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks));
  return [];
}

export type TextSpan = { text: string; start: number; end: number };

/** "[objective findings]": a blank that a person must fill. */
export const findBlanks = (text: string): TextSpan[] =>
  [...text.matchAll(/\[[^[\]\n]{2,300}\]/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
