"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, Pencil } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { TimeText } from "@/components/ui/time-text";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimKey, fetchClaim } from "./claim-calls";
import { ActionItemChips, ClaimStatusChip } from "./claim-chips";
import {
  DenialFacts,
  dateFacts,
  furtherFacts,
  insuranceFacts,
  moneyFacts,
  patientFacts,
} from "./claim-facts";
import { claimFailure, claimName } from "./claim-labels";
import { LineItemsTable } from "./line-items-table";

interface ClaimDetailsDialogProps {
  /** As the list knows it; the newest state is fetched behind it. */
  claim: ClaimDto;
  today: string;
  onClose: () => void;
  onEdit: (claim: ClaimDto) => void;
}

export function ClaimDetailsDialog({ claim: known, today, onClose, onEdit }: ClaimDetailsDialogProps) {
  const { data: claim = known, error } = useQuery({
    queryKey: claimKey(known.claim_id),
    queryFn: () => fetchClaim(known.claim_id),
    placeholderData: known,
    staleTime: 0,
  });
  const name = claimName(claim);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={
          <span className="flex flex-wrap items-center gap-2">
            <span className="sr-only">Claim Details:</span> {name} <ClaimStatusChip status={claim.status} />
          </span>
        }
        description="Claim Details"
        size="xl"
        className="sm:max-w-5xl"
      >
        <DialogBody
          role="region"
          aria-label="Claim Details"
          tabIndex={0}
          data-autofocus
          className="flex flex-col gap-6 outline-offset-[-2px]"
        >
          {error && (
            <Alert tone="warning" title={claimFailure("load claims", error)}>
              This is the claim as the list last loaded it.
            </Alert>
          )}
          {claim.denial_details && (
            <Group title="Denial Details">
              <DenialFacts denial={claim.denial_details} today={today} />
            </Group>
          )}
          <Group title="Claim">
            <DescriptionList layout="grid" items={patientFacts(claim)} />
          </Group>
          <div className="grid gap-6 md:grid-cols-2">
            <Group title="Important Dates">
              <DescriptionList items={dateFacts(claim)} />
            </Group>
            <Group title="Financial Details">
              <DescriptionList items={moneyFacts(claim)} />
            </Group>
          </div>
          <Group title="Insurance Information">
            <DescriptionList layout="grid" items={insuranceFacts(claim)} />
          </Group>
          <Group title="Additional Information">
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
          <Button asChild>
            <Link href={`/claims/${claim.claim_id}`} prefetch={false}>
              <ArrowUpRight aria-hidden /> Open Claim
            </Link>
          </Button>
          <Button variant="primary" onClick={() => onEdit(claim)}>
            <Pencil aria-hidden /> Edit Claim
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2.5 font-semibold text-sm">
        {title}
      </h3>
      {children}
    </section>
  );
}
