import { claimName } from "@/components/claim/claim-labels";
import { ClaimStatusChip } from "@/components/claim/status-chips";
import { PartButton, type View } from "@/components/server-part/server-part";
import { BackLink } from "@/components/ui/back-link";
import { HrefButton } from "@/components/ui/href-button";
import { PageHeader } from "@/components/ui/page-header";
import { TimeText } from "@/components/ui/time-text";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ClaimMenu } from "./claim-menu";

export type ClaimView = View<{ claimId: string }>;

interface ClaimHeaderProps {
  claim: ClaimDto;
  /** The Documents tab. */
  uploadHref: string;
  editView: ClaimView;
  lettersView: ClaimView;
}

export function ClaimHeader({ claim, uploadHref, editView, lettersView }: ClaimHeaderProps) {
  return (
    <PageHeader
      back={<BackLink href="/claims">Back to Claims</BackLink>}
      title={claimName(claim)}
      badges={<ClaimStatusChip status={claim.status} />}
      description={
        <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {claim.internal_claim_number && <span>Internal number {claim.internal_claim_number}</span>}
          <span>
            Created <TimeText value={claim.created_at} as="date" />
          </span>
          <span>
            Updated <TimeText value={claim.updated_at} as="date" />
          </span>
        </span>
      }
      secondary={
        <>
          <HrefButton href={uploadHref}>
            <span aria-hidden className="icon icon-upload" /> Upload Document
          </HrefButton>
          <PartButton view={editView} input={{ claimId: claim.claim_id }}>
            <span aria-hidden className="icon icon-pencil" /> Edit Claim
          </PartButton>
          <ClaimMenu claimId={claim.claim_id} lettersView={lettersView} />
        </>
      }
    />
  );
}
