"use client";

import { useQueryClient } from "@tanstack/react-query";
import { reasonOf } from "@/components/claim/claim-labels";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import type { ClaimLetterDto } from "@/lib/domain/letter/schema";
import { deleteLetter, lettersChanged } from "./letter-calls";

/** Asks, then deletes (docs/product.md, H11). */
export function DeleteLetterDialog({ letter, onClose }: { letter: ClaimLetterDto; onClose: () => void }) {
  const queries = useQueryClient();
  const remove = async () => {
    try {
      await deleteLetter(letter.id);
    } catch (error) {
      throw new Error(`Failed to delete appeal letter: ${reasonOf(error)}`);
    }
    toast.success("Appeal letter deleted successfully!");
    await lettersChanged(queries, letter.claim_id);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
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
  );
}
