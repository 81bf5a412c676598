"use client";

import { Ellipsis } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { type LetterDialogKind, LettersOfClaim } from "@/components/letter/letters-of-claim";
import { Button } from "@/components/ui/button";
import { LoadPopup } from "@/components/ui/load-popup";
import type { ClaimDto } from "@/lib/domain/claim/schema";

const loadEntries = () => import("./claim-menu-entries");
const ClaimMenuEntries = dynamic(() => loadEntries().then((file) => file.ClaimMenuEntries));

export function ClaimMenu({ claim }: { claim: ClaimDto }) {
  const [letters, setLetters] = useState<LetterDialogKind | null>(null);
  return (
    <>
      <LoadPopup
        kind="menu"
        load={loadEntries}
        popup={(popup) => (
          <ClaimMenuEntries {...popup} claimId={claim.claim_id} onViewLetters={() => setLetters("letters")} />
        )}
      >
        <Button size="icon" aria-label="More actions">
          <Ellipsis aria-hidden />
        </Button>
      </LoadPopup>
      <LettersOfClaim claim={claim} open={letters} onOpen={setLetters} />
    </>
  );
}
