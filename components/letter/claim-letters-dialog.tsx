import { claimName } from "@/components/claim/claim-labels";
import { PartDialog } from "@/components/server-part/part-dialog";
import { ClosePart, NextPartButton, type View } from "@/components/server-part/server-part";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { EmptyState } from "@/components/ui/empty-state";
import type { Page } from "@/lib/core/page";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import type { LetterView } from "./letter-actions";
import { LettersTable } from "./letters-table";

interface ClaimLettersDialogProps {
  claim: ClaimDto;
  page: Page<ClaimLetterDto>;
  letterView: LetterView;
  generateView: View<{ claimId: string }>;
  /** The same dialog with all that a page can hold. */
  allView: View<{ claimId: string; all: true }>;
}

/** Appeal Letters for a claim (docs/product.md, H9), newest first. */
export function ClaimLettersDialog({ claim, page, ...views }: ClaimLettersDialogProps) {
  const { claim_id: claimId } = claim;
  return (
    <PartDialog
      title="Appeal Letters"
      description={[`Claim ${claimName(claim)}`, claim.patient_name].filter(Boolean).join(" · ")}
      size="lg"
      className="sm:max-w-4xl"
    >
      <DialogBody role="region" aria-label="Appeal Letters" tabIndex={0} className="outline-offset-[-2px]">
        {page.results.length === 0 ? (
          <EmptyState icon="icon-file-text" title="No Appeal Letters Found">
            Generate Letter writes the first one from the claim and its documents.
          </EmptyState>
        ) : (
          <LettersTable letters={page.results} letterView={views.letterView} />
        )}
        {page.next && (
          <div className="pt-3 text-center">
            <NextPartButton size="sm" view={views.allView} input={{ claimId, all: true }}>
              Show more
            </NextPartButton>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <ClosePart>Close</ClosePart>
        {claim.status === "denied" && (
          <NextPartButton variant="primary" view={views.generateView} input={{ claimId }}>
            <span aria-hidden className="icon icon-file-plus-2" /> Generate Letter
          </NextPartButton>
        )}
      </DialogFooter>
    </PartDialog>
  );
}
