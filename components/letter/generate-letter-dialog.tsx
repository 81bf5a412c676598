"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { type FormEvent, useState } from "react";
import { claimFailure, claimName } from "@/components/claim/claim-labels";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/claim-labels";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import {
  CLAIM_LETTER_MESSAGES,
  type GenerateClaimLetterDto,
  type TemplateDto,
  type TemplatesDto,
} from "@/lib/domain/letter/schema";
import { generateLetter, letterUnderWay } from "./letter-calls";
import { SubmittedLetter } from "./submitted-letter";
import { fetchTemplates, TEMPLATES_KEY, templateOf } from "./template-calls";

export interface GenerateLetterDialogProps {
  claim: ClaimDto;
  onClose: () => void;
  onViewLetters: (claim: ClaimDto) => void;
}

/** Orders an appeal letter for a denied claim, then shows how far it is. */
export function GenerateLetterDialog({ claim, onClose, onViewLetters }: GenerateLetterDialogProps) {
  const [submitted, setSubmitted] = useState<GenerateClaimLetterDto | null>(null);
  const about = [`Claim ${claimName(claim)}`, claim.patient_name].filter(Boolean).join(" · ");
  const viewLetters = () => onViewLetters(claim);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Generate Appeal Letter" description={about}>
        {submitted ? (
          <SubmittedLetter submitted={submitted} onClose={onClose} onViewLetters={viewLetters} />
        ) : (
          <OrderForm claim={claim} onClose={onClose} onViewLetters={viewLetters} onSubmitted={setSubmitted} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface OrderFormProps {
  claim: ClaimDto;
  onClose: () => void;
  onViewLetters: () => void;
  onSubmitted: (answer: GenerateClaimLetterDto) => void;
}

function OrderForm({ claim, onClose, onViewLetters, onSubmitted }: OrderFormProps) {
  const list = useQuery({ queryKey: TEMPLATES_KEY, queryFn: fetchTemplates });
  const [chosen, setChosen] = useState<string | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; underWay: string | null } | null>(null);
  const isDenied = claim.status === "denied";
  const suited = templateOf(list.data?.templates ?? [], claim.denial_details?.denial_category);
  const templateId = chosen ?? suited?.id ?? "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      onSubmitted(await generateLetter(claim.claim_id, templateId || null, key));
    } catch (error) {
      setFailure({ text: claimFailure("submit appeal generation", error), underWay: letterUnderWay(error) });
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="flex flex-col gap-4">
        {!isDenied && <Alert tone="warning" title={CLAIM_LETTER_MESSAGES.onlyDenied} />}
        {list.isError && (
          <Alert
            tone="danger"
            title={claimFailure("load appeal templates", list.error)}
            action={
              <Button size="sm" loading={list.isFetching} onClick={() => list.refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {list.isPending && <Skeleton className="h-24" />}
        {list.data && (
          <TemplateField
            claim={claim}
            list={list.data}
            value={templateId}
            onChange={(id) => {
              setChosen(id);
              setKey(crypto.randomUUID());
            }}
          />
        )}
        <div>
          <p className="text-sm">
            <span className="font-medium">Model</span> <code className="font-mono">{DEFAULT_MODEL}</code>
          </p>
          {list.data?.engine === "built-in" && (
            <p className="mt-1 text-ink-muted text-sm">
              This model is not set up here. The built-in engine writes the letter from the claim, its
              documents and the template. No AI model is used.
            </p>
          )}
        </div>
        {failure && (
          <Alert
            tone="danger"
            title={failure.text}
            action={
              failure.underWay && (
                <>
                  <Button size="sm" onClick={onViewLetters}>
                    View letters
                  </Button>
                  <Button asChild size="sm">
                    <Link href={`/appeals/${failure.underWay}`} prefetch={false}>
                      Open in the wizard
                    </Link>
                  </Button>
                </>
              )
            }
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          loadingText="Submitting…"
          disabled={!isDenied || !list.data || templateId === ""}
        >
          Generate Letter
        </Button>
      </DialogFooter>
    </form>
  );
}

interface TemplateFieldProps {
  claim: ClaimDto;
  list: TemplatesDto;
  value: string;
  onChange: (id: string) => void;
}

function TemplateField({ claim, list, value, onChange }: TemplateFieldProps) {
  const category = claim.denial_details?.denial_category ?? "other";
  const suited = templateOf(list.templates, category);
  return (
    <>
      {!suited && <Alert tone="warning" title={CLAIM_LETTER_MESSAGES.noTemplate(category)} />}
      <Field label="Template" required hint={suited && suggestion(claim, suited, value)}>
        <Select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={list.templates.map(({ id, name }) => ({ value: id, label: name }))}
          {...(!suited && { placeholder: "Choose a template" })}
        />
      </Field>
    </>
  );
}

function suggestion({ denial_details }: ClaimDto, suited: TemplateDto, chosen: string): string {
  const category = denial_details?.denial_category;
  const of = category
    ? `the denial category ${DENIAL_CATEGORY_LABELS[category]}`
    : "a claim without a denial category";
  return chosen === suited.id ? `Chosen for ${of}.` : `Not the one for ${of}: that is ${suited.name}.`;
}
