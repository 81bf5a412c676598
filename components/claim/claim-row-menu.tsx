"use client";

import { ArrowUpRight, Eye, FilePlus2, Files, Pencil, Upload } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { PopupProps } from "@/components/ui/load-popup";
import type { OneClaim } from "./claim-desk";

interface ClaimRowMenuProps {
  claimId: string;
  isDenied: boolean;
  onChoose: (kind: OneClaim) => void;
}

export function ClaimRowMenu({
  claimId,
  isDenied,
  onChoose,
  trigger,
  byKeyboard,
}: ClaimRowMenuProps & PopupProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent byKeyboard={byKeyboard}>
        <DropdownMenuItem asChild>
          <AppLink href={`/claims/${claimId}`}>
            <ArrowUpRight aria-hidden /> Open Claim
          </AppLink>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onChoose("details")}>
          <Eye aria-hidden /> View Details
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onChoose("edit")}>
          <Pencil aria-hidden /> Edit Claim
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onChoose("upload")}>
          <Upload aria-hidden /> Upload Document
        </DropdownMenuItem>
        {isDenied && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => onChoose("generate")}>
              <FilePlus2 aria-hidden /> Generate Appeal
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onChoose("letters")}>
              <Files aria-hidden /> View Appeals
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
