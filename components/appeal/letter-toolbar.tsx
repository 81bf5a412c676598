"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import { clsx } from "clsx";
import { Fragment, type KeyboardEvent, useState } from "react";
import { moveInRow } from "@/components/ui/arrow-keys";
import type { LetterFormat } from "@/lib/core/enums";

interface Tool {
  label: string;
  /** One of those that the style sheet draws (icons.css). */
  icon: string;
  run: (editor: Editor) => void;
  /** Left out where there is no state (undo). */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  htmlOnly?: boolean;
}

const aligned = (to: "left" | "center" | "right", icon: string): Tool => ({
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
      icon: "icon-undo-2",
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      label: "Redo",
      icon: "icon-redo-2",
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      label: "Bold",
      icon: "icon-letter-b",
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive("bold"),
    },
    {
      label: "Italic",
      icon: "icon-italic",
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive("italic"),
    },
    {
      label: "Underline",
      icon: "icon-underline",
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive("underline"),
      htmlOnly: true,
    },
    {
      label: "Highlight",
      icon: "icon-highlighter",
      run: (editor) => editor.chain().focus().toggleHighlight().run(),
      isOn: (editor) => editor.isActive("highlight"),
      htmlOnly: true,
    },
  ],
  [
    {
      label: "Heading",
      icon: "icon-heading-3",
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (editor) => editor.isActive("heading"),
    },
    {
      label: "Bullet list",
      icon: "icon-list",
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive("bulletList"),
    },
    {
      label: "Numbered list",
      icon: "icon-list-ordered",
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive("orderedList"),
    },
    {
      label: "Quotation",
      icon: "icon-quote",
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive("blockquote"),
    },
    {
      label: "Table",
      icon: "icon-table",
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      can: (editor) => !editor.isActive("table"),
    },
    { label: "Line", icon: "icon-minus", run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    aligned("left", "icon-text-align-start"),
    aligned("center", "icon-text-align-center"),
    aligned("right", "icon-text-align-end"),
  ],
];

interface LetterToolbarProps {
  editor: Editor;
  format: LetterFormat;
  expanded: boolean;
  onExpanded: (expanded: boolean) => void;
}

const TOOL =
  "flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover hover:text-ink " +
  "disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent-text";
const EXPAND = "expand";

/** One stop of the Tab key; arrows move between the tools. */
export function LetterToolbar({ editor, format, expanded, onExpanded }: LetterToolbarProps) {
  const editable = useEditorState({ editor, selector: ({ editor: one }) => one.isEditable });
  // Which tools are on changes with each step of the cursor.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  const groups = GROUPS.map((tools) => tools.filter((tool) => format === "html" || !tool.htmlOnly));
  /** The tool that was used last keeps the stop; without one, the first that works. */
  const [last, setLast] = useState<string | null>(null);
  const works = ({ can }: Tool) => editable && (can ? can(editor) : true);
  const working = [
    ...groups
      .flat()
      .filter(works)
      .map(({ label }) => label),
    EXPAND,
  ];
  const stop = last !== null && working.includes(last) ? last : working[0];
  const stopAt = (label: string) => ({
    tabIndex: stop === label ? 0 : -1,
    onFocus: () => setLast(label),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    moveInRow(event, [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")]);
  };
  return (
    <div
      role="toolbar"
      aria-label="Letter formatting"
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-center gap-0.5 rounded-t-lg border border-b-0 bg-surface px-1.5 py-1"
    >
      {groups
        .filter((tools) => tools.length > 0)
        .map((tools, index) => (
          <Fragment key={tools[0]?.label}>
            {index > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: it stands upright between tools
              <div role="separator" aria-orientation="vertical" className="mx-1 h-5 w-px bg-line" />
            )}
            {tools.map((tool) => (
              <button
                key={tool.label}
                type="button"
                aria-label={tool.label}
                title={tool.label}
                {...(tool.isOn && { "aria-pressed": tool.isOn(editor) })}
                disabled={!works(tool)}
                {...stopAt(tool.label)}
                onClick={() => tool.run(editor)}
                className={TOOL}
              >
                <span aria-hidden className={clsx("icon", tool.icon)} />
              </button>
            ))}
          </Fragment>
        ))}
      <button
        type="button"
        aria-label={expanded ? "Make the letter smaller" : "Make the letter larger"}
        title={expanded ? "Smaller" : "Larger"}
        aria-pressed={expanded}
        {...stopAt(EXPAND)}
        onClick={() => onExpanded(!expanded)}
        className={clsx(TOOL, "ml-auto")}
      >
        <span aria-hidden className={clsx("icon", expanded ? "icon-minimize-2" : "icon-maximize-2")} />
      </button>
    </div>
  );
}
