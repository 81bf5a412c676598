"use client";

import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "@/components/app-shell/api-fetch";
import { reasonOf } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { DenialCategory } from "@/lib/core/enums";
import type { TemplatesDto, TemplateWithBodyDto } from "@/lib/domain/letter/schema";
import { PlaceholderChips } from "./placeholder-chips";
import { resetTemplate, saveTemplate, TEMPLATES_KEY } from "./template-calls";
import { TemplateCategories } from "./template-categories";
import { TemplatePreview } from "./template-preview";

interface TemplateFormProps {
  template: TemplateWithBodyDto;
  list: TemplatesDto;
  isOwner: boolean;
  onDirty: (dirty: boolean) => void;
  onSaved: (template: TemplateWithBodyDto) => void;
}

type Problems = { body?: string; categories?: string; whole?: string };

/** A template's text and categories, and the letter that they would make. */
export function TemplateForm({ template, list, isOwner, onDirty, onSaved }: TemplateFormProps) {
  const queries = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(template.body);
  const [categories, setCategories] = useState<readonly DenialCategory[]>(template.denial_categories);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [resetting, setResetting] = useState(false);

  const change = (next: { body?: string; categories?: readonly DenialCategory[] }) => {
    const now = { body, categories, ...next };
    setBody(now.body);
    setCategories(now.categories);
    setProblems({});
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

  const settled = async (saved: TemplateWithBodyDto, text: string) => {
    toast.success(text);
    onDirty(false);
    onSaved(saved);
    await queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblems({});
    try {
      const saved = await saveTemplate(template.id, {
        ...(body !== template.body && { body }),
        ...(!isSameSet(categories, template.denial_categories) && { denial_categories: [...categories] }),
      });
      await settled(saved, "Template saved.");
    } catch (error) {
      setProblems(problemsOf(error));
      if (error instanceof ApiError && error.fields?.body) area.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  const reset = async () => settled(await resetTemplate(template.id), "Template reset to the built-in text.");

  return (
    <>
      <form noValidate onSubmit={save}>
        <Card
          title={template.name}
          description="The body of the letter, in Markdown. The app adds the letterhead, the greeting and the signature."
        >
          <div className="grid gap-4">
            <Field
              label="Text"
              required
              error={problems.body}
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
      <TemplatePreview
        templateId={template.id}
        body={body}
        onRefused={(error) => {
          setProblems(problemsOf(error));
          area.current?.focus();
        }}
      />
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

function problemsOf(error: unknown): Problems {
  const fields = error instanceof ApiError ? error.fields : undefined;
  const body = fields?.body?.[0];
  const categories = fields?.denial_categories?.[0];
  if (!body && !categories) return { whole: reasonOf(error) };
  return { ...(body && { body }), ...(categories && { categories }) };
}
