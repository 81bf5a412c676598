import sanitizeHtml from "sanitize-html";
import { AppError } from "@/lib/core/errors";
import { type LetterFormat, MAX_LETTER } from "@/lib/integrations/pdf/blocks";
import { safeLink } from "@/lib/integrations/pdf/html-tags";
import { letterText } from "./letter-text";
import { refuseDeepNesting } from "./nesting";
import { sanitizeMarkdown } from "./sanitize-markdown";

const TEXT_BLOCKS = ["p", "h1", "h2", "h3"];
const TAGS =
  "p h1 h2 h3 strong b em i u s ul ol li table thead tbody tr th td blockquote br hr a mark code pre".split(
    " ",
  );
/** Boxes without a meaning of their own: each becomes a paragraph, unless it holds blocks. */
const BOXES = new Set("div section article header footer main aside address figure center dt dd".split(" "));
const BLOCKS = new Set([...BOXES, ..."p h1 h2 h3 h4 h5 h6 ul ol table blockquote hr pre".split(" ")]);
const MAX_NESTING = 60;

/**
 * What may be stored of a letter, whoever wrote it. HTML keeps a short list of tags, links and text alignment.
 * Markdown stays Markdown, with raw HTML turned into text, images into their description, and other links into
 * their words. Applying it twice changes nothing more. Throws AppError (TOO_LARGE, UNPROCESSABLE).
 */
export function sanitizeLetter(content: string, format: LetterFormat): string {
  if (content.length > MAX_LETTER) {
    throw new AppError(
      "TOO_LARGE",
      "This letter is too long. Shorten it, or attach the long part as a document.",
    );
  }
  return refuseDeepNesting(() => (format === "markdown" ? sanitizeMarkdown(content) : cleanHtml(content)));
}

/** True when nothing would be read in the letter, whatever markup it has. */
export function isEmptyLetter(content: string, format: LetterFormat): boolean {
  return !/[^\s\p{Cf}\p{Cc}]/u.test(letterText(content, format));
}

function cleanHtml(html: string): string {
  const boxes = new BoxTracker();
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href"],
      ol: ["start"],
      th: ["colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ...Object.fromEntries(TEXT_BLOCKS.map((tag) => [tag, ["style"]])),
    },
    allowedStyles: Object.fromEntries(
      TEXT_BLOCKS.map((tag) => [tag, { "text-align": [/^(?:left|center|right|justify)$/] }]),
    ),
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags:
      "script style template title head textarea select option noscript iframe noembed noframes object svg math xmp plaintext".split(
        " ",
      ),
    nestingLimit: MAX_NESTING,
    transformTags: {
      ...Object.fromEntries([...BOXES].map((box) => [box, "p"])),
      h4: "h3",
      h5: "h3",
      h6: "h3",
      strike: "s",
      del: "s",
      ins: "u",
      a: (tagName, { href }) => {
        const link = safeLink(href);
        return { tagName, attribs: link ? { href: link } : ({} as Record<string, string>) };
      },
      ol: (tagName, { start }) => ({ tagName, attribs: numeric({ start }) }),
      td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: numeric({ colspan, rowspan }) }),
      th: (tagName, { colspan, rowspan }) => ({ tagName, attribs: numeric({ colspan, rowspan }) }),
    },
    onOpenTag: (name) => boxes.open(name),
    onCloseTag: () => boxes.close(),
    exclusiveFilter: (frame) =>
      (frame.tag === "a" && !frame.attribs.href) || boxes.isOnlyABox() ? "excludeTag" : false,
  });
}

function numeric(attributes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value !== undefined && /^\d{1,4}$/.test(value) ? [[name, value]] : [],
    ),
  );
}

/** Knows of the tag that was just closed whether it is a box around blocks, or around nothing. */
class BoxTracker {
  private readonly stack: { name: string; hasBlock: boolean; hasBreak: boolean }[] = [];
  private closed: { name: string; hasBlock: boolean; hasBreak: boolean } | undefined;

  open(name: string) {
    if (BLOCKS.has(name)) {
      for (let index = this.stack.length - 1; index >= 0; index -= 1) {
        const outer = this.stack[index];
        if (!outer || outer.hasBlock) break;
        outer.hasBlock = true;
      }
    }
    const parent = this.stack.at(-1);
    if (name === "br" && parent) parent.hasBreak = true;
    this.stack.push({ name, hasBlock: false, hasBreak: false });
  }

  close() {
    this.closed = this.stack.pop();
  }

  isOnlyABox(): boolean {
    return this.closed !== undefined && BOXES.has(this.closed.name) && this.closed.hasBlock;
  }
}
