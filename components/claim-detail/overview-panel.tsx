import type { ReactNode } from "react";
import {
  DenialFacts,
  dateFacts,
  furtherFacts,
  insuranceFacts,
  moneyFacts,
  patientFacts,
} from "@/components/claim/claim-facts";
import { NextDate } from "@/components/clock/next-date";
import { PartButton } from "@/components/server-part/server-part";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import type { ClaimView } from "./claim-header";

interface OverviewPanelProps {
  claim: ClaimDto;
  today: string;
  /** A person closed its case: its dates count no more. */
  isClosed: boolean;
  /** Its appeal has gone out. */
  isFiled: boolean;
  editView: ClaimView;
  /** Where payers say otherwise, and the claim's next action items. */
  children: ReactNode;
}

/** What is to be done, and the claim's facts in cards (docs/product.md, F8). */
export function OverviewPanel({ claim, today, isClosed, isFiled, editView, children }: OverviewPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      {children}
      {!isClosed && claim.clocks && claim.clocks.length > 0 && (
        <Card title="Next Date">
          <NextDate clocks={claim.clocks} today={today} />
        </Card>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Card title="Patient & Provider">
          <DescriptionList items={patientFacts(claim)} />
        </Card>
        <Card title="Important Dates">
          <DescriptionList items={dateFacts(claim)} />
        </Card>
        <Card title="Financial Details">
          <DescriptionList items={moneyFacts(claim)} />
        </Card>
        <Card title="Insurance Information">
          <DescriptionList items={insuranceFacts(claim)} />
        </Card>
      </div>
      {claim.denial_details && (
        <Card title="Denial Details">
          <DenialFacts denial={claim.denial_details} today={today} isSettled={isClosed || isFiled} />
        </Card>
      )}
      <Card
        title="Additional Information"
        actions={
          <PartButton size="sm" view={editView} input={{ claimId: claim.claim_id }}>
            <span aria-hidden className="icon icon-pencil" /> Edit Claim
          </PartButton>
        }
      >
        <DescriptionList layout="grid" items={furtherFacts(claim)} />
      </Card>
    </div>
  );
}
