"use client";

import dynamic from "next/dynamic";
import type { ClaimDto } from "@/lib/domain/claim/schema";

/** Each dialog's script is fetched when it is first opened: the list itself stays small. */
const NewClaimDialog = dynamic(() => import("./new-claim-dialog").then((file) => file.NewClaimDialog));
const ClaimDetailsDialog = dynamic(() =>
  import("./claim-details-dialog").then((file) => file.ClaimDetailsDialog),
);
const EditClaimDialog = dynamic(() => import("./edit-claim-dialog").then((file) => file.EditClaimDialog));
const UploadDocumentDialog = dynamic(() =>
  import("./upload-document-dialog").then((file) => file.UploadDocumentDialog),
);
const StatisticsDialog = dynamic(() => import("./statistics-dialog").then((file) => file.StatisticsDialog));
const RemittanceDialog = dynamic(() =>
  import("@/components/payer/remittance-dialog").then((file) => file.RemittanceDialog),
);
const RefreshDialog = dynamic(() => import("./refresh-dialog").then((file) => file.RefreshDialog));

export type OpenDialog =
  | { kind: "new" | "statistics" | "refresh" | "remittance" }
  | { kind: "details" | "edit" | "upload"; claim: ClaimDto };

interface ClaimDialogsProps {
  open: OpenDialog | null;
  today: string;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
  /** Something was saved: what is on the screen is out of date. */
  onChanged: () => void;
  onRefreshed: () => void;
}

export function ClaimDialogs({ open, today, onOpen, onClose, onChanged, onRefreshed }: ClaimDialogsProps) {
  switch (open?.kind) {
    case "new":
      return <NewClaimDialog onClose={onClose} onCreated={onChanged} />;
    case "details":
      return (
        <ClaimDetailsDialog
          claim={open.claim}
          today={today}
          onClose={onClose}
          onEdit={(claim) => onOpen({ kind: "edit", claim })}
        />
      );
    case "edit":
      return <EditClaimDialog claim={open.claim} today={today} onClose={onClose} onSaved={onChanged} />;
    case "upload":
      return <UploadDocumentDialog claim={open.claim} onClose={onClose} onUploaded={onChanged} />;
    case "statistics":
      return <StatisticsDialog onClose={onClose} />;
    case "remittance":
      return <RemittanceDialog onClose={onClose} onApplied={onChanged} />;
    case "refresh":
      return <RefreshDialog onClose={onClose} onRequested={onRefreshed} />;
    default:
      return null;
  }
}
