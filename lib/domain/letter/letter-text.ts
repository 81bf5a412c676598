import { marked } from "marked";
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

const BREAKS_AFTER = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "li",
  "tr",
  "blockquote",
  "table",
  "ul",
  "ol",
  "br",
  "hr",
  "div",
]);

/**
 * The letter as plain text: a line a paragraph, list item or table row, cells parted by a tab. Offsets of findings count
 * in this text.
 */
export function letterText(content: string, format: "html" | "markdown"): string {
  return textOf(rootOf(content, format));
}

/** Headings as lines of `letterText`, and the texts of block quotations. */
export function headingsAndQuotes(content: string, format: "html" | "markdown") {
  const root = rootOf(content, format);
  return {
    headings: new Set(root.querySelectorAll("h1,h2,h3,h4").map(textOf)),
    quotes: root.querySelectorAll("blockquote p").map(textOf),
  };
}

const rootOf = (content: string, format: "html" | "markdown") =>
  parse(format === "html" ? content : marked.parse(content, { async: false, gfm: true }), { comment: false });

function textOf(node: Node): string {
  const out: string[] = [];
  walk(node, out);
  return out
    .join("")
    .replace(/[^\S\n\t]+/g, " ")
    .replace(/ *\n[\s]*/g, "\n")
    .trim();
}

function walk(node: Node, out: string[]) {
  if (node.nodeType === NodeType.TEXT_NODE) {
    out.push(node.text.replace(/\s+/g, " "));
    return;
  }
  if (node.nodeType !== NodeType.ELEMENT_NODE) return;
  const tag = (node as HTMLElement).rawTagName?.toLowerCase() ?? "";
  if (tag === "script" || tag === "style") return;
  const cell = tag === "td" || tag === "th";
  if (cell) {
    const inner: string[] = [];
    for (const child of node.childNodes) walk(child, inner);
    out.push(inner.join("").replace(/\s+/g, " ").trim(), "\t");
    return;
  }
  for (const child of node.childNodes) walk(child, out);
  if (BREAKS_AFTER.has(tag)) out.push("\n");
}

export type TextSpan = { text: string; start: number; end: number };

/** "[objective findings]": a blank that a person must fill. */
export const findBlanks = (text: string): TextSpan[] =>
  [...text.matchAll(/\[[^[\]\n]{2,300}\]/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
