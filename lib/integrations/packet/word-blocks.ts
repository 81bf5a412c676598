import type { Block, Run } from "../pdf/blocks";
import { MAX_COLUMNS } from "../pdf/table-layout";
import { type DocxParts, readDocxParts } from "../reader/docx";
import type { Block as WordBlock, Cell as WordCell } from "../reader/docx-blocks";
import { ReadFailure } from "../reader/read-failure";

/** More is no document that a payer reads; setting it would take minutes. */
const MAX_PARTS = 6_000;
const MAX_CHARACTERS = 600_000;

/** A Word document in the blocks of our letters: header, body, notes, footer, with a rule between. Throws ReadFailure. */
export async function wordBlocks(file: string): Promise<Block[]> {
  const parts = await readDocxParts(file);
  checkSize(parts);
  const sections = [parts.headers, parts.body, parts.notes, parts.footers]
    .map((blocks) => trimmed(blocks.flatMap((block) => letterBlocks(block))))
    .filter((section) => section.length > 0);
  if (sections.length === 0) throw new ReadFailure("no_text");
  return sections.flatMap((section, index): Block[] =>
    index === 0 ? section : [{ kind: "rule" }, ...section],
  );
}

function letterBlocks(block: WordBlock): Block[] {
  if (block.kind === "table") return tableBlocks(block.rows);
  const text = block.text.replace(/\f/g, "\n").replace(/^\n+|\n+$/g, "");
  if (block.heading && text.trim())
    return [{ kind: "heading", level: block.heading, align: "left", runs: runsOf(text) }];
  const paragraph: Block = { kind: "paragraph", align: "left", runs: text.trim() ? runsOf(text) : [] };
  return block.item && text.trim()
    ? [{ kind: "list", ordered: false, start: 1, items: [[paragraph]] }]
    : [paragraph];
}

const runsOf = (text: string): Run[] => [{ text: text.replaceAll("\t", "\u00A0\u00A0\u00A0\u00A0 ") }];

function tableBlocks(rows: readonly WordCell[][]): Block[] {
  const widest = Math.max(0, ...rows.map((row) => row.reduce((sum, cell) => sum + cell.span, 0)));
  if (widest === 0) return [];
  // Too many columns for paper: each row becomes a line.
  if (widest > MAX_COLUMNS) {
    return rows.map((row) => ({ kind: "paragraph", align: "left", runs: [{ text: rowText(row) }] }));
  }
  return [
    {
      kind: "table",
      rows: rows
        .filter((row) => row.length > 0)
        .map((row) => ({
          header: false,
          cells: row.map((cell) => ({
            header: false,
            colspan: cell.span,
            rowspan: 1,
            blocks: trimmed(cell.blocks.flatMap(cellBlocks)),
          })),
        })),
    },
  ];
}

/** Tables in a cell have no room of their own. */
const cellBlocks = (block: WordBlock): Block[] =>
  block.kind === "paragraph"
    ? letterBlocks(block)
    : block.rows.map((row) => ({ kind: "paragraph", align: "left", runs: [{ text: rowText(row) }] }));

const rowText = (row: readonly WordCell[]) =>
  row
    .map((cell) => cell.blocks.map(plainText).join(" ").trim())
    .filter(Boolean)
    .join(" | ");

const plainText = (block: WordBlock): string =>
  block.kind === "paragraph" ? block.text.replace(/\s+/g, " ") : block.rows.map(rowText).join(" ");

const isEmpty = (block: Block) => block.kind === "paragraph" && block.runs.length === 0;

/** Without empty lines at both ends, and with one where the author left several. */
function trimmed(blocks: readonly Block[]): Block[] {
  const from = blocks.findIndex((block) => !isEmpty(block));
  if (from < 0) return [];
  const kept = blocks.slice(from, blocks.findLastIndex((block) => !isEmpty(block)) + 1);
  return kept.filter((block, index) => !isEmpty(block) || !isEmpty(kept[index - 1] ?? block));
}

function checkSize(parts: DocxParts): void {
  let count = 0;
  let characters = 0;
  const visit = (blocks: readonly WordBlock[]) => {
    for (const block of blocks) {
      count += 1;
      if (block.kind === "paragraph") characters += block.text.length;
      else for (const cell of block.rows.flat()) visit(cell.blocks);
    }
  };
  for (const blocks of Object.values(parts)) visit(blocks);
  if (count > MAX_PARTS || characters > MAX_CHARACTERS) throw new ReadFailure("too_complex");
}
