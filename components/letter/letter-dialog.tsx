import { PartDialog } from "@/components/server-part/part-dialog";
import { ClosePart } from "@/components/server-part/server-part";
import { ButtonLink } from "@/components/ui/button-link";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { LetterDownload } from "./letter-download";
import { LetterView } from "./letter-view";

interface LetterDialogProps {
  letter: ClaimLetterDto;
  /** Where the PDF opens: see `LetterDownload`. */
  inNewTab: boolean;
}

/** One letter to read. */
export function LetterDialog({ letter, inNewTab }: LetterDialogProps) {
  const { claim_number, patient_name, template_name } = letter;
  return (
    <PartDialog
      title={`Appeal letter for claim ${claim_number || patient_name}`}
      description={[patient_name, template_name].filter(Boolean).join(" · ")}
      size="lg"
      className="sm:max-w-4xl"
    >
      <DialogBody
        role="region"
        aria-label="Appeal letter"
        tabIndex={0}
        data-autofocus
        className="bg-canvas outline-offset-[-2px]"
      >
        {letter.appeal_content && (
          <LetterView content={letter.appeal_content} format={letter.content_format ?? "html"} />
        )}
      </DialogBody>
      <DialogFooter>
        <ClosePart>Close</ClosePart>
        <ButtonLink href={`/appeals/${letter.id}?step=4`}>
          <span aria-hidden className="icon icon-pencil" /> Edit
        </ButtonLink>
        <LetterDownload letter={letter} inNewTab={inNewTab} />
      </DialogFooter>
    </PartDialog>
  );
}
