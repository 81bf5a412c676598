import type { Editor } from "@tiptap/react";

/** Puts a sentence in as a paragraph of its own: before what the letter asks, else where the cursor is; then shows it. */
export function putParagraph(editor: Editor, text: string): void {
  let at: number | undefined;
  editor.state.doc.forEach((node, offset) => {
    if (at === undefined && node.type.name === "heading" && /^what we ask/i.test(node.textContent))
      at = offset;
  });
  const paragraph = { type: "paragraph", content: [{ type: "text", text }] };
  const place = at ?? editor.state.selection.to;
  editor
    .chain()
    .insertContentAt(place, paragraph)
    .setTextSelection(place + 1)
    .scrollIntoView()
    .focus()
    .run();
}
