"use client";

import { type FormEvent, useState } from "react";
import { previewTemplateAction } from "@/app/(desk)/profile/templates/actions";
import { searchClaims } from "@/components/claim/claim-search";
import { callAction } from "@/components/form/call-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Combobox } from "@/components/ui/combobox";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { Field } from "@/components/ui/field";
import type { TemplatePreviewDto } from "@/lib/domain/letter/schema";
import { LetterView } from "./letter-view";

interface TemplatePreviewProps {
  templateId: string;
  /** As it is being edited. */
  body: string;
  /** The text itself is at fault. */
  onUnfit: (problem: string) => void;
}

/** The letter that the text would make for one of the practice's claims; nothing is kept. */
export function TemplatePreview({ templateId, body, onUnfit }: TemplatePreviewProps) {
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
    const result = await callAction(() => previewTemplateAction({ templateId, body, claim_id: claim.id }));
    setBusy(false);
    if (result.ok) return setPreview({ ...result.data, of: body });
    setPreview(null);
    const unfit = result.error.fields?.body?.[0];
    if (unfit) onUnfit(unfit);
    else setProblem(result.error.fields?.claim_id?.[0] ?? result.error.message);
  };

  return (
    <Card
      title="Preview"
      description="As the built-in engine would write it for one of your claims. Nothing is saved."
    >
      <form noValidate method="dialog" onSubmit={show} className="grid gap-4">
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
