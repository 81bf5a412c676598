"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { deletePayerAction } from "@/app/(desk)/profile/payers/actions";
import { callAction } from "@/components/form/call-action";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toast";

const ConfirmDialog = dynamic(() =>
  import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
);

/** Asks, then deletes. */
export function DeletePayer({ payerId, name }: { payerId: string; name: string }) {
  const [asked, setAsked] = useState(false);
  const remove = async () => {
    const result = await callAction(() => deletePayerAction({ payerId }));
    if (!result.ok) throw new Error(`Failed to delete payer: ${result.error.message}`);
    toast.success("Payer deleted.");
  };
  return (
    <>
      <IconButton size="icon-sm" label={`Delete ${name}`} onClick={() => setAsked(true)}>
        <span aria-hidden className="icon icon-trash-2" />
      </IconButton>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          title={`Delete ${name}?`}
          description="Its address, fax and note are removed from the directory. Letters and deliveries that used them stay as they are."
          confirmLabel="Delete payer"
          onConfirm={remove}
        />
      )}
    </>
  );
}
