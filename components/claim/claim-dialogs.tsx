"use client";

import { onDemand } from "@/components/ui/on-demand";
import { OnDemandDialog } from "@/components/ui/on-demand-dialog";
import { onDemandQuery } from "@/components/ui/on-demand-query";
import type { ClaimDto } from "@/lib/domain/claim/schema";

/** Each dialog's script is fetched when it is first reached for: the list itself stays small. */
const PARTS = {
  new: onDemandQuery(() => import("./new-claim-dialog").then((file) => file.NewClaimDialog)),
  details: onDemandQuery(() => import("./claim-details-dialog").then((file) => file.ClaimDetailsDialog)),
  edit: onDemandQuery(() => import("./edit-claim-dialog").then((file) => file.EditClaimDialog)),
  upload: onDemand(() => import("./upload-document-dialog").then((file) => file.UploadDocumentDialog)),
  statistics: onDemandQuery(() => import("./statistics-dialog").then((file) => file.StatisticsDialog)),
  remittance: onDemandQuery(() =>
    import("@/components/payer/remittance-dialog").then((file) => file.RemittanceDialog),
  ),
  generate: onDemandQuery(() =>
    import("@/components/letter/generate-letter-dialog").then((file) => file.GenerateLetterDialog),
  ),
  letters: onDemandQuery(() =>
    import("@/components/letter/claim-letters-dialog").then((file) => file.ClaimLettersDialog),
  ),
  refresh: onDemand(() => import("./refresh-dialog").then((file) => file.RefreshDialog)),
};

export type OpenDialog =
  | { kind: "new" | "statistics" | "refresh" | "remittance" }
  | { kind: "details" | "edit" | "upload" | "generate" | "letters"; claim: ClaimDto };

/** For a button that opens a dialog: its script is asked for before the click. */
export const aheadOf = (kind: OpenDialog["kind"]) => PARTS[kind].ahead;

interface ClaimDialogsProps {
  open: OpenDialog | null;
  today: string;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
  /** Something was saved: what is on the screen is out of date. */
  onChanged: () => void;
  onRefreshed: (refreshId: string) => void;
}

export function ClaimDialogs({ open, today, onOpen, onClose, onChanged, onRefreshed }: ClaimDialogsProps) {
  switch (open?.kind) {
    case "new":
      return <OnDemandDialog part={PARTS.new} props={{ onClose, onCreated: onChanged }} />;
    case "details": {
      const onEdit = (claim: ClaimDto) => onOpen({ kind: "edit", claim });
      return <OnDemandDialog part={PARTS.details} props={{ claim: open.claim, today, onClose, onEdit }} />;
    }
    case "edit":
      return (
        <OnDemandDialog part={PARTS.edit} props={{ claim: open.claim, today, onClose, onSaved: onChanged }} />
      );
    case "upload":
      return (
        <OnDemandDialog part={PARTS.upload} props={{ claim: open.claim, onClose, onUploaded: onChanged }} />
      );
    case "generate": {
      const onViewLetters = (claim: ClaimDto) => onOpen({ kind: "letters", claim });
      return <OnDemandDialog part={PARTS.generate} props={{ claim: open.claim, onClose, onViewLetters }} />;
    }
    case "letters": {
      const onGenerate = (claim: ClaimDto) => onOpen({ kind: "generate", claim });
      return <OnDemandDialog part={PARTS.letters} props={{ claim: open.claim, onClose, onGenerate }} />;
    }
    case "statistics":
      return <OnDemandDialog part={PARTS.statistics} props={{ onClose }} />;
    case "remittance":
      return <OnDemandDialog part={PARTS.remittance} props={{ onClose, onApplied: onChanged }} />;
    case "refresh":
      return <OnDemandDialog part={PARTS.refresh} props={{ onClose, onRequested: onRefreshed }} />;
    default:
      return null;
  }
}
