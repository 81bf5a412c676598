"use client";

import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { answerQuestionAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { LetterQuestionDto, LetterWithQuestionsDto } from "@/lib/domain/letter/points/schema";
import { failureText } from "./messages";
import { useWizard } from "./wizard-shell";

/** A question without its passages, which the server renders. */
export type AskedQuestion = Omit<LetterQuestionDto, "passages">;

interface LetterQuestionsProps {
  appealId: string;
  questions: readonly AskedQuestion[];
  answers: LetterWithQuestionsDto["answers"];
  /** Before an answer is kept: edits that are not saved yet must be. False stops it. */
  onBefore: () => Promise<boolean>;
  /** The app's letter with the answer in it, or the sentence to put into a letter that was edited. */
  onAnswered: (letter: LetterWithQuestionsDto, sentence: string | null) => void;
  /** A question's likely passages, by its id. */
  passages: Readonly<Record<string, ReactNode>>;
}

/** "What the letter still needs": a short form, the weightiest question first, each with the likely passage beside it. */
export function LetterQuestions({ questions, answers, ...props }: LetterQuestionsProps) {
  const section = useRef<HTMLElement>(null);
  const go = (from: HTMLTextAreaElement, step: 1 | -1) => {
    const fields = [...(section.current?.querySelectorAll("textarea") ?? [])];
    fields[fields.indexOf(from) + step]?.focus();
  };
  if (questions.length + answers.length === 0) return null;
  return (
    <section ref={section} aria-label="What the letter still needs" className="grid gap-4">
      <h4 className="font-semibold text-ink text-sm">What the letter still needs</h4>
      {questions.length > 1 && (
        <p className="text-ink-muted text-xs">
          Alt with the up or down arrow goes from question to question, Ctrl with Enter keeps an answer.
        </p>
      )}
      {questions.map((question) => (
        <QuestionForm key={question.id} question={question} onGo={go} {...props} />
      ))}
      {answers.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {answers.map((answer) => (
            <li key={answer.question_id} className="text-ink">
              {answer.text} <span className="text-ink-muted">({answer.by})</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type QuestionFormProps = Omit<LetterQuestionsProps, "questions" | "answers"> & {
  question: AskedQuestion;
  onGo: (from: HTMLTextAreaElement, step: 1 | -1) => void;
};

function QuestionForm({ appealId, question, onGo, ...props }: QuestionFormProps) {
  const { onBefore, onAnswered, passages } = props;
  // Kept by the wizard: a look at the documents or at another step must not lose it.
  const { typed, setTyped } = useWizard();
  const text = typed[question.id] ?? "";
  const setText = (value: string) => setTyped((all) => ({ ...all, [question.id]: value }));
  const { run, busy, refusal } = useAction(answerQuestionAction);
  const keep = async (answer: string) => {
    if (busy || answer.trim() === "" || !(await onBefore())) return;
    const kept = await run({ appealId, question_id: question.id, text: answer });
    if (!kept) return;
    setText("");
    onAnswered(kept, kept.rewritten ? null : kept.sentence);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return keep(text);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (event.nativeEvent.isComposing) return;
    if (altKey && (key === "ArrowDown" || key === "ArrowUp"))
      onGo(currentTarget, key === "ArrowDown" ? 1 : -1);
    else if ((ctrlKey || metaKey) && key === "Enter") currentTarget.form?.requestSubmit();
    else return;
    event.preventDefault();
  };
  return (
    <form method="dialog" onSubmit={submit} className="grid gap-2 rounded-lg border bg-surface p-3">
      {question.proposal && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-ink text-sm">
            <span className="text-ink-muted">Proposed from the record, not in the letter yet:</span>{" "}
            <strong className="font-semibold">{question.proposal}</strong>
          </p>
          <Button
            size="sm"
            variant="secondary"
            loading={busy}
            aria-label={`Confirm: ${question.proposal}`}
            onClick={() => keep(question.proposal ?? "")}
          >
            Confirm
          </Button>
        </div>
      )}
      <Field label={question.text} hint={question.why}>
        <Textarea
          rows={2}
          dense
          value={text}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
      </Field>
      {refusal && <Alert tone="danger">{failureText("The answer was not kept", refusal)}</Alert>}
      <div>
        <Button type="submit" size="sm" loading={busy} disabled={text.trim() === ""}>
          Keep the answer
        </Button>
      </div>
      {passages[question.id]}
    </form>
  );
}
