"use client";

import type { ReactNode } from "react";
import { requestClaimLetterAction } from "@/app/(desk)/claims/letters/actions";
import { FormDialogFrame } from "@/components/form/form-dialog";
import { useActionForm } from "@/components/form/use-action-form";
import { NextPartButton, usePart, type View } from "@/components/server-part/server-part";
import { ButtonLink } from "@/components/ui/button-link";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import { generateClaimLetterInput } from "@/lib/domain/letter/schema";

interface GenerateLetterFormProps {
  claimId: string;
  about: string;
  isDenied: boolean;
  /** The template for the claim's category, and what is said while it is the chosen one, and while it is not. */
  suited: { id: string; chosen: string; other: string } | null;
  lettersView: View<{ claimId: string }>;
  submittedView: View<{ appealId: string }>;
  /** The body, with its fields, as the server drew it. */
  children: ReactNode;
}

/** Orders an appeal letter for a denied claim, then shows how far it is. */
export function GenerateLetterForm({ claimId, about, isDenied, suited, ...props }: GenerateLetterFormProps) {
  const { lettersView, submittedView, children } = props;
  const { replace } = usePart();
  const filling = useActionForm({
    action: requestClaimLetterAction,
    schema: generateClaimLetterInput,
    values: { template_id: suited?.id ?? "" },
    inputOf: ({ template_id }) => ({ claim_id: claimId, template_id, model: DEFAULT_MODEL }),
    failure: "Failed to submit appeal generation: ",
    onDone: ({ id }) => void replace(() => submittedView({ appealId: id })),
  });
  const { form, refusal } = filling;
  const chosen = form.watch("template_id");
  const underWay = refusal?.extra?.code === "letter_under_way" && String(refusal.extra.appeal);
  return (
    <FormDialogFrame
      filling={filling}
      title="Generate Appeal Letter"
      description={about}
      submit="Generate Letter"
      saving="Submitting…"
      blocked={!isDenied || chosen === ""}
      more={
        suited ? { template_id: { hint: chosen === suited.id ? suited.chosen : suited.other } } : undefined
      }
      remedy={
        underWay && (
          <>
            <NextPartButton size="sm" view={lettersView} input={{ claimId }}>
              View letters
            </NextPartButton>
            <ButtonLink size="sm" href={`/appeals/${underWay}`}>
              Open in the wizard
            </ButtonLink>
          </>
        )
      }
    >
      {children}
    </FormDialogFrame>
  );
}
