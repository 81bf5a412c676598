"use client";

import type { Node } from "@tiptap/pm/model";
import { type Editor, EditorContent, type JSONContent, useEditor } from "@tiptap/react";
import { RotateCcw, Save } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { type Pane, SplitView } from "@/components/ui/split-view";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { LetterDto } from "@/lib/domain/appeal/schema";
import { conflictingLetter, saveLetter } from "./appeal-calls";
import { ConflictDialog } from "./conflict-dialog";
import { DocumentViewer } from "./document-viewer";
import { engineWords } from "./generation-status";
import { LetterChecks } from "./letter-checks";
import { letterExtensions } from "./letter-extensions";
import { placeOf } from "./letter-places";
import { blanksIn, letterStats } from "./letter-stats";
import { LetterToolbar } from "./letter-toolbar";
import { sentenceOf, tellFailure, tellSuccess } from "./messages";
import { StepFrame } from "./step-frame";
import type { AppealHandle } from "./use-appeal";
import { useLetterReview } from "./use-letter-review";
import type { ReviewAction } from "./wizard-actions";
import { WIZARD_STEPS } from "./wizard-steps";

/** Edits that are not saved, kept while the person looks at another step. */
export type LetterDraft = { version: number; content: JSONContent };

export interface LetterDeskProps {
  handle: AppealHandle;
  letter: LetterDto;
  review: ReviewAction;
  draft: LetterDraft | null;
  onDraft: (draft: LetterDraft | null) => void;
  takeFocus: boolean;
  onBack: () => void;
  onNext: () => void;
}

const EMPTY = "The letter is empty. Write its text first.";

/** Step 4: the letter on paper, what to look at before it goes out, and the documents beside it. */
export default function LetterDesk({
  handle,
  letter,
  review: action,
  draft,
  onDraft,
  ...step
}: LetterDeskProps) {
  const { appeal, show } = handle;
  const format = letter.content_format;
  const isSent = appeal.status === "sent";
  const [unlocked, setUnlocked] = useState(!isSent);
  const [version, setVersion] = useState(letter.version);
  /** The editor's letter as it would be saved, its plain text, and whether it differs from the saved one. */
  const [now, setNow] = useState({ content: "", text: "", dirty: false });
  const saved = useRef<Node | null>(null);
  const [expanded, setExpanded] = useState(false);
  const [pane, setPane] = useState<Pane>("main");
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<LetterDto | null>(null);

  const look = (at: Editor, base = version) => {
    const dirty = saved.current !== null && !at.state.doc.eq(saved.current);
    const content = format === "markdown" ? at.getMarkdown() : at.getHTML();
    setNow({ content, text: at.getText({ blockSeparator: "\n" }), dirty });
    onDraft(dirty ? { version: base, content: at.getJSON() } : null);
  };

  const editor = useEditor({
    extensions: letterExtensions(format),
    content: letter.content,
    contentType: format,
    immediatelyRender: false,
    editable: unlocked,
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
      look(changed);
      setProblem(null);
    },
  });

  const { review, failure } = useLetterReview(action, appeal.id, now.content, format);
  useEffect(() => {
    if (editor && review) editor.commands.markFindings(review.unsupported);
  }, [editor, review]);

  const stats = letterStats(now.text, format);
  const blanks = useMemo(() => blanksIn(now.text), [now.text]);

  const save = async (base = version): Promise<boolean> => {
    if (!editor) return false;
    const mine = editor.state.doc;
    if (now.text.trim() === "") {
      setProblem(EMPTY);
      tellFailure(EMPTY);
      return false;
    }
    setSaving(true);
    setProblem(null);
    try {
      const kept = await saveLetter(appeal.id, { content: now.content, format, base_version: base });
      saved.current = mine;
      setVersion(kept.version);
      look(editor, kept.version);
      setConflict(null);
      show({ letter: kept, has_letter: true });
      tellSuccess("Letter saved successfully!");
      return true;
    } catch (error) {
      const theirs = conflictingLetter(error);
      if (theirs) setConflict(theirs);
      else {
        const sentence = sentenceOf(error, "Failed to save letter");
        setProblem(sentence);
        tellFailure(sentence);
      }
      return false;
    } finally {
      setSaving(false);
    }
  };

  const restore = () => saved.current && editor?.commands.setContent(saved.current.toJSON());
  const takeTheirs = () => {
    if (!conflict || !editor) return;
    editor.commands.setContent(conflict.content, { contentType: format, emitUpdate: false });
    saved.current = editor.state.doc;
    setVersion(conflict.version);
    show({ letter: conflict });
    setConflict(null);
    look(editor, conflict.version);
  };

  const next = async () => {
    if (now.text.trim() === "") {
      setProblem(EMPTY);
      tellFailure(EMPTY);
      return;
    }
    if (!now.dirty || (await save())) step.onNext();
  };

  const jump = (needle: string, occurrence: number) => {
    const place = editor && placeOf(editor.state.doc, needle, occurrence);
    if (!editor || !place) return;
    // On a narrow screen the letter has to be seen before it can take the focus.
    flushSync(() => setPane("main"));
    editor.chain().setTextSelection(place).scrollIntoView().focus().run();
  };

  const blankCount = blanks.reduce((sum, { count }) => sum + count, 0);
  const toCheck = blankCount + (review?.unsupported.length ?? 0);
  return (
    <StepFrame
      title={WIZARD_STEPS[3]}
      description="Read the letter as the payer will. Fill the marked blanks, and look at what no document bears out."
      takeFocus={step.takeFocus}
      problem={problem}
      onBack={step.onBack}
      next={{ label: "Next", onClick: next, loading: saving }}
      actions={
        <>
          <span aria-live="polite">{now.dirty && <Badge tone="warning">Unsaved changes</Badge>}</span>
          <Button disabled={!now.dirty || saving} onClick={restore}>
            <RotateCcw aria-hidden /> Restore Original
          </Button>
          <Button disabled={!now.dirty} loading={saving} onClick={() => save()}>
            <Save aria-hidden /> Save Changes
          </Button>
        </>
      }
    >
      {isSent && !unlocked && (
        <Alert
          tone="info"
          title="This appeal was sent"
          className="mb-4"
          action={
            <Button
              size="sm"
              onClick={() => {
                setUnlocked(true);
                editor?.setEditable(true);
              }}
            >
              Edit a new version
            </Button>
          }
        >
          The letter is shown as it is kept. What was sent stays in the record, whatever you write here.
        </Alert>
      )}
      <SplitView
        shown={pane}
        onShown={setPane}
        mainLabel="Letter"
        sideLabel={toCheck > 0 ? `To check (${toCheck})` : "To check"}
        main={
          <div>
            {editor && <LetterToolbar {...{ editor, format, expanded }} onExpanded={setExpanded} />}
            <div
              className={cn(
                "overflow-y-auto rounded-b-lg border bg-sunken p-2 sm:p-4",
                expanded ? "h-[60vh]" : "h-[400px]",
              )}
            >
              <EditorContent
                editor={editor}
                className="letter mx-auto min-h-full max-w-[51rem] rounded-sm bg-paper px-5 py-6 font-serif text-base text-on-paper shadow-paper has-focus-visible:outline-2 has-focus-visible:outline-focus sm:px-10 sm:py-9"
              />
            </div>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <dl className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm tabular-nums">
                <Stat label="Words" value={stats.words.toLocaleString("en-US")} />
                <Stat label="Characters" value={stats.characters.toLocaleString("en-US")} />
                <Stat label="Format" value={stats.format} />
              </dl>
              <p className="text-ink-muted text-xs">
                Version {version}, {engineWords(letter.engine)}
                {letter.origin === "edited" && ", edited by hand"}
              </p>
            </div>
          </div>
        }
        side={
          <Tabs defaultValue="checks">
            <TabsList aria-label="Beside the letter">
              <TabsTrigger value="checks" {...(toCheck > 0 && { count: toCheck })}>
                To check
              </TabsTrigger>
              <TabsTrigger value="documents" count={appeal.documents.length}>
                Documents
              </TabsTrigger>
            </TabsList>
            <TabsContent value="checks">
              <LetterChecks blanks={blanks} review={review} failure={failure} onJump={jump} />
            </TabsContent>
            <TabsContent value="documents">
              <DocumentViewer appealId={appeal.id} documents={appeal.documents} highlight={null} />
            </TabsContent>
          </Tabs>
        }
      />
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          theirText={plainText(conflict)}
          busy={saving}
          onKeepMine={() => save(conflict.version)}
          onTakeTheirs={takeTheirs}
          onClose={() => setConflict(null)}
        />
      )}
    </StepFrame>
  );
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="text-ink">{value}</dd>
    </div>
  );
}

/** To compare by eye; parsed in a document of its own, where nothing loads or runs. */
function plainText(letter: LetterDto): string {
  if (letter.content_format === "markdown") return letter.content;
  const parsed = new DOMParser().parseFromString(
    letter.content.replaceAll(/<\/(p|h\d|li|tr)>|<br\s*\/?>/g, "$&\n"),
    "text/html",
  );
  return parsed.body.textContent?.replaceAll(/\n{3,}/g, "\n\n").trim() ?? "";
}
