"use client";

import { Copy, Files } from "lucide-react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { PopupProps } from "@/components/ui/load-popup";
import { toast } from "@/components/ui/toast";

interface ClaimMenuEntriesProps extends PopupProps {
  claimId: string;
  onViewLetters: () => void;
}

export function ClaimMenuEntries({ trigger, byKeyboard, claimId, onViewLetters }: ClaimMenuEntriesProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent byKeyboard={byKeyboard}>
        <DropdownMenuItem onSelect={onViewLetters}>
          <Files aria-hidden /> View Appeals
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void copyId(claimId)}>
          <Copy aria-hidden /> Copy Claim ID
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
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
