"use client";

import { Pencil, Upload } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { DescriptionList } from "@/components/ui/description-list";
import { PageHeader } from "@/components/ui/page-header";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { ClaimStatusChip } from "./claim-chips";
import {
  DenialFacts,
  dateFacts,
  furtherFacts,
  insuranceFacts,
  moneyFacts,
  patientFacts,
} from "./claim-facts";
import { claimName } from "./claim-words";
import { LineItemsTable } from "./line-items-table";

const EditClaimDialog = dynamic(() => import("./edit-claim-dialog").then((file) => file.EditClaimDialog));
const UploadDocumentDialog = dynamic(() =>
  import("./upload-document-dialog").then((file) => file.UploadDocumentDialog),
);

/** One claim: header, denial, the five cards and the line items (spec document 2, section 2, Claim detail page). */
export function ClaimOverview({ claim, today }: { claim: ClaimDto; today: string }) {
  const router = useRouter();
  const [open, setOpen] = useState<"edit" | "upload" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        back={<BackLink href="/claims">Claims</BackLink>}
        title={claimName(claim)}
        badges={
          <>
            <ClaimStatusChip status={claim.status} />
            <CopyButton
              text={claim.claim_id}
              label="Copy Claim ID"
              copied="Claim ID copied to clipboard"
              failed="Failed to copy claim ID"
            />
          </>
        }
        secondary={
          <Button variant="secondary" onClick={() => setOpen("upload")}>
            <Upload aria-hidden /> Upload Document
          </Button>
        }
        action={
          <Button onClick={() => setOpen("edit")}>
            <Pencil aria-hidden /> Edit Claim
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        {claim.denial_details && (
          <Card title="Denial Details">
            <DenialFacts denial={claim.denial_details} today={today} />
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
        <Card title="Additional Information">
          <DescriptionList layout="grid" items={furtherFacts(claim)} />
        </Card>
        <Card title="Line Items" flush>
          <LineItemsTable lines={claim.line_items} label={`Line items of claim ${claimName(claim)}`} />
        </Card>
      </div>
      {open === "edit" && (
        <EditClaimDialog claim={claim} today={today} onClose={close} onSaved={() => router.refresh()} />
      )}
      {open === "upload" && (
        <UploadDocumentDialog claim={claim} onClose={close} onUploaded={() => router.refresh()} />
      )}
    </>
  );
}
