"use client";

import { type FormEvent, useState } from "react";
import { ApiError } from "@/components/app-shell/api-fetch";
import { reasonOf } from "@/components/claim/claim-labels";
import { searchClaims } from "@/components/claim/claim-search";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Combobox } from "@/components/ui/combobox";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { Field } from "@/components/ui/field";
import type { TemplatePreviewDto } from "@/lib/domain/letter/schema";
import { LetterView } from "./letter-view";
import { previewTemplate } from "./template-calls";

interface TemplatePreviewProps {
  templateId: string;
  /** As it is being edited. */
  body: string;
  /** The text itself is at fault. */
  onRefused: (error: unknown) => void;
}

/** The letter that the text would make for one of the practice's claims; nothing is kept. */
export function TemplatePreview({ templateId, body, onRefused }: TemplatePreviewProps) {
  const [claim, setClaim] = useState<ComboboxOption | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<(TemplatePreviewDto & { of: string }) | null>(null);

  const show = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!claim) return setProblem("Choose a claim from the list.");
    setBusy(true);
    setProblem(undefined);
    try {
      setPreview({ ...(await previewTemplate(templateId, body, claim.id)), of: body });
    } catch (error) {
      setPreview(null);
      if (error instanceof ApiError && error.fields?.body) onRefused(error);
      else setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card
      title="Preview"
      description="As the built-in engine would write it for one of your claims. Nothing is saved."
    >
      <form noValidate onSubmit={show} className="grid gap-4">
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field label="Claim" error={problem}>
            <Combobox
              value={claim}
              onChange={(option) => {
                setClaim(option);
                setProblem(undefined);
              }}
              search={(query, signal) => searchClaims(query, null, signal)}
              placeholder="Choose a claim"
              searchPlaceholder="Search claims"
              emptyText="No claim found."
            />
          </Field>
          <Button type="submit" loading={busy} size="input">
            Preview Letter
          </Button>
        </div>
        {preview && (
          <div className="grid gap-3">
            <p role="status" className="text-ink-muted text-sm">
              {preview.of === body
                ? blankWords(preview.blanks.length)
                : "The text has changed. Preview it again."}
            </p>
            <div className="rounded-lg border bg-canvas p-2 sm:p-4">
              <LetterView
                content={preview.content}
                format={preview.content_format}
                label="Preview of the letter"
              />
            </div>
          </div>
        )}
      </form>
    </Card>
  );
}

const blankWords = (count: number): string =>
  count === 0
    ? "Every fact was found. No blanks are left."
    : `${count === 1 ? "One blank is" : `${count} blanks are`} left to fill in, marked in the letter.`;
