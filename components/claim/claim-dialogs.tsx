"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { OpenPart, type View } from "@/components/server-part/server-part";
import { LoadDialog } from "@/components/ui/load-dialog";
import type { ClaimDto } from "@/lib/domain/claim/schema";

/** Each dialog's script is fetched when it is first reached for: the list itself stays small. */
const load = {
  new: () => import("./new-claim-dialog"),
  details: () => import("./claim-details-dialog"),
  edit: () => import("./edit-claim-dialog"),
  upload: () => import("./upload-document-dialog"),
  statistics: () => import("./statistics-dialog"),
  refresh: () => import("./refresh-dialog"),
};
const loadQueries = () => import("@/components/ui/query-provider");

const QueryProvider = dynamic(() => loadQueries().then((file) => file.QueryProvider));
const NewClaimDialog = dynamic(() => load.new().then((file) => file.NewClaimDialog));
const ClaimDetailsDialog = dynamic(() => load.details().then((file) => file.ClaimDetailsDialog));
const EditClaimDialog = dynamic(() => load.edit().then((file) => file.EditClaimDialog));
const UploadDocumentDialog = dynamic(() => load.upload().then((file) => file.UploadDocumentDialog));
const StatisticsDialog = dynamic(() => load.statistics().then((file) => file.StatisticsDialog));
const RefreshDialog = dynamic(() => load.refresh().then((file) => file.RefreshDialog));

type DialogKind = keyof typeof load;

export type OpenDialog =
  | { kind: "new" | "statistics" | "refresh" | "remittance" }
  | { kind: "details" | "edit" | "upload" | "generate" | "letters"; claim: ClaimDto };

const withQueries = (kind: DialogKind) => () => Promise.all([loadQueries(), load[kind]()]);

/** What is loaded for each dialog, for the button that opens it as well. */
export const CLAIM_DIALOGS = Object.fromEntries(
  Object.keys(load).map((kind) => [kind, withQueries(kind as DialogKind)]),
) as Record<DialogKind, () => Promise<unknown>>;

export interface DialogViews {
  generate: View<{ claimId: string }>;
  letters: View<{ claimId: string }>;
  remittance: View<Record<never, never>>;
}

interface ClaimDialogsProps {
  views: DialogViews;
  open: OpenDialog | null;
  today: string;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
  /** Something was saved: what is on the screen is out of date. */
  onChanged: () => void;
  onRefreshed: (refreshId: string) => void;
}

export function ClaimDialogs({ open, ...props }: ClaimDialogsProps) {
  if (!open) return null;
  const { views, onChanged, onClose } = props;
  if (open.kind === "generate" || open.kind === "letters") {
    const input = { claimId: open.claim.claim_id };
    return <OpenPart key={open.kind} view={views[open.kind]} input={input} onClose={onClose} />;
  }
  if (open.kind === "remittance") {
    const close = () => {
      onChanged();
      onClose();
    };
    return <OpenPart view={views.remittance} input={{}} onClose={close} />;
  }
  return (
    <LoadDialog key={open.kind} load={CLAIM_DIALOGS[open.kind]} onClose={props.onClose}>
      <QueryProvider>{dialogOf(open, props)}</QueryProvider>
    </LoadDialog>
  );
}

function dialogOf(
  open: Exclude<OpenDialog, { kind: keyof DialogViews }>,
  { today, onOpen, onClose, ...props }: Omit<ClaimDialogsProps, "open">,
): ReactNode {
  const { onChanged } = props;
  switch (open.kind) {
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
    case "refresh":
      return <RefreshDialog onClose={onClose} onRequested={props.onRefreshed} />;
  }
}
