"use client";

import * as Toolbar from "@radix-ui/react-toolbar";
import { type Editor, useEditorState } from "@tiptap/react";
import { clsx } from "clsx";
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Heading3,
  Highlighter,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Maximize2,
  Minimize2,
  Minus,
  Quote,
  Redo2,
  Table,
  Underline,
  Undo2,
} from "lucide-react";
import { Fragment } from "react";
import type { LetterFormat } from "@/lib/core/enums";

interface Tool {
  label: string;
  icon: LucideIcon;
  run: (editor: Editor) => void;
  /** Left out where there is no state (undo). */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  htmlOnly?: boolean;
}

const aligned = (to: "left" | "center" | "right", icon: LucideIcon): Tool => ({
  label: `Align ${to}`,
  icon,
  run: (editor) => editor.chain().focus().setTextAlign(to).run(),
  isOn: (editor) => editor.isActive({ textAlign: to }),
  htmlOnly: true,
});

const GROUPS: Tool[][] = [
  [
    {
      label: "Undo",
      icon: Undo2,
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      label: "Redo",
      icon: Redo2,
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      label: "Bold",
      icon: Bold,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive("bold"),
    },
    {
      label: "Italic",
      icon: Italic,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive("italic"),
    },
    {
      label: "Underline",
      icon: Underline,
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive("underline"),
      htmlOnly: true,
    },
    {
      label: "Highlight",
      icon: Highlighter,
      run: (editor) => editor.chain().focus().toggleHighlight().run(),
      isOn: (editor) => editor.isActive("highlight"),
      htmlOnly: true,
    },
  ],
  [
    {
      label: "Heading",
      icon: Heading3,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (editor) => editor.isActive("heading"),
    },
    {
      label: "Bullet list",
      icon: List,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive("bulletList"),
    },
    {
      label: "Numbered list",
      icon: ListOrdered,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive("orderedList"),
    },
    {
      label: "Quotation",
      icon: Quote,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive("blockquote"),
    },
    {
      label: "Table",
      icon: Table,
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      can: (editor) => !editor.isActive("table"),
    },
    { label: "Line", icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [aligned("left", AlignLeft), aligned("center", AlignCenter), aligned("right", AlignRight)],
];

interface LetterToolbarProps {
  editor: Editor;
  format: LetterFormat;
  expanded: boolean;
  onExpanded: (expanded: boolean) => void;
}

const TOOL =
  "flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink " +
  "disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent-text [&_svg]:size-4";

/** One stop of the Tab key; arrows move between the tools. */
export function LetterToolbar({ editor, format, expanded, onExpanded }: LetterToolbarProps) {
  const groups = GROUPS.map((tools) => tools.filter((tool) => format === "html" || !tool.htmlOnly));
  const Expand = expanded ? Minimize2 : Maximize2;
  return (
    <Toolbar.Root
      aria-label="Letter formatting"
      className="flex flex-wrap items-center gap-0.5 rounded-t-lg border border-b-0 bg-surface px-1.5 py-1"
    >
      {groups
        .filter((tools) => tools.length > 0)
        .map((tools, index) => (
          <Fragment key={tools[0]?.label}>
            {index > 0 && <Toolbar.Separator className="mx-1 h-5 w-px bg-line" />}
            {tools.map((tool) => (
              <ToolButton key={tool.label} {...{ editor, tool }} />
            ))}
          </Fragment>
        ))}
      <Toolbar.Button
        type="button"
        aria-label={expanded ? "Make the letter smaller" : "Make the letter larger"}
        title={expanded ? "Smaller" : "Larger"}
        aria-pressed={expanded}
        onClick={() => onExpanded(!expanded)}
        className={clsx(TOOL, "ml-auto")}
      >
        <Expand aria-hidden />
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

/** Drawn anew where its own state changes, which few keys do: the bar as a whole took a sixth of the letter's first key. */
function ToolButton({ editor, tool: { label, icon: Icon, run, isOn, can } }: { editor: Editor; tool: Tool }) {
  const { on, able } = useEditorState({
    editor,
    selector: ({ editor: one }) => ({ on: isOn?.(one), able: one.isEditable && (can?.(one) ?? true) }),
  });
  return (
    <Toolbar.Button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={!able}
      onClick={() => run(editor)}
      className={TOOL}
    >
      <Icon aria-hidden />
    </Toolbar.Button>
  );
}
