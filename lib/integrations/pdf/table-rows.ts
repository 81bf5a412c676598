import { type Block, type Run, runsText } from "./blocks";
import type { LetterFonts } from "./fonts";
import { CELL_PADDING, type GridRow, measureCell } from "./table-layout";
import { pieces } from "./text-fit";

/** A row of at most this many lines moves to the next page in one piece. */
const MAX_LINES = 14;

/**
 * Cuts rows that are too tall to move whole into several rows without a line between them. The renderer cannot
 * break a row: the cells that go on would lose their place beside those that ended.
 */
export function splitTallRows(
  rows: readonly GridRow[],
  widths: readonly number[],
  fonts: LetterFonts,
  size: number,
): GridRow[] {
  return rows.flatMap((row) => {
    const parts = row.cells.map((cell) => {
      const width = widths
        .slice(cell.column, cell.column + cell.span)
        .reduce((total, each) => total + each, 0);
      const inner = Math.max(size, width - 2 * CELL_PADDING - 1);
      const lines = (block: Block) => {
        const { total } = measureCell({ blocks: [block], header: cell.header }, fonts, size);
        return Math.ceil(total / inner) + breaks(block);
      };
      if (cell.blocks.reduce((sum, block) => sum + lines(block), 0) <= MAX_LINES) return [cell.blocks];
      return portions(
        cell.blocks.flatMap((block) => smaller(block, inner, size)),
        lines,
      );
    });
    const count = Math.max(1, ...parts.map((part) => part.length));
    if (count === 1) return [row];
    return Array.from({ length: count }, (_, index) => ({
      header: row.header,
      cells: row.cells.map((cell, position) => ({
        ...cell,
        blocks: parts[position]?.[index] ?? [],
        openBelow: index < count - 1 || cell.openBelow,
        continued: index > 0,
      })),
    }));
  });
}

/** Fills portions of blocks up to the height of one row. */
function portions(blocks: Block[], lines: (block: Block) => number): Block[][] {
  const result: Block[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    const height = lines(block);
    if (used > 0 && used + height > MAX_LINES) {
      result.push([]);
      used = 0;
    }
    result.at(-1)?.push(block);
    used += height;
  }
  return result;
}

/** Long blocks in pieces that fit one portion: paragraphs at spaces, lists and quotes between their parts. */
function smaller(block: Block, width: number, size: number): Block[] {
  // Half an em is the width of an average letter.
  const room = Math.max(40, Math.floor((width / (size * 0.5)) * (MAX_LINES - 4)));
  switch (block.kind) {
    case "paragraph":
    case "heading": {
      return splitAtBreaks(block.runs, MAX_LINES - 6)
        .flatMap((runs) => pieces(runs, room))
        .map((runs) => ({ ...block, runs }));
    }
    case "preformatted":
      return [...block.text.matchAll(/(?:[^\n]*\n?){1,8}/g)]
        .map((match) => match[0].replace(/\n$/, ""))
        .filter((text) => text !== "")
        .flatMap((text) => pieces([{ text }], room).map((runs) => ({ ...block, text: runsText(runs) })));
    case "list":
      return block.items.flatMap((item, index) => {
        const parts = item.flatMap((inner) => smaller(inner, width - 22, size));
        return [{ ...block, start: block.start + index, items: [parts.slice(0, 1)] }, ...parts.slice(1)];
      });
    case "quote":
      return block.blocks.flatMap((inner) =>
        smaller(inner, width - 20, size).map((part): Block => ({ ...block, blocks: [part] })),
      );
    default:
      return [block];
  }
}

/** Runs in groups of at most `limit` lines, cut at line breaks. */
function splitAtBreaks(runs: readonly Run[], limit: number): Run[][] {
  const groups: Run[][] = [[]];
  let lines = 1;
  for (const run of runs) {
    for (const [index, text] of run.text.split("\n").entries()) {
      if (index > 0) {
        lines += 1;
        if (lines > limit) {
          groups.push([]);
          lines = 1;
        } else groups.at(-1)?.push({ ...run, text: "\n" });
      }
      if (text) groups.at(-1)?.push({ ...run, text });
    }
  }
  return groups.filter((group) => group.length > 0);
}

const breaks = (block: Block): number => {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return runsText(block.runs).split("\n").length;
    case "preformatted":
      return block.text.split("\n").length;
    case "list":
      return block.items.reduce(
        (sum, item) => sum + item.reduce((inner, each) => inner + breaks(each), 0) + 1,
        0,
      );
    case "quote":
      return block.blocks.reduce((sum, each) => sum + breaks(each), 0);
    default:
      return 1;
  }
};
