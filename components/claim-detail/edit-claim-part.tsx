"use client";

import { useRouter } from "next/navigation";
import { EditClaimDialog, type EditClaimDialogProps } from "@/components/claim/edit-claim-dialog";
import { usePart } from "@/components/server-part/server-part";

/** Edit Claim as a part of the claim's page. */
export function EditClaimPart(props: Omit<EditClaimDialogProps, "onClose" | "onSaved">) {
  const { close } = usePart();
  const router = useRouter();
  return <EditClaimDialog {...props} onClose={close} onSaved={() => router.refresh()} />;
}
