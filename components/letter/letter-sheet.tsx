"use client";

import { Markdown } from "@tiptap/markdown";
import { EditorContent, useEditor } from "@tiptap/react";
import { letterExtensions } from "@/components/appeal/letter-extensions";
import { Paper } from "@/components/ui/paper";
import type { LetterViewProps } from "./letter-view";

/** What the editor would show, without a way to write: nothing that it doesn't know can stand or run here. */
export default function LetterSheet({ content, format, label = "Letter" }: LetterViewProps) {
  const editor = useEditor({
    extensions: letterExtensions(format === "markdown" ? Markdown : null),
    content,
    contentType: format,
    immediatelyRender: false,
    editable: false,
    editorProps: { attributes: { role: "document", "aria-label": label, class: "outline-none" } },
  });
  return (
    <Paper className="px-5 py-6 sm:px-10 sm:py-9 [&_blockquote]:mx-6">
      <EditorContent editor={editor} />
    </Paper>
  );
}
