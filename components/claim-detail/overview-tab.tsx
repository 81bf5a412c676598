"use client";

import { Pencil } from "lucide-react";
import { ActionItemsPanel } from "@/components/action-item/action-items-panel";
import {
  DenialFacts,
  dateFacts,
  furtherFacts,
  insuranceFacts,
  moneyFacts,
  patientFacts,
} from "@/components/claim/claim-facts";
import { ClaimDifferences } from "@/components/payer/claim-differences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import type { ClaimDto } from "@/lib/domain/claim/schema";

interface OverviewTabProps {
  claim: ClaimDto;
  today: string;
  onEdit: () => void;
  onChanged: () => void;
  onShowActionItems: () => void;
}

/** What is to be done, and the claim's facts in cards (docs/product.md, F8). */
export function OverviewTab({ claim, today, ...props }: OverviewTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <ClaimDifferences claimId={claim.claim_id} />
      <ActionItemsPanel
        claimId={claim.claim_id}
        onChanged={props.onChanged}
        onShowAll={props.onShowActionItems}
      />
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
          <DenialFacts denial={claim.denial_details} today={today} />
        </Card>
      )}
      <Card
        title="Additional Information"
        actions={
          <Button size="sm" onClick={props.onEdit}>
            <Pencil aria-hidden /> Edit Claim
          </Button>
        }
      >
        <DescriptionList layout="grid" items={furtherFacts(claim)} />
      </Card>
    </div>
  );
}
