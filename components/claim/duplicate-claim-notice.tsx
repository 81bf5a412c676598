import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LINK } from "@/components/ui/link-classes";
import type { SameClaim } from "./claim-calls";
import { ClaimStatusChip } from "./claim-chips";
import { claimName } from "./claim-labels";

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
        <Link href={`/claims/${claim.claim_id}`} prefetch={false} target="_blank" className={LINK}>
          {claimName(claim)}
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
        <ClaimStatusChip status={claim.status} />
        <span>Look at it, or change the number below.</span>
      </span>
    </Alert>
  );
}
