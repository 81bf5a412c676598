"use client";

import { useState } from "react";
import { deleteDocumentAction } from "@/app/(desk)/documents/actions";
import { callAction } from "@/components/form/call-action";
import type { DescriptionItem } from "@/components/ui/description-list";
import { IconButton } from "@/components/ui/icon-button";
import { LateConfirmDialog } from "@/components/ui/late-confirm-dialog";
import { toast } from "@/components/ui/toast";
import { useSelection } from "./document-selection";

interface DeleteDocumentProps {
  documentId: string;
  name: string;
  /** What makes the document certain. */
  facts: readonly DescriptionItem[];
}

/** Asks, then deletes. */
export function DeleteDocument({ documentId, name, facts }: DeleteDocumentProps) {
  const [asked, setAsked] = useState(false);
  const { drop } = useSelection();
  const remove = async () => {
    const result = await callAction(() => deleteDocumentAction({ documentId }));
    if (!result.ok) throw new Error(`Failed to delete document: ${result.error.message}`);
    toast.success("Document deleted successfully");
    drop(documentId);
  };
  return (
    <>
      <IconButton size="icon-sm" label={`Delete ${name}`} onClick={() => setAsked(true)}>
        <span aria-hidden className="icon icon-trash-2" />
      </IconButton>
      {asked && (
        <LateConfirmDialog
          open
          onOpenChange={setAsked}
          title="Delete Document"
          description="Are you sure you want to delete this document?"
          facts={facts}
          confirmLabel="Delete"
          onConfirm={remove}
        />
      )}
    </>
  );
}
