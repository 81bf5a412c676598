"use client";

import { Copy, Ellipsis, Files } from "lucide-react";
import { useState } from "react";
import { type LetterDialogKind, LettersOfClaim } from "@/components/letter/letters-of-claim";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { toast } from "@/components/ui/toast";
import type { ClaimDto } from "@/lib/domain/claim/schema";

export function ClaimMenu({ claim }: { claim: ClaimDto }) {
  const [letters, setLetters] = useState<LetterDialogKind | null>(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" aria-label="More actions">
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setLetters("letters")}>
            <Files aria-hidden /> View Appeals
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void copyId(claim.claim_id)}>
            <Copy aria-hidden /> Copy Claim ID
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <LettersOfClaim claim={claim} open={letters} onOpen={setLetters} />
    </>
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
