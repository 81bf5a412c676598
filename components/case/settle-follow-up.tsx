"use client";

import { updateContactAction } from "@/app/(desk)/contacts/actions";
import { useAction } from "@/components/form/use-action";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toast";

/** The follow-up was done. */
export function SettleFollowUp({ contactId, name }: { contactId: string; name: string }) {
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
