"use client";

import type { AnyExtension } from "@tiptap/core";
import { EditorContent } from "@tiptap/react";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Highlight } from "@/components/document/highlight";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { lazyPartAfter } from "@/components/ui/lazy-part";
import { type Pane, SplitView } from "@/components/ui/split-view";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { wasSent } from "@/lib/core/sent-paper";
import type { LetterDto } from "@/lib/domain/appeal/schema";
import type { LetterWithQuestionsDto } from "@/lib/domain/letter/points/schema";
import { engineWords } from "./engine-labels";
import { LetterBesideProvider, PutSentence, ShowPassage } from "./evidence-buttons";
import { ConflictDialog } from "./late-dialogs";
import { loadWizardGuard } from "./late-wizard-guard";
import { LetterChecks } from "./letter-checks";
import { putParagraph } from "./letter-paragraph";
import { placeOf } from "./letter-places";
import { type AskedQuestion, LetterQuestions } from "./letter-questions";
import { blanksIn, letterStats } from "./letter-stats";
import { LetterToolbar } from "./letter-toolbar";
import { StepFrame } from "./step-frame";
import { useLetter } from "./use-letter";
import { useLetterReview } from "./use-letter-review";
import { Waiting } from "./waiting";
import { useWizard } from "./wizard-shell";

export { PutSentence, ShowPassage };

/** Beside the letter it is in a tab of its own. */
const AppealDocumentViewer = lazyPartAfter(<Waiting className="h-96 rounded-lg" />, () =>
  import("./appeal-document-viewer").then((file) => file.AppealDocumentViewer),
);

const UNKEPT = "You typed an answer that is not in the letter yet. Keep the answer, or clear the field.";

/** Step 4: the letter on paper, what to look at before it goes out, and the documents beside it. */
export interface LetterDeskProps {
  letter: LetterDto;
  /** What the papers hold for the case. */
  evidence: ReactNode;
  /** The likely passages for each question. */
  passages: Readonly<Record<string, ReactNode>>;
  asked: { questions: readonly AskedQuestion[]; answers: LetterWithQuestionsDto["answers"] };
  /** What reads and writes a letter in Markdown; null for HTML. */
  markdown: AnyExtension | null;
}

export default function LetterDesk({ letter, evidence, passages, asked, markdown }: LetterDeskProps) {
  const { appeal, go, typed, setTyped } = useWizard();
  const isSent = appeal.status === "sent";
  const [unlocked, setUnlocked] = useState(!isSent);
  const [expanded, setExpanded] = useState(false);
  const [pane, setPane] = useState<Pane>("main");
  const [tab, setTab] = useState("checks");
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const desk = useLetter(letter, unlocked, markdown);
  const { editor, now, format, version, saving, conflict } = desk;

  const { review, failure } = useLetterReview(appeal.id, now.content, format);
  useEffect(() => {
    if (editor && review) editor.commands.markFindings(review.unsupported);
  }, [editor, review]);

  // In this step the first letter that is typed is unsaved.
  useEffect(() => void loadWizardGuard().catch(() => undefined), []);

  const stats = letterStats(now.text, format);
  const blanks = useMemo(() => blanksIn(now.text), [now.text]);

  // What was sent is done; a new version may still be asked about.
  const questions = unlocked ? asked.questions : [];
  const unkept = questions.find(({ id }) => typed[id]?.trim());
  const [asksToKeep, setAsksToKeep] = useState(false);
  // A letter that was written anew may no longer ask; what was typed to a question that is gone holds nobody back.
  useEffect(() => {
    const ids = new Set(asked.questions.map(({ id }) => id));
    setTyped((all) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id))));
  }, [asked.questions, setTyped]);

  const next = async () => {
    setAsksToKeep(unkept !== undefined);
    if (unkept) {
      setPane("side");
      setTab("checks");
      return;
    }
    if (await desk.settle()) go(5);
  };

  const jump = (needle: string, occurrence: number) => {
    const place = editor && placeOf(editor.state.doc, needle, occurrence);
    if (!editor || !place) return;
    // On a narrow screen the letter has to be seen before it can take the focus.
    flushSync(() => setPane("main"));
    editor.chain().setTextSelection(place).scrollIntoView().focus().run();
  };

  const show = (place: Highlight) => {
    setHighlight(place);
    setTab("documents");
  };
  const put = (sentence: string) => {
    if (!editor || !unlocked) return;
    flushSync(() => setPane("main"));
    putParagraph(editor, sentence);
  };

  const blankCount = blanks.reduce((sum, { count }) => sum + count, 0);
  const unsound = review?.citations.filter(
    ({ text, problem }) => problem && !review.unsupported.some((finding) => finding.text === text),
  );
  const toCheck = questions.length + blankCount + (review?.unsupported.length ?? 0) + (unsound?.length ?? 0);
  return (
    <StepFrame
      description="Read the letter as the payer will. Answer what it still needs, and check what no document supports."
      problem={asksToKeep && unkept ? UNKEPT : desk.problem}
      next={{ onClick: next, loading: saving }}
      actions={
        <>
          <span aria-live="polite" className="max-sm:sr-only">
            {now.dirty && <Badge tone="warning">Unsaved changes</Badge>}
          </span>
          <Button disabled={!now.dirty || saving} onClick={desk.restore}>
            <span aria-hidden className="icon icon-rotate-ccw" /> Restore Original
          </Button>
          <Button disabled={!now.dirty} loading={saving} onClick={() => desk.save()}>
            <span aria-hidden className="icon icon-save" /> Save Changes
          </Button>
        </>
      }
    >
      {isSent && !unlocked && (
        <Alert
          tone="info"
          title={wasSent(appeal.generation?.paper)}
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
          This is the saved letter. What was sent stays on record, no matter what you write here.
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
              className={clsx(
                "overflow-y-auto rounded-b-lg border bg-sunken p-2 sm:p-4",
                expanded ? "h-[60vh]" : "h-[400px]",
              )}
            >
              <EditorContent
                editor={editor}
                className="letter mx-auto min-h-full max-w-[51rem] rounded-sm bg-paper px-5 py-6 font-serif text-base text-on-paper shadow-paper has-focus-visible:outline-2 has-focus-visible:outline-focus [&_blockquote]:mx-6 sm:px-10 sm:py-9"
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
          <LetterBesideProvider value={{ onShow: show, onPut: put }}>
            <Tabs value={tab} onValueChange={setTab}>
              <TabsList aria-label="Next to the letter">
                <TabsTrigger value="checks" {...(toCheck > 0 && { count: toCheck })}>
                  To check
                </TabsTrigger>
                <TabsTrigger value="evidence">Evidence</TabsTrigger>
                <TabsTrigger value="documents" count={appeal.documents.length}>
                  Documents
                </TabsTrigger>
              </TabsList>
              <TabsContent value="checks" className="grid gap-5">
                <LetterQuestions
                  appealId={appeal.id}
                  questions={questions}
                  answers={asked.answers}
                  onBefore={async () => !now.dirty || (await desk.save())}
                  onAnswered={(written, sentence) =>
                    sentence === null ? desk.adopt(written) : put(sentence)
                  }
                  passages={passages}
                />
                <LetterChecks blanks={blanks} review={review} failure={failure} onJump={jump} />
              </TabsContent>
              <TabsContent value="evidence">{evidence}</TabsContent>
              <TabsContent value="documents">
                <AppealDocumentViewer
                  appealId={appeal.id}
                  documents={appeal.documents}
                  highlight={highlight}
                />
              </TabsContent>
            </Tabs>
          </LetterBesideProvider>
        }
      />
      {conflict && (
        <ConflictDialog
          theirs={conflict}
          theirText={plainText(conflict)}
          busy={saving}
          onKeepMine={desk.keepMine}
          onTakeTheirs={desk.takeTheirs}
          onClose={desk.keepEditing}
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
