import { htmlToBlocks } from "./html-blocks";
import { markdownToHtml } from "./markdown-html";

/** Longer letters are refused. It is some 65 pages, and what the readers of both formats take in a few seconds at worst. */
export const MAX_LETTER = 200_000;

/** The formats in which a letter is stored. */
export type LetterFormat = "html" | "markdown";

export type Align = "left" | "center" | "right" | "justify";

/** A stretch of text in one style. "\n" is a line break inside the paragraph. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  highlight?: true;
  code?: true;
  /** http, https, mailto or tel only. */
  href?: string;
}

export interface Cell {
  header: boolean;
  colspan: number;
  rowspan: number;
  blocks: Block[];
}

export interface TableRow {
  /** True for rows of `thead` and for leading rows made of `th` only. */
  header: boolean;
  cells: Cell[];
}

interface TextBlock {
  kind: "paragraph";
  align: Align;
  /** Empty for an empty line, which keeps its height. */
  runs: Run[];
}

export type Block =
  | TextBlock
  | { kind: "heading"; level: 1 | 2 | 3; align: Align; runs: Run[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "table"; rows: TableRow[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "preformatted"; text: string }
  | { kind: "rule" };

/**
 * One block model for both formats. Never throws on odd markup: styles and attributes other than alignment are
 * dropped, a tag it does not know becomes its text, and lists or quotes deeper than `MAX_DEPTH` are flattened.
 */
export function parseLetterBlocks(content: string, format: LetterFormat): Block[] {
  return htmlToBlocks(format === "markdown" ? markdownToHtml(content) : content);
}

export const runsText = (runs: readonly Run[]) => runs.map((run) => run.text).join("");

/** Plain text: a line per paragraph and list item (without its marker), cells of a row separated by tabs. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return runsText(block.runs);
    case "preformatted":
      return block.text;
    case "quote":
      return blocksText(block.blocks);
    case "rule":
      return "";
    case "list":
      return block.items.map(blocksText).join("\n");
    case "table":
      return block.rows
        .map((row) => row.cells.map((cell) => blocksText(cell.blocks).replaceAll("\n", " ")).join("\t"))
        .join("\n");
  }
}
