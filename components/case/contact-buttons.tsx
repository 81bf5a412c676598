"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { deleteContactAction, updateContactAction } from "@/app/(desk)/contacts/actions";
import { callAction } from "@/components/form/call-action";
import { useAction } from "@/components/form/use-action";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toast";

const ConfirmDialog = dynamic(() =>
  import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
);

type Contact = { contactId: string; name: string };

/** The follow-up was done. */
export function SettleFollowUp({ contactId, name }: Contact) {
  const { run, busy } = useAction(updateContactAction);
  const settle = async () => {
    if (await run({ contactId, follow_up_done: true })) toast.success("Follow-up done.");
    else toast.error("The follow-up could not be settled. Try again.");
  };
  return (
    <IconButton size="icon-sm" label={`Follow-up of ${name} is done`} disabled={busy} onClick={settle}>
      <span aria-hidden className="icon icon-check" />
    </IconButton>
  );
}

/** Asks, then deletes. */
export function DeleteContact({ contactId, name }: Contact) {
  const [asked, setAsked] = useState(false);
  const remove = async () => {
    const result = await callAction(() => deleteContactAction({ contactId }));
    if (!result.ok) throw new Error(`Failed to delete contact: ${result.error.message}`);
    toast.success("Contact deleted.");
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
          description="It leaves the log, and its follow-up with it. Letters that already say it stay as they are."
          confirmLabel="Delete contact"
          onConfirm={remove}
        />
      )}
    </>
  );
}
