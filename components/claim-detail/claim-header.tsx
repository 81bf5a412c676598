"use client";

import { Copy, Ellipsis, Files, Pencil, Upload } from "lucide-react";
import { ClaimStatusChip } from "@/components/claim/claim-chips";
import { claimName } from "@/components/claim/claim-labels";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { PageHeader } from "@/components/ui/page-header";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import type { ClaimDto } from "@/lib/domain/claim/schema";

interface ClaimHeaderProps {
  claim: ClaimDto;
  onEdit: () => void;
  /** Jumps to the Documents tab. */
  onUpload: () => void;
  onViewLetters: () => void;
}

export function ClaimHeader({ claim, onEdit, onUpload, onViewLetters }: ClaimHeaderProps) {
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
          <Button onClick={onUpload}>
            <Upload aria-hidden /> Upload Document
          </Button>
          <Button onClick={onEdit}>
            <Pencil aria-hidden /> Edit Claim
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button size="icon" aria-label="More actions">
                <Ellipsis aria-hidden />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={onViewLetters}>
                <Files aria-hidden /> View Appeals
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => void copyId(claim.claim_id)}>
                <Copy aria-hidden /> Copy Claim ID
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </>
      }
    />
  );
}

async function copyId(claimId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(claimId);
    toast.success("Claim ID copied to clipboard");
  } catch {
    toast.error("Failed to copy claim ID");
  }
}
