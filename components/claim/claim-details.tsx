import type { ReactNode } from "react";
import { PartDialog } from "@/components/server-part/part-dialog";
import { ButtonLink } from "@/components/ui/button-link";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { TimeText } from "@/components/ui/time-text";
import { CLAIM_GROUPS } from "@/lib/domain/claim/fields";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ActionItemChips } from "./claim-chips";
import { EditShownClaim } from "./claim-dialogs";
import {
  DenialFacts,
  dateFacts,
  furtherFacts,
  insuranceFacts,
  moneyFacts,
  patientFacts,
} from "./claim-facts";
import { claimName } from "./claim-labels";
import { LineItemsTable } from "./line-items-table";
import { ClaimStatusChip } from "./status-chips";

/** Claim Details, rendered on the server into a dialog. */
export function ClaimDetails({ claim, today }: { claim: ClaimDto; today: string }) {
  const name = claimName(claim);
  return (
    <PartDialog
      size="xl"
      className="sm:max-w-5xl"
      description="Claim Details"
      title={
        <span className="flex flex-wrap items-center gap-2">
          <span className="sr-only">Claim Details:</span> {name} <ClaimStatusChip status={claim.status} />
        </span>
      }
    >
      <DialogBody
        role="region"
        aria-label="Claim Details"
        tabIndex={0}
        data-autofocus
        className="flex flex-col gap-6 outline-offset-[-2px]"
      >
        {claim.denial_details && (
          <Group title={CLAIM_GROUPS.denial}>
            <DenialFacts denial={claim.denial_details} today={today} />
          </Group>
        )}
        <Group title={CLAIM_GROUPS.claim}>
          <DescriptionList layout="grid" items={patientFacts(claim)} />
        </Group>
        <div className="grid gap-6 md:grid-cols-2">
          <Group title={CLAIM_GROUPS.dates}>
            <DescriptionList items={dateFacts(claim)} />
          </Group>
          <Group title={CLAIM_GROUPS.money}>
            <DescriptionList items={moneyFacts(claim)} />
          </Group>
        </div>
        <Group title={CLAIM_GROUPS.insurance}>
          <DescriptionList layout="grid" items={insuranceFacts(claim)} />
        </Group>
        <Group title={CLAIM_GROUPS.further}>
          <DescriptionList layout="grid" items={furtherFacts(claim)} />
        </Group>
        <Group title="Line Items">
          <div className="rounded-lg border">
            <LineItemsTable lines={claim.line_items} label={`Line items of claim ${name}`} />
          </div>
        </Group>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-muted">
          <span className="inline-flex items-center gap-2">
            Action items <ActionItemChips counts={claim.action_items} />
          </span>
          <span>
            Created <TimeText value={claim.created_at} />
          </span>
          <span>
            Updated <TimeText value={claim.updated_at} />
          </span>
        </div>
      </DialogBody>
      <DialogFooter>
        <ButtonLink href={`/claims/${claim.claim_id}`}>
          <span aria-hidden className="icon icon-arrow-up-right" /> Open Claim
        </ButtonLink>
        <EditShownClaim claimId={claim.claim_id} />
      </DialogFooter>
    </PartDialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = `details-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2.5 font-semibold text-sm">
        {title}
      </h3>
      {children}
    </section>
  );
}
