"use client";

import dynamic from "next/dynamic";
import { LoadDialog } from "@/components/ui/load-dialog";
import type { ClaimDto } from "@/lib/domain/claim/schema";

const QueryProvider = dynamic(() =>
  import("@/components/ui/query-provider").then((file) => file.QueryProvider),
);
const loadGenerate = () => import("./generate-letter-dialog");
const GenerateLetterDialog = dynamic(() => loadGenerate().then((file) => file.GenerateLetterDialog));
const loadLetters = () => import("./claim-letters-dialog");
const ClaimLettersDialog = dynamic(() => loadLetters().then((file) => file.ClaimLettersDialog));

export type LetterDialogKind = "generate" | "letters";

interface LettersOfClaimProps {
  claim: ClaimDto;
  open: LetterDialogKind | null;
  onOpen: (kind: LetterDialogKind | null) => void;
}

/** The two dialogs of a claim's letters, each leading to the other. Their script comes with the first opening. */
export function LettersOfClaim({ claim, open, onOpen }: LettersOfClaimProps) {
  const onClose = () => onOpen(null);
  if (open === "generate") {
    return (
      <LoadDialog load={loadGenerate} onClose={onClose}>
        <QueryProvider>
          <GenerateLetterDialog claim={claim} onClose={onClose} onViewLetters={() => onOpen("letters")} />
        </QueryProvider>
      </LoadDialog>
    );
  }
  if (open === "letters") {
    return (
      <LoadDialog load={loadLetters} onClose={onClose}>
        <QueryProvider>
          <ClaimLettersDialog claim={claim} onClose={onClose} onGenerate={() => onOpen("generate")} />
        </QueryProvider>
      </LoadDialog>
    );
  }
  return null;
}
