"use client";

import { loadedPart } from "@/components/server-part/load-part";
import { Button } from "@/components/ui/button";
import { useClaimDesk } from "./claim-desk";

/** The dialogs that the claims' views answer with. */
export const NewClaimPart = loadedPart(() =>
  import("./new-claim-dialog").then((file) => file.NewClaimDialog),
);
export const EditClaimPart = loadedPart(() =>
  import("./edit-claim-dialog").then((file) => file.EditClaimDialog),
);
export const UploadPart = loadedPart(() =>
  import("./upload-document-dialog").then((file) => file.UploadDocumentDialog),
);
export const RefreshPart = loadedPart(() => import("./refresh-dialog").then((file) => file.RefreshDialog));

/** From a claim's details to its form. */
export function EditShownClaim({ claimId }: { claimId: string }) {
  const { openClaim } = useClaimDesk();
  return (
    <Button variant="primary" onClick={() => openClaim("edit", claimId)}>
      <span aria-hidden className="icon icon-pencil" /> Edit Claim
    </Button>
  );
}
