import { AppealStatusChip } from "@/components/appeal/appeal-chips";
import { AppLink } from "@/components/ui/app-link";
import { BackLink } from "@/components/ui/back-link";
import { HrefButton } from "@/components/ui/href-button";
import { PageHeader } from "@/components/ui/page-header";
import type { AppealDto } from "@/lib/domain/appeal/schema";

const LINK = "link inline-flex min-h-6 items-center text-sm";

export function CaseHeader({ appeal }: { appeal: AppealDto }) {
  const { id, status, outcome, claim, follows } = appeal;
  return (
    <PageHeader
      title="After Sending"
      back={<BackLink href="/appeals">Appeals</BackLink>}
      badges={
        <>
          <AppealStatusChip status={status} outcome={outcome} />
          {claim && (
            <AppLink href={`/claims/${claim}`} className={LINK}>
              Claim
            </AppLink>
          )}
          {follows && (
            <AppLink href={`/appeals/${follows}/case`} className={LINK}>
              Earlier level
            </AppLink>
          )}
        </>
      }
      description={[
        appeal.patient_name,
        appeal.payer_name,
        appeal.claim_number && `Claim ${appeal.claim_number}`,
      ]
        .filter(Boolean)
        .join(" · ")}
      secondary={<HrefButton href={`/appeals/${id}`}>Open the Letter</HrefButton>}
    />
  );
}
