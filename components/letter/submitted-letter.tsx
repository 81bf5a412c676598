import { claimName } from "@/components/claim/claim-labels";
import { PartDialog } from "@/components/server-part/part-dialog";
import { ClosePart, NextPartButton, type View } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { DEFAULT_MODEL } from "@/lib/core/enums";
import { CLAIM_LETTER_MESSAGES, type ClaimLetterDto } from "@/lib/domain/letter/schema";
import { BeingWritten } from "./letter-dialogs";
import { LetterStatusChip } from "./letter-status";
import { isUnderWay } from "./under-way";

interface SubmittedLetterProps {
  letter: ClaimLetterDto;
  /** No model is set up here. */
  isBuiltIn: boolean;
  lettersView: View<{ claimId: string }>;
}

/** After the order: Pending until the letter is there. It is written on whether or not this stays open. */
export function SubmittedLetter({ letter, isBuiltIn, lettersView }: SubmittedLetterProps) {
  const { id, claim_id, claim_number, patient_name, generation } = letter;
  const claim = claim_id && `Claim ${claimName({ claim_id, claim_number })}`;
  return (
    <PartDialog
      title="Generate Appeal Letter"
      description={[claim, patient_name].filter(Boolean).join(" · ")}
    >
      <DialogBody className="flex flex-col gap-4">
        <Alert tone="success" title={CLAIM_LETTER_MESSAGES.submitted}>
          {isBuiltIn && `${DEFAULT_MODEL} is not set up here, so the built-in engine writes this letter.`}
        </Alert>
        <div aria-live="polite">
          <DescriptionList
            items={[
              {
                label: "Status",
                value: (
                  <span className="inline-flex flex-wrap items-center gap-1.5">
                    <LetterStatusChip letter={letter} />
                    {isUnderWay(letter) && <BeingWritten appealId={id} />}
                  </span>
                ),
              },
              { label: "Template", value: letter.template_name },
              { label: "Model", value: DEFAULT_MODEL },
            ]}
          />
        </div>
        {generation?.status === "failed" && (
          <Alert
            tone="danger"
            title={`Failed to generate appeal: ${generation.error ?? "no reason was given."}`}
          >
            Open it in the wizard to try again.
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <ClosePart>Close</ClosePart>
        {claim_id && (
          <NextPartButton view={lettersView} input={{ claimId: claim_id }}>
            View letters
          </NextPartButton>
        )}
        <ButtonLink variant="primary" href={`/appeals/${id}`}>
          Open in the wizard
        </ButtonLink>
      </DialogFooter>
    </PartDialog>
  );
}
