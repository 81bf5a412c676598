import { claimName } from "@/components/claim/claim-labels";
import { FormField, FormRefusal } from "@/components/form/drawn-form";
import type { View } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { DialogBody } from "@/components/ui/dialog-parts";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { DEFAULT_MODEL, type DenialCategory } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { CLAIM_LETTER_MESSAGES, type TemplatesDto } from "@/lib/domain/letter/schema";
import { GenerateLetterForm } from "./letter-dialogs";

interface GenerateLetterDialogProps {
  claim: Pick<ClaimDto, "claim_id" | "claim_number" | "patient_name" | "status">;
  category: DenialCategory | null;
  templates: Pick<TemplatesDto, "templates" | "engine">;
  lettersView: View<{ claimId: string }>;
  submittedView: View<{ appealId: string }>;
}

/** What is written for a denied claim, and from which template. */
export function GenerateLetterDialog({
  claim,
  category,
  templates: list,
  ...views
}: GenerateLetterDialogProps) {
  const isDenied = claim.status === "denied";
  const suited = list.templates.find(({ denial_categories: own }) => own.includes(category ?? "other"));
  const of = category
    ? `the denial category ${DENIAL_CATEGORY_LABELS[category]}`
    : "a claim without a denial category";
  return (
    <GenerateLetterForm
      {...views}
      claimId={claim.claim_id}
      about={[`Claim ${claimName(claim)}`, claim.patient_name].filter(Boolean).join(" · ")}
      isDenied={isDenied}
      suited={
        suited
          ? {
              id: suited.id,
              chosen: `Chosen for ${of}.`,
              other: `Not the one for ${of}: that is ${suited.name}.`,
            }
          : null
      }
    >
      <DialogBody className="flex flex-col gap-4">
        {!isDenied && <Alert tone="warning" title={CLAIM_LETTER_MESSAGES.onlyDenied} />}
        {!suited && <Alert tone="warning" title={CLAIM_LETTER_MESSAGES.noTemplate(category ?? "other")} />}
        <FormField
          as="select"
          name="template_id"
          label="Template"
          required
          options={list.templates.map(({ id, name }) => ({ value: id, label: name }))}
          {...(!suited && { placeholder: "Choose a template" })}
        />
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
        <FormRefusal />
      </DialogBody>
    </GenerateLetterForm>
  );
}
