"use client";

import { ArrowUpRight, Ellipsis, Eye, FilePlus2, Files, Pencil, Upload } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { claimName } from "./claim-words";

export interface ClaimRowHandlers {
  onDetails: (claim: ClaimDto) => void;
  onEdit: (claim: ClaimDto) => void;
  onUpload: (claim: ClaimDto) => void;
  /** Of denied claims; without it the menu doesn't offer it. */
  onGenerateAppeal?: ((claim: ClaimDto) => void) | undefined;
  onViewAppeals?: ((claim: ClaimDto) => void) | undefined;
}

/** A row's actions (spec document 2, section 2): the detail page in one click, the others in a menu. */
export function ClaimRowActions({ claim, ...handlers }: ClaimRowHandlers & { claim: ClaimDto }) {
  const name = claimName(claim);
  const denied = claim.status === "denied";
  const { onGenerateAppeal, onViewAppeals } = handlers;
  return (
    <span className="inline-flex">
      <IconButton asChild size="icon-sm" label={`Open claim ${name}`}>
        <Link href={`/claims/${claim.claim_id}`} prefetch={false}>
          <ArrowUpRight aria-hidden />
        </Link>
      </IconButton>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" aria-label={`Actions for claim ${name}`}>
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
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
          {denied && (onGenerateAppeal || onViewAppeals) && <DropdownMenuSeparator />}
          {denied && onGenerateAppeal && (
            <DropdownMenuItem onSelect={() => onGenerateAppeal(claim)}>
              <FilePlus2 aria-hidden /> Generate Appeal
            </DropdownMenuItem>
          )}
          {denied && onViewAppeals && (
            <DropdownMenuItem onSelect={() => onViewAppeals(claim)}>
              <Files aria-hidden /> View Appeals
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </span>
  );
}
