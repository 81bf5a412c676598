"use client";

import { onDemand } from "@/components/ui/on-demand";
import { OnDemandDialog } from "@/components/ui/on-demand-dialog";
import type { ClaimDto } from "@/lib/domain/claim/schema";

const GENERATE = onDemand(() => import("./generate-letter-dialog").then((file) => file.GenerateLetterDialog));
const LETTERS = onDemand(() => import("./claim-letters-dialog").then((file) => file.ClaimLettersDialog));

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
    const onViewLetters = () => onOpen("letters");
    return <OnDemandDialog part={GENERATE} props={{ claim, onClose, onViewLetters }} />;
  }
  if (open === "letters") {
    const onGenerate = () => onOpen("generate");
    return <OnDemandDialog part={LETTERS} props={{ claim, onClose, onGenerate }} />;
  }
  return null;
}
