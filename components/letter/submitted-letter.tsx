"use client";

import { ClosePart, NextPartButton, type View } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import type { GenerateClaimLetterDto } from "@/lib/domain/letter/schema";
import { LetterStatusChip } from "./letter-status";
import { useWrittenLetter } from "./use-written-letter";

interface SubmittedLetterProps {
  submitted: GenerateClaimLetterDto;
  lettersView: View<{ claimId: string }>;
}

/** After the order: Pending until the letter is there. It is written on whether or not this stays open. */
export function SubmittedLetter({ submitted, lettersView }: SubmittedLetterProps) {
  const letter = useWrittenLetter(submitted.id);
  const known = letter ?? { status: submitted.status, generation: null };
  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <Alert tone="success" title={submitted.message}>
          {submitted.engine === "built-in" &&
            `${submitted.model} is not set up here, so the built-in engine writes this letter.`}
        </Alert>
        <div aria-live="polite">
          <DescriptionList
            items={[
              { label: "Status", value: <LetterStatusChip letter={known} /> },
              { label: "Template", value: submitted.template_name },
              { label: "Model", value: submitted.model },
            ]}
          />
        </div>
        {known.generation?.status === "failed" && (
          <Alert
            tone="danger"
            title={`Failed to generate appeal: ${known.generation.error ?? "no reason was given."}`}
          >
            Open it in the wizard to try again.
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <ClosePart>Close</ClosePart>
        <NextPartButton view={lettersView} input={{ claimId: submitted.claim_id }}>
          View letters
        </NextPartButton>
        <ButtonLink variant="primary" href={`/appeals/${submitted.id}`}>
          Open in the wizard
        </ButtonLink>
      </DialogFooter>
    </>
  );
}
