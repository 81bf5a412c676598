"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, ReactNode } from "react";
import { usePart } from "@/components/server-part/server-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { useClaimDesk } from "./claim-desk";
import type { EditClaimDialogProps } from "./edit-claim-dialog";

/** The dialogs that the page's views answer with. Each one's script is fetched when it is first opened. */

const load = {
  create: () => import("./new-claim-dialog"),
  details: () => import("./claim-details-dialog"),
  edit: () => import("./edit-claim-dialog"),
  upload: () => import("./upload-document-dialog"),
  refresh: () => import("./refresh-dialog"),
};

const NewClaimDialog = lazyPart(() => load.create().then((file) => file.NewClaimDialog));
const ClaimDetailsDialog = lazyPart(() => load.details().then((file) => file.ClaimDetailsDialog));
const EditClaimDialog = lazyPart(() => load.edit().then((file) => file.EditClaimDialog));
const UploadDocumentDialog = lazyPart(() => load.upload().then((file) => file.UploadDocumentDialog));
const RefreshDialog = lazyPart(() => load.refresh().then((file) => file.RefreshDialog));

const nothing = () => undefined;

type NewClaimPartProps = Pick<ComponentProps<typeof NewClaimDialog>, "children" | "patientFields">;

export function NewClaimPart(props: NewClaimPartProps) {
  const { close } = usePart();
  return (
    <LoadDialog load={load.create} onClose={close}>
      <NewClaimDialog {...props} onClose={close} onCreated={nothing} />
    </LoadDialog>
  );
}

export function EditClaimPart(props: Omit<EditClaimDialogProps, "onClose" | "onSaved">) {
  const { close } = usePart();
  return (
    <LoadDialog load={load.edit} onClose={close}>
      <EditClaimDialog {...props} onClose={close} onSaved={nothing} />
    </LoadDialog>
  );
}

interface ClaimDetailsPartProps {
  claimId: string;
  title: ReactNode;
  /** Rendered on the server. */
  children: ReactNode;
}

export function ClaimDetailsPart({ claimId, ...props }: ClaimDetailsPartProps) {
  const { close } = usePart();
  const { openClaim } = useClaimDesk();
  return (
    <LoadDialog load={load.details} onClose={close}>
      <ClaimDetailsDialog
        {...props}
        claimId={claimId}
        onClose={close}
        onEdit={() => openClaim("edit", claimId)}
      />
    </LoadDialog>
  );
}

export function UploadPart({ claim }: { claim: Pick<ClaimDto, "claim_id" | "claim_number" | "patient"> }) {
  const { close } = usePart();
  const { refresh } = useRouter();
  return (
    <LoadDialog load={load.upload} onClose={close}>
      <UploadDocumentDialog claim={claim} onClose={close} onUploaded={refresh} />
    </LoadDialog>
  );
}

export function RefreshPart() {
  const { close } = usePart();
  const { refreshed } = useClaimDesk();
  return (
    <LoadDialog load={load.refresh} onClose={close}>
      <RefreshDialog onClose={close} onRequested={refreshed} />
    </LoadDialog>
  );
}
