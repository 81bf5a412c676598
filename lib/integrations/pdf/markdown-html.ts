import { Marked, type TokenizerAndRendererExtension } from "marked";
import { AppError } from "@/lib/core/errors";

/** `++text++` and `==text==` are how the editor writes underline and highlight in Markdown. */
function pair(name: string, mark: string, tag: string): TokenizerAndRendererExtension {
  const rule = new RegExp(`^${mark}(?=\\S)([^\\n]{0,2000}?\\S)${mark}`);
  return {
    name,
    level: "inline",
    start: (source) => source.indexOf(mark.replaceAll("\\", "")),
    tokenizer(source) {
      const match = rule.exec(source);
      const text = match?.[1];
      if (!match || text === undefined) return undefined;
      return { type: name, raw: match[0], text, tokens: this.lexer.inlineTokens(text) };
    },
    renderer(token) {
      return `<${tag}>${this.parser.parseInline(token.tokens ?? [])}</${tag}>`;
    },
  };
}

/**
 * The Markdown dialect of letters. A single newline is a line break, as the editor shows it, and extra blank lines
 * are empty paragraphs, as the editor writes them.
 */
export const letterMarkdown = new Marked({
  gfm: true,
  breaks: true,
  extensions: [pair("underline", "\\+\\+", "u"), pair("highlight", "==", "mark")],
  renderer: {
    space(token) {
      return "<p></p>".repeat(Math.min(20, Math.max(0, Math.floor(newlines(token.raw) / 2) - 1)));
    },
  },
});

const newlines = (text: string) => text.split("\n").length - 1;

/** Marks in one paragraph; the reader's time grows with their square. */
const MAX_MARKS = 3000;
/** Quotes in quotes, each read whole once more before the reader's stack ends: seconds, for what eight levels are printed of. */
const DEEP_QUOTES = /^(?:[ \t]*>){500}/m;

/** Throws AppError (UNPROCESSABLE) for Markdown that would keep the reader busy for long. */
export function assertReadable(markdown: string) {
  if (DEEP_QUOTES.test(markdown)) {
    throw new AppError(
      "UNPROCESSABLE",
      "The layout of this letter is too deeply nested. Simplify it and try again.",
    );
  }
  for (const part of markdown.split(/\n[ \t]*\n/)) {
    if ((part.match(/[*_~=+`[\]!]+/g)?.length ?? 0) > MAX_MARKS) {
      throw new AppError(
        "UNPROCESSABLE",
        "A paragraph of this letter has too many formatting marks. Remove them and try again.",
      );
    }
  }
}

/** HTML of a letter in Markdown. Raw HTML in the source passes through: the caller reads tags from a short list. */
export function markdownToHtml(markdown: string): string {
  assertReadable(markdown);
  return letterMarkdown.parse(markdown, { async: false });
}
