import { SaxesParser } from "saxes";
import { MAX_CHARACTERS } from "./limits";
import { ReadFailure } from "./read-failure";

export type Cell = { blocks: Block[]; span: number };
type Paragraph = {
  kind: "paragraph";
  text: string;
  /** By Word's built-in styles and outline levels; a title counts as 1, levels below 3 as 3. */
  heading?: 1 | 2 | 3;
  /** True for an item of a list. Its number or bullet is made by Word and is not in the text. */
  item?: true;
};
export type Block = Paragraph | { kind: "table"; rows: Cell[][] };

const MAX_DEPTH = 400;
const MAX_NESTED_TABLES = 6;
/** Elements whose text is not on the page: field codes, deleted text, and the older copy of a drawing. */
const SKIPPED = new Set(["w:instrText", "w:delText", "w:del", "w:moveFrom", "mc:Fallback", "w:footnotePr"]);

type OpenParagraph = { text: string; hidden: boolean; boxes: Block[]; heading?: 1 | 2 | 3; item?: true };

/**
 * The paragraphs and tables of one part of a Word document (body, header, footnotes), text boxes after the paragraph
 * that holds them. Throws ReadFailure for XML that is broken or declares entities.
 */
export function readBlocks(xml: string): Block[] {
  const parser = new SaxesParser();
  const root: Block[] = [];
  const targets: Block[][] = [root];
  const paragraphs: OpenParagraph[] = [];
  const tables: Cell[][][] = [];
  let depth = 0;
  let skipping = 0;
  let inText = false;
  let characters = 0;
  let failure: ReadFailure | undefined;
  const target = () => targets.at(-1) ?? root;
  const write = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || paragraph.hidden) return;
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw new ReadFailure("too_complex");
    paragraph.text += text;
  };
  const endParagraph = () => {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const { text, boxes, heading, item } = paragraph;
    const style = { ...(heading ? { heading } : {}), ...(item ? { item } : {}) };
    target().push({ kind: "paragraph", text, ...style }, ...boxes);
  };

  parser.on("error", (error) => {
    failure ??= new ReadFailure("damaged", { cause: error });
  });
  parser.on("doctype", () => {
    failure ??= new ReadFailure("too_complex");
  });
  parser.on("opentag", ({ name, attributes, isSelfClosing }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new ReadFailure("too_complex");
    if (skipping > 0 || SKIPPED.has(name)) {
      skipping += 1;
      return;
    }
    const value = String(attributes["w:val"] ?? "");
    if (name === "w:p") paragraphs.push({ text: "", hidden: false, boxes: [] });
    else if (name === "w:pStyle" || name === "w:outlineLvl") setStyle(paragraphs.at(-1), name, value);
    else if (name === "w:numPr") setItem(paragraphs.at(-1));
    else if (name === "w:r") setHidden(paragraphs.at(-1), false);
    else if (name === "w:vanish") setHidden(paragraphs.at(-1), value !== "0" && value !== "false");
    else if (name === "w:t") inText = !isSelfClosing;
    else if (name === "w:tab" && attributes["w:pos"] === undefined) write("\t");
    else if (name === "w:noBreakHyphen") write("-");
    else if (name === "w:cr") write("\n");
    else if (name === "w:br") write(attributes["w:type"] === "page" ? "\f" : "\n");
    else if (name === "w:tbl") {
      // Laying out doubles with each table in a table.
      if (tables.push([]) > MAX_NESTED_TABLES) throw new ReadFailure("too_complex");
    } else if (name === "w:tr") tables.at(-1)?.push([]);
    else if (name === "w:tc") {
      const blocks: Block[] = [];
      tables.at(-1)?.at(-1)?.push({ blocks, span: 1 });
      targets.push(blocks);
    } else if (name === "w:gridSpan") {
      const cell = tables.at(-1)?.at(-1)?.at(-1);
      if (cell) cell.span = Math.min(60, Math.max(1, Number.parseInt(value, 10) || 1));
    } else if (name === "w:txbxContent") {
      targets.push(paragraphs.at(-1)?.boxes ?? target());
    }
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    if (skipping > 0) {
      skipping -= 1;
      return;
    }
    if (name === "w:t") inText = false;
    else if (name === "w:r") setHidden(paragraphs.at(-1), false);
    else if (name === "w:p") endParagraph();
    else if (name === "w:tc" || name === "w:txbxContent") targets.pop();
    else if (name === "w:tbl") {
      const rows = tables.pop();
      if (rows) target().push({ kind: "table", rows });
    }
  });
  parser.on("text", (text) => {
    if (inText && skipping === 0) write(text);
  });
  parser.write(xml);
  if (!failure) parser.close();
  if (failure) throw failure;
  return root;
}

function setHidden(paragraph: OpenParagraph | undefined, hidden: boolean): void {
  if (paragraph) paragraph.hidden = hidden;
}

function setItem(paragraph: OpenParagraph | undefined): void {
  if (paragraph) paragraph.item = true;
}

/** An outline level counts from 0, and 9 means body text. */
function setStyle(paragraph: OpenParagraph | undefined, name: string, value: string): void {
  if (/^list ?(?:bullet|number)/i.test(value)) setItem(paragraph);
  const level =
    name === "w:outlineLvl"
      ? Number.parseInt(value, 10) + 1
      : /^title$/i.test(value)
        ? 1
        : Number(/^heading ?([1-9])$/i.exec(value)?.[1]);
  if (paragraph && level >= 1 && level <= 9) paragraph.heading = Math.min(3, level) as 1 | 2 | 3;
}
