"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { deleteClaimDocumentAction } from "@/app/(desk)/claims/[claimId]/actions";
import { callAction } from "@/components/form/call-action";
import { IconLink } from "@/components/ui/button-link";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toast";

const ConfirmDialog = dynamic(() =>
  import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
);

interface DocumentActionsProps {
  document: { id: string; name: string; type: string; size: string; downloadUrl: string };
  /** The address with the document open. */
  href: string;
}

/** What can be done with one document of a list. */
export function DocumentActions({ document: { id, name, ...about }, href }: DocumentActionsProps) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [doomed, setDoomed] = useState(false);
  const remove = async () => {
    const result = await callAction(() => deleteClaimDocumentAction({ documentId: id }));
    if (!result.ok) throw new Error(`Failed to delete document: ${result.error.message}`);
    toast.success("Document deleted successfully");
  };
  return (
    <span className="flex justify-end">
      <IconButton
        size="icon-sm"
        label={`View ${name}`}
        aria-busy={busy || undefined}
        onClick={() => start(() => router.push(href, { scroll: false }))}
      >
        <span aria-hidden className="icon icon-eye" />
      </IconButton>
      <IconLink size="icon-sm" label={`Download ${name}`} href={about.downloadUrl} download={name}>
        <span aria-hidden className="icon icon-download" />
      </IconLink>
      <IconButton size="icon-sm" label={`Delete ${name}`} onClick={() => setDoomed(true)}>
        <span aria-hidden className="icon icon-trash-2" />
      </IconButton>
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={setDoomed}
          title="Delete Document"
          description="Are you sure you want to delete this document?"
          facts={[
            { label: "File", value: name },
            { label: "Type", value: about.type },
            { label: "Size", value: about.size, numeric: true },
          ]}
          confirmLabel="Delete"
          onConfirm={remove}
        />
      )}
    </span>
  );
}
