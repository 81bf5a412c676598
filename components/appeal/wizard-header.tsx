import { AppLink } from "@/components/ui/app-link";
import { BackLink } from "@/components/ui/back-link";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { PageHeader } from "@/components/ui/page-header";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { nextClock } from "@/lib/domain/clocks/schema";
import { AppealStatusChip, DeadlineChip } from "./appeal-chips";

interface WizardHeaderProps {
  appeal: AppealDto;
  /** The linked claim, by its name. */
  claim: ComboboxOption | null;
  today: string;
  /** A person closed its case: no date counts. */
  isClosed: boolean;
}

export function WizardHeader({ appeal, claim, today, isClosed }: WizardHeaderProps) {
  // Below stands the date that counts now: a chip of another one would contradict it.
  const next = nextClock(appeal.clocks, today);
  const stated = appeal.status === "draft" && !isClosed ? appeal.appeal_deadline : null;
  const deadline = !next || next.due === stated ? stated : null;
  return (
    <PageHeader
      title="Quick Appeal Generator"
      back={<BackLink href="/appeals">Appeals</BackLink>}
      badges={
        <>
          <AppealStatusChip status={appeal.status} outcome={appeal.outcome} />
          {appeal.status === "sent" && (
            <AppLink
              href={`/appeals/${appeal.id}/case`}
              className="link inline-flex min-h-6 items-center text-sm"
            >
              After Sending
            </AppLink>
          )}
          {deadline && <DeadlineChip deadline={deadline} today={today} />}
          {claim && (
            <AppLink href={`/claims/${claim.id}`} className="link inline-flex min-h-6 items-center text-sm">
              {claim.hint ? `Linked claim ${claim.label}` : "Linked claim"}
            </AppLink>
          )}
        </>
      }
      description={
        [appeal.patient_name, appeal.payer_name, appeal.claim_number && `Claim ${appeal.claim_number}`]
          .filter(Boolean)
          .join(" · ") || "From a denial letter to a sent appeal in five steps."
      }
    />
  );
}
