"use client";

import { ArrowUpRight, Eye, FilePlus2, Files, Pencil, Upload } from "lucide-react";
import Link from "next/link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { PopupProps } from "@/components/ui/load-popup";
import type { ClaimDto } from "@/lib/domain/claim/schema";

export interface ClaimRowHandlers {
  onDetails: (claim: ClaimDto) => void;
  onEdit: (claim: ClaimDto) => void;
  onUpload: (claim: ClaimDto) => void;
  /** Of denied claims. */
  onGenerateAppeal: (claim: ClaimDto) => void;
  onViewAppeals: (claim: ClaimDto) => void;
}

export function ClaimRowMenu({
  claim,
  trigger,
  byKeyboard,
  ...handlers
}: ClaimRowHandlers & PopupProps & { claim: ClaimDto }) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent byKeyboard={byKeyboard}>
        <DropdownMenuItem asChild>
          <Link href={`/claims/${claim.claim_id}`} prefetch={false}>
            <ArrowUpRight aria-hidden /> Open Claim
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => handlers.onDetails(claim)}>
          <Eye aria-hidden /> View Details
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => handlers.onEdit(claim)}>
          <Pencil aria-hidden /> Edit Claim
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => handlers.onUpload(claim)}>
          <Upload aria-hidden /> Upload Document
        </DropdownMenuItem>
        {claim.status === "denied" && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => handlers.onGenerateAppeal(claim)}>
              <FilePlus2 aria-hidden /> Generate Appeal
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => handlers.onViewAppeals(claim)}>
              <Files aria-hidden /> View Appeals
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
