import { type Block, blocksText, runsText } from "./blocks";

const CLOSING =
  /^(?:(?:most |very )?(?:sincerely|respectfully|truly yours|cordially)(?: yours| submitted)?|(?:very )?truly yours|yours (?:truly|sincerely|faithfully|respectfully)|(?:with )?(?:best|kind|warm|kindest|warmest)? ?regards|with (?:respect|appreciation)|thank you|signed|signature)[\s,.:]*/i;
const AFTER_SIGNATURE = /^(?:enclosures?|encl|attachments?|exhibits?|cc|bcc|c\.c)\b/i;
/** A signature block is at most this long; anything longer is body text that begins like a closing. */
const MAX_BLOCKS = 14;
const MAX_CHARACTERS = 900;
const MAX_LINE = 160;
const MAX_LAST_WORDS = 700;

export interface BlockGroup {
  blocks: Block[];
  /** The group is not to be split between pages. */
  together: boolean;
}

/** Finds the signature block ("Sincerely," to the last line of the signer) and keeps it in one piece. */
export function signatureGroups(blocks: Block[]): BlockGroup[] {
  const closing = blocks.findLastIndex(isClosing);
  if (closing < 0) return blocks.length > 0 ? [{ blocks, together: false }] : [];
  let end = closing + 1;
  let characters = blocksText(blocks.slice(closing, end)).length;
  while (end < blocks.length && end - closing < MAX_BLOCKS) {
    const block = blocks[end];
    if (!block || (block.kind !== "paragraph" && block.kind !== "rule")) break;
    const text = blocksText([block]).trim();
    characters += text.length;
    if (AFTER_SIGNATURE.test(text) || characters > MAX_CHARACTERS) break;
    const lines = text.split("\n");
    if (lines.length > MAX_BLOCKS || lines.some((line) => line.length > MAX_LINE)) break;
    end += 1;
  }
  while (end > closing + 1 && isBlank(blocks[end - 1])) end -= 1;
  const start = withLastWords(blocks, closing);
  return [
    { blocks: blocks.slice(0, start), together: false },
    { blocks: blocks.slice(start, end), together: true },
    { blocks: blocks.slice(end), together: false },
  ].filter((group) => group.blocks.length > 0);
}

/** A signature alone on a page looks cut off: the paragraph before it comes along if it is not long. */
function withLastWords(blocks: readonly Block[], closing: number): number {
  let start = closing;
  while (start > 0 && closing - start < 4 && isBlank(blocks[start - 1])) start -= 1;
  const before = blocks[start - 1];
  if (before?.kind !== "paragraph") return start;
  const text = runsText(before.runs);
  return text.length <= MAX_LAST_WORDS && text.split("\n").length <= MAX_BLOCKS ? start - 1 : start;
}

function isClosing(block: Block): boolean {
  if (block.kind !== "paragraph") return false;
  const text = runsText(block.runs).trim();
  const match = CLOSING.exec(text);
  if (!match) return false;
  // "Sincerely," alone, or followed by the signer on the next lines of the same paragraph.
  const rest = text.slice(match[0].length);
  const lines = text.split("\n").length;
  return (rest === "" || match[0].includes("\n")) && text.length <= MAX_CHARACTERS && lines <= MAX_BLOCKS;
}

const isBlank = (block: Block | undefined) =>
  block?.kind === "paragraph" && runsText(block.runs).trim() === "";

/** True for a block that must not be the last thing on a page: a heading, or a line that introduces what follows. */
export function leadsOn(block: Block, next: Block | undefined): boolean {
  if (!next) return false;
  if (block.kind === "heading") return true;
  if (block.kind !== "paragraph" || (next.kind !== "list" && next.kind !== "table")) return false;
  const text = runsText(block.runs);
  return text.length <= 300 && /[:：]\s*$/.test(text);
}
