"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { deleteAppealAction } from "@/app/(desk)/appeals/actions";
import { callAction } from "@/components/form/call-action";
import { usePartRefresh } from "@/components/server-part/server-part";
import { IconButton } from "@/components/ui/icon-button";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

const ConfirmDialog = dynamic(() =>
  import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
);

interface DeleteLetterProps {
  name: string;
  letter: Pick<ClaimLetterDto, "id" | "patient_name" | "claim_number" | "template_name" | "created_at">;
}

/** Asks, then deletes (docs/product.md, H11). */
export function DeleteLetter({ name, letter }: DeleteLetterProps) {
  const [asked, setAsked] = useState(false);
  const refresh = usePartRefresh();
  const remove = async () => {
    const result = await callAction(() => deleteAppealAction({ appealId: letter.id }));
    if (!result.ok) throw new Error(`Failed to delete appeal letter: ${result.error.message}`);
    toast.success("Appeal letter deleted successfully!");
    refresh();
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
          title="Delete Appeal Letter"
          description="Are you sure you want to delete this appeal letter? This action cannot be undone."
          facts={[
            { label: "Patient", value: letter.patient_name },
            { label: "Claim Number", value: letter.claim_number },
            { label: "Template", value: letter.template_name },
            { label: "Created", value: <TimeText value={letter.created_at} /> },
          ]}
          confirmLabel="Delete Letter"
          onConfirm={remove}
        />
      )}
    </>
  );
}
