"use client";

import { type FormEvent, useState } from "react";
import { requestClaimLetterAction } from "@/app/(desk)/claims/letters/actions";
import { claimName } from "@/components/claim/claim-labels";
import { useAction } from "@/components/form/use-action";
import { NextPartButton, usePart, type View } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/claim-labels";
import { DEFAULT_MODEL, type DenialCategory } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import {
  CLAIM_LETTER_MESSAGES,
  type GenerateClaimLetterDto,
  type TemplateDto,
  type TemplatesDto,
} from "@/lib/domain/letter/schema";
import { SubmittedLetter } from "./submitted-letter";

interface GenerateLetterDialogProps {
  claim: Pick<ClaimDto, "claim_id" | "claim_number" | "patient_name" | "status">;
  category: DenialCategory | null;
  templates: Pick<TemplatesDto, "templates" | "engine">;
  lettersView: View<{ claimId: string }>;
}

/** Orders an appeal letter for a denied claim, then shows how far it is. */
export function GenerateLetterDialog(props: GenerateLetterDialogProps) {
  const { claim, lettersView } = props;
  const { close } = usePart();
  const [submitted, setSubmitted] = useState<GenerateClaimLetterDto | null>(null);
  const about = [`Claim ${claimName(claim)}`, claim.patient_name].filter(Boolean).join(" · ");
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title="Generate Appeal Letter" description={about}>
        {submitted ? (
          <SubmittedLetter submitted={submitted} lettersView={lettersView} />
        ) : (
          <OrderForm {...props} onSubmitted={setSubmitted} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface OrderFormProps extends GenerateLetterDialogProps {
  onSubmitted: (answer: GenerateClaimLetterDto) => void;
}

function OrderForm({ claim, category, templates: list, lettersView, onSubmitted }: OrderFormProps) {
  const { close } = usePart();
  const suited =
    list.templates.find(({ denial_categories: own }) => own.includes(category ?? "other")) ?? null;
  const [templateId, setTemplateId] = useState(suited?.id ?? "");
  // The same for every try of one filled form, so that a retry can't order a second letter.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { run, busy, refusal } = useAction(requestClaimLetterAction);
  const isDenied = claim.status === "denied";
  const underWay = refusal?.extra?.code === "letter_under_way" && String(refusal.extra.appeal);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const input = { claim_id: claim.claim_id, template_id: templateId || null, model: DEFAULT_MODEL };
    const answer = await run(input, key);
    if (answer) onSubmitted(answer);
  };

  return (
    <form noValidate method="dialog" onSubmit={submit} className="contents">
      <DialogBody className="flex flex-col gap-4">
        {!isDenied && <Alert tone="warning" title={CLAIM_LETTER_MESSAGES.onlyDenied} />}
        {!suited && <Alert tone="warning" title={CLAIM_LETTER_MESSAGES.noTemplate(category ?? "other")} />}
        <Field label="Template" required hint={suited && suggestion(category, suited, templateId)}>
          <Select
            value={templateId}
            onChange={(event) => {
              setTemplateId(event.target.value);
              setKey(crypto.randomUUID());
            }}
            options={list.templates.map(({ id, name }) => ({ value: id, label: name }))}
            {...(!suited && { placeholder: "Choose a template" })}
          />
        </Field>
        <div>
          <p className="text-sm">
            <span className="font-medium">Model</span> <code className="font-mono">{DEFAULT_MODEL}</code>
          </p>
          {list.engine === "built-in" && (
            <p className="mt-1 text-ink-muted text-sm">
              This model is not set up here. The built-in engine writes the letter from the claim, its
              documents and the template. No AI model is used.
            </p>
          )}
        </div>
        {refusal && (
          <Alert
            tone="danger"
            title={`Failed to submit appeal generation: ${refusal.message}`}
            action={
              underWay && (
                <>
                  <NextPartButton size="sm" view={lettersView} input={{ claimId: claim.claim_id }}>
                    View letters
                  </NextPartButton>
                  <ButtonLink size="sm" href={`/appeals/${underWay}`}>
                    Open in the wizard
                  </ButtonLink>
                </>
              )
            }
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          loadingText="Submitting…"
          disabled={!isDenied || templateId === ""}
        >
          Generate Letter
        </Button>
      </DialogFooter>
    </form>
  );
}

function suggestion(category: DenialCategory | null, suited: TemplateDto, chosen: string): string {
  const of = category
    ? `the denial category ${DENIAL_CATEGORY_LABELS[category]}`
    : "a claim without a denial category";
  return chosen === suited.id ? `Chosen for ${of}.` : `Not the one for ${of}: that is ${suited.name}.`;
}
