import { Alert } from "@/components/ui/alert";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import type { ActionFailure } from "@/lib/core/action-result";
import { DUPLICATE_CLAIM } from "@/lib/core/conflicts";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimName } from "./claim-labels";
import { ClaimStatusChip } from "./status-chips";

/** The claim that has the same payer and number already, when that is why a save was refused. */
export type SameClaim = Pick<ClaimDto, "claim_id" | "claim_number" | "status">;
export const sameClaimOf = ({ extra }: ActionFailure): SameClaim | null =>
  extra?.code === DUPLICATE_CLAIM ? (extra.duplicate as SameClaim) : null;

interface DuplicateClaimNoticeProps {
  claim: SameClaim;
  busy: boolean;
  onSaveAnyway: () => void;
}

/** This payer has a claim with this number already: pointed out, not forbidden. */
export function DuplicateClaimNotice({ claim, busy, onSaveAnyway }: DuplicateClaimNoticeProps) {
  return (
    <Alert
      tone="warning"
      className="mb-4"
      title="This payer already has a claim with this number"
      action={
        <Button size="sm" loading={busy} onClick={onSaveAnyway}>
          Save anyway
        </Button>
      }
    >
      <span className="inline-flex flex-wrap items-center gap-2">
        <AppLink
          href={`/claims/${claim.claim_id}`}
          target="_blank"
          className="text-accent-text underline underline-offset-3"
        >
          {claimName(claim)}
          <span className="sr-only"> (opens in a new tab)</span>
        </AppLink>
        <ClaimStatusChip status={claim.status} />
        <span>Look at it, or change the number below.</span>
      </span>
    </Alert>
  );
}
