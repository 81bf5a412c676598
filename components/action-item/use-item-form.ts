"use client";

import { type BaseSyntheticEvent, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { updateActionItemAction } from "@/app/(desk)/claims/[claimId]/actions";
import { hasHalfDate, NO_DATE } from "@/components/form/half-date";
import { useActionForm } from "@/components/form/use-action-form";
import { toast } from "@/components/ui/toast";
import {
  ACTION_ITEM_MESSAGES,
  type ActionItemDto,
  updateActionItemInput,
} from "@/lib/domain/claim/action-item/schema";
import { draftOf, editedFields, rebased } from "./item-draft";

const MERGED =
  "Someone else changed this item in the meantime. The row shows their changes with yours on top. Check it, then save again.";

/** Editing one action item. What was typed is kept through refusals and through another person's change. */
export function useItemForm(opened: ActionItemDto, onSaved: () => void) {
  const [item, setItem] = useState(opened);
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: updateActionItemAction,
    schema: updateActionItemInput,
    values: draftOf(opened),
    inputOf: (draft) => ({
      claimId: item.claim_id,
      action_id: item.action_id,
      updated_at: item.updated_at,
      ...editedFields(draftOf(item), draft),
    }),
    onDone: () => {
      toast.success(ACTION_ITEM_MESSAGES.updated);
      onSaved();
    },
  });

  const current = refusal?.extra?.current as ActionItemDto | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that another person saved
  useEffect(() => {
    if (!current) return;
    form.reset(rebased(draftOf(item), form.getValues(), draftOf(current)));
    setItem(current);
  }, [current]);

  const draft = useWatch({ control: form.control, compute: (values) => values });
  return {
    item,
    form,
    busy,
    edited: Object.keys(editedFields(draftOf(item), draft)).length > 0,
    /** What no field of it says itself. */
    refusal: current ? MERGED : refusal && !refusal.fields ? refusal.message : "",
    save: (event: BaseSyntheticEvent, fields: ParentNode | null) => {
      event.preventDefault();
      if (!hasHalfDate(fields)) onSubmit(event);
      else form.setError("due_date", { message: NO_DATE }, { shouldFocus: true });
    },
  };
}

export type ItemForm = ReturnType<typeof useItemForm>;
