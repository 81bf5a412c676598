"use client";

import type { AnyExtension } from "@tiptap/core";
import type {} from "@tiptap/markdown";
import type { Node } from "@tiptap/pm/model";
import { type Editor, type JSONContent, useEditor } from "@tiptap/react";
import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, useState } from "react";
import type { LetterDto } from "@/lib/domain/appeal/schema";
import { conflictingLetter, saveLetter } from "./appeal-calls";
import { letterExtensions } from "./letter-extensions";
import { sentenceOf, tellSuccess } from "./messages";
import { useWizard } from "./wizard-shell";

/** Edits that are not saved, kept while the person looks at another step. */
export type LetterDraft = { version: number; content: JSONContent };

const EMPTY = "The letter is empty. Write its text first.";

/** The letter in the editor: what it is now, what is saved of it, and what happens when someone else saved meanwhile. */
export function useLetter(letter: LetterDto, editable: boolean, markdown: AnyExtension | null) {
  const { appeal, draft, setDraft } = useWizard();
  const router = useRouter();
  const format = letter.content_format;
  const [version, setVersion] = useState(letter.version);
  /** The letter as it would be saved, its plain text, and whether it differs from the saved one. */
  const [now, setNow] = useState({ content: "", text: "", dirty: false });
  const saved = useRef<Node | null>(null);
  /** A look at the letter that is still to be taken. */
  const toLook = useRef<(() => void) | null>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<LetterDto | null>(null);

  const fail = (sentence: string) => {
    setProblem(sentence);
    return false;
  };

  const read = (at: Editor) => ({
    content: format === "markdown" ? at.getMarkdown() : at.getHTML(),
    text: at.getText({ blockSeparator: "\n" }),
    dirty: saved.current !== null && !at.state.doc.eq(saved.current),
  });
  const look = (at: Editor, base = version) => {
    // One that is still to come would tell the version before.
    toLook.current = null;
    const found = read(at);
    setNow(found);
    setDraft(found.dirty ? { version: base, content: at.getJSON() } : null);
  };

  const editor = useEditor({
    extensions: letterExtensions(markdown),
    content: letter.content,
    contentType: format,
    immediatelyRender: false,
    editable,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Letter",
        class: "min-h-72 outline-none",
        spellcheck: "true",
      },
    },
    onCreate: ({ editor: made }) => {
      saved.current = made.state.doc;
      if (draft?.version === letter.version) made.commands.setContent(draft.content, { emitUpdate: false });
      look(made);
    },
    onUpdate: ({ editor: changed }) => {
      // The letter is there with the key; what is counted and marked beside it comes a moment later, once for keys that come together.
      if (!toLook.current) setTimeout(() => toLook.current?.());
      toLook.current = () => startTransition(() => look(changed));
      setProblem(null);
    },
  });
  // Who leaves the step in that moment has unsaved edits, too.
  useEffect(() => () => toLook.current?.(), []);

  const save = async (base = version): Promise<boolean> => {
    if (!editor) return false;
    const mine = editor.state.doc;
    const { text, content } = read(editor);
    if (text.trim() === "") return fail(EMPTY);
    setSaving(true);
    setProblem(null);
    try {
      const kept = await saveLetter({
        appealId: appeal.id,
        content,
        format,
        base_version: base,
      });
      saved.current = mine;
      setVersion(kept.version);
      look(editor, kept.version);
      setConflict(null);
      router.refresh();
      tellSuccess("Letter saved successfully!");
      return true;
    } catch (error) {
      const theirs = conflictingLetter(error);
      if (!theirs) return fail(sentenceOf(error, "Failed to save letter"));
      setConflict(theirs);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const restore = () => saved.current && editor?.commands.setContent(saved.current.toJSON());
  const takeTheirs = () => {
    if (!conflict || !editor) return;
    if (conflict.content_format !== format) {
      // Another format is another editor: the step opens anew with their letter.
      setDraft(null);
      return router.refresh();
    }
    editor.commands.setContent(conflict.content, { contentType: format, emitUpdate: false });
    saved.current = editor.state.doc;
    setVersion(conflict.version);
    router.refresh();
    setConflict(null);
    look(editor, conflict.version);
  };

  /** Takes a letter that the server wrote anew, where nothing here is unsaved. */
  const adopt = (written: LetterDto) => {
    if (!editor || written.content_format !== format) return;
    editor.commands.setContent(written.content, { contentType: format, emitUpdate: false });
    saved.current = editor.state.doc;
    setVersion(written.version);
    look(editor, written.version);
  };

  /** Saved and not empty: the letter can go on to the next step. */
  const settle = async () => {
    const { text, dirty } = editor ? read(editor) : now;
    if (text.trim() === "") return fail(EMPTY);
    return !dirty || (await save());
  };

  return {
    editor,
    now,
    format,
    version,
    saving,
    problem,
    save,
    settle,
    adopt,
    restore,
    conflict,
    takeTheirs,
    keepMine: () => conflict && save(conflict.version),
    keepEditing: () => setConflict(null),
  };
}
