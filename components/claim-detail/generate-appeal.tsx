"use client";

import { FilePlus2 } from "lucide-react";
import { useState } from "react";
import { type LetterDialogKind, LettersOfClaim } from "@/components/letter/letters-of-claim";
import { Button } from "@/components/ui/button";
import type { ClaimDto } from "@/lib/domain/claim/schema";

export function GenerateAppeal({ claim }: { claim: ClaimDto }) {
  const [letters, setLetters] = useState<LetterDialogKind | null>(null);
  return (
    <>
      <Button variant="primary" onClick={() => setLetters("generate")}>
        <FilePlus2 aria-hidden /> Generate Appeal
      </Button>
      <LettersOfClaim claim={claim} open={letters} onOpen={setLetters} />
    </>
  );
}
