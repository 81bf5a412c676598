"use client";

import { RotateCcw } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { resetTemplateAction, updateTemplateAction } from "@/app/(desk)/profile/templates/actions";
import { callAction } from "@/components/form/call-action";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { ActionFailure } from "@/lib/core/action-result";
import type { DenialCategory } from "@/lib/core/enums";
import type { TemplatesDto, TemplateWithBodyDto } from "@/lib/domain/letter/schema";
import { PlaceholderChips } from "./placeholder-chips";
import { TemplateCategories } from "./template-categories";
import { TemplatePreview } from "./template-preview";

interface TemplateFormProps {
  template: TemplateWithBodyDto;
  list: Pick<TemplatesDto, "templates" | "placeholders">;
  isOwner: boolean;
  onDirty: (dirty: boolean) => void;
}

/** A template's text and categories, and the letter that they would make. */
export function TemplateForm({ template, list, isOwner, onDirty }: TemplateFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(template.body);
  const [categories, setCategories] = useState<readonly DenialCategory[]>(template.denial_categories);
  const { run, busy, refusal, clear } = useAction(updateTemplateAction);
  /** What the preview says of the text. */
  const [unfit, setUnfit] = useState<string>();
  const [resetting, setResetting] = useState(false);
  const problems = problemsOf(refusal);
  const bodyProblem = problems.body ?? unfit;
  useEffect(() => {
    if (bodyProblem) area.current?.focus();
  }, [bodyProblem]);

  const change = (next: { body?: string; categories?: readonly DenialCategory[] }) => {
    const now = { body, categories, ...next };
    setBody(now.body);
    setCategories(now.categories);
    clear();
    setUnfit(undefined);
    onDirty(now.body !== template.body || !isSameSet(now.categories, template.denial_categories));
  };

  /** At the cursor, over what is selected; the cursor then stands behind it. */
  const insert = (placeholder: string) => {
    const field = area.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    flushSync(() => change({ body: body.slice(0, start) + placeholder + body.slice(end) }));
    field.focus();
    field.setSelectionRange(start + placeholder.length, start + placeholder.length);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setUnfit(undefined);
    const saved = await run({
      templateId: template.id,
      updated_at: template.updated_at,
      ...(body !== template.body && { body }),
      ...(!isSameSet(categories, template.denial_categories) && { denial_categories: [...categories] }),
    });
    if (saved) settled("Template saved.");
  };

  const reset = async () => {
    const result = await callAction(() => resetTemplateAction({ templateId: template.id }));
    if (!result.ok) throw new Error(result.error.message);
    settled("Template reset to the built-in text.");
  };

  const settled = (text: string) => {
    toast.success(text);
    onDirty(false);
  };

  return (
    <>
      <form noValidate method="dialog" onSubmit={save}>
        <Card
          title={template.name}
          description="The body of the letter, in Markdown. The app adds the letterhead, the greeting and the signature."
        >
          <div className="grid gap-4">
            <Field
              label="Text"
              required
              error={bodyProblem}
              hint="[Words in square brackets] are left for someone to fill in. A placeholder whose fact is not known becomes a blank like that."
            >
              <Textarea
                ref={area}
                rows={14}
                value={body}
                readOnly={!isOwner}
                className="font-mono text-sm"
                onChange={(event) => change({ body: event.target.value })}
              />
            </Field>
            {isOwner && <PlaceholderChips placeholders={list.placeholders} onInsert={insert} />}
            <TemplateCategories
              template={template}
              templates={list.templates}
              value={categories}
              disabled={!isOwner}
              error={problems.categories}
              onChange={(next) => change({ categories: next })}
            />
            {problems.whole && <Alert tone="danger">{problems.whole}</Alert>}
            {isOwner && (
              <div className="flex flex-wrap justify-end gap-2">
                <Button disabled={template.is_default} onClick={() => setResetting(true)}>
                  <RotateCcw aria-hidden /> Reset to built-in
                </Button>
                <Button type="submit" variant="primary" loading={busy}>
                  Save Template
                </Button>
              </div>
            )}
          </div>
        </Card>
      </form>
      <TemplatePreview templateId={template.id} body={body} onUnfit={setUnfit} />
      {resetting && (
        <ConfirmDialog
          open
          onOpenChange={setResetting}
          title={`Reset ${template.name}?`}
          description="Its text and categories become the built-in ones. Your text is not kept. Letters already written stay as they are."
          confirmLabel="Reset template"
          onConfirm={reset}
        />
      )}
    </>
  );
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

function problemsOf(refusal: ActionFailure | null): { body?: string; categories?: string; whole?: string } {
  if (!refusal) return {};
  const body = refusal.fields?.body?.[0];
  const categories = refusal.fields?.denial_categories?.[0];
  if (!body && !categories) return { whole: refusal.message };
  return { ...(body && { body }), ...(categories && { categories }) };
}
