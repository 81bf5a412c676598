import type { Token } from "marked";
import { safeLink } from "@/lib/integrations/pdf/html-tags";
import { assertReadable, letterMarkdown } from "@/lib/integrations/pdf/markdown-html";

/** More different bad links than this are an attack, not a letter. */
const MAX_REPAIRS = 200;
const MAX_ROUNDS = 6;

/** See `sanitizeLetter`. The result is read again until the reader finds nothing that is not allowed. */
export function sanitizeMarkdown(source: string): string {
  let text = withoutTags(source.replace(/\r\n?/g, "\n").replaceAll("\0", ""));
  assertReadable(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const repairs = findRepairs(text);
    if (repairs.size === 0) return text;
    if (repairs.size > MAX_REPAIRS) break;
    const before = text;
    for (const [raw, replacement] of repairs) text = text.replaceAll(raw, () => replacement);
    text = withoutTags(text);
    if (text === before) break;
  }
  // Without brackets there is no link, image or reference left; bare web addresses stay links.
  text = withoutTags(text.replace(/[[\]]/g, ""));
  return findRepairs(text).size === 0 ? text : text.replace(/[\\`*_{}#+!|~<>&=-]/g, "");
}

/**
 * Turns what could begin a tag into text, wherever it stands: which parts are code is a matter of opinion between
 * readers of Markdown. "p < 0.05" is left alone, and addresses in angle brackets lose them.
 */
function withoutTags(text: string): string {
  return (
    text
      .replace(/<((?:https?:\/\/|mailto:|tel:)[^\s<>]*|[\w.+-]{1,64}@[\w.-]{1,255})>/gi, "$1")
      // A backslash and what it escapes are read as one: "\\<b>" is no escaped bracket, "\<b>" is.
      .replace(/\\<(?=[a-z/!?])|\\[\s\S]|<(?=[a-z/!?])/gi, (match, offset: number, all: string) =>
        match === "<" || (match === "\\<" && /[a-z/!?]/i.test(all[offset + 2] ?? "")) ? "&lt;" : match,
      )
  );
}

/** Source texts that must not stay, each with what replaces it. */
function findRepairs(text: string): Map<string, string> {
  const repairs = new Map<string, string>();
  letterMarkdown.walkTokens(letterMarkdown.lexer(text), (token: Token) => {
    switch (token.type) {
      case "image":
        repairs.set(token.raw, plain(token.text));
        break;
      case "link":
        if (!safeLink(token.href)) repairs.set(token.raw, token.text);
        break;
      case "def":
        if (!safeLink(token.href)) repairs.set(token.raw, "\n");
        break;
      case "html":
        repairs.set(token.raw, token.raw.replaceAll("<", "&lt;"));
        break;
    }
  });
  return repairs;
}

const plain = (text: unknown) => (typeof text === "string" ? text.replace(/[[\]!()<>]/g, "") : "");
