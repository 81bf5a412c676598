import type { AnyExtension, Extensions } from "@tiptap/core";
import { Highlight } from "@tiptap/extension-highlight";
import { TableKit } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import StarterKit from "@tiptap/starter-kit";
import { LetterMarks } from "./letter-marks";

/**
 * What a letter can hold in the editor: what the server keeps of it, and the PDF prints. Markdown has no words for
 * alignment, underline and highlight, so a Markdown letter has none; `markdown` reads and writes it, null for HTML.
 */
export function letterExtensions(markdown: AnyExtension | null): Extensions {
  const isHtml = markdown === null;
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      // It would add an empty paragraph by itself, and the letter would count as changed.
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: false,
        linkOnPaste: false,
        protocols: ["http", "https", "mailto", "tel"],
      },
      ...(!isHtml && { underline: false as const }),
    }),
    TableKit.configure({ table: { resizable: false } }),
    LetterMarks,
    ...(isHtml ? [Highlight, TextAlign.configure({ types: ["heading", "paragraph"] })] : [markdown]),
  ];
}
