"use client";

import { useState } from "react";
import { ApiError } from "@/components/app-shell/api-fetch";
import { reasonOf } from "@/components/claim/claim-labels";
import { toast } from "@/components/ui/toast";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { currentItemOf, updateActionItem } from "./action-item-calls";

/** What of an item can be edited, as the controls hold it. */
export type ItemDraft = Pick<ActionItemDto, "priority" | "status" | "notes"> & {
  due_date: string;
  assigned_to: string;
};
export type ItemField = keyof ItemDraft;
const FIELDS = ["priority", "status", "due_date", "assigned_to", "notes"] as const satisfies ItemField[];

export const NO_DATE = "Enter a valid date.";

const draftOf = (item: ActionItemDto): ItemDraft => ({
  priority: item.priority,
  status: item.status,
  notes: item.notes,
  due_date: item.due_date ?? "",
  assigned_to: item.assigned_to ?? "",
});

/** The edited fields as the call takes them; an emptied date or assignee clears it. */
export function editedFields(before: ItemDraft, draft: ItemDraft) {
  const edited = FIELDS.filter((field) => draft[field] !== before[field]);
  return Object.fromEntries(
    edited.map((field) => [field, draft[field] === "" && field !== "notes" ? null : draft[field]]),
  );
}

/** What was typed, on top of what someone else saved meanwhile: only fields that the person edited are kept. */
export function rebased(before: ItemDraft, draft: ItemDraft, theirs: ItemDraft): ItemDraft {
  return {
    ...theirs,
    ...Object.fromEntries(FIELDS.filter((f) => draft[f] !== before[f]).map((f) => [f, draft[f]])),
  };
}

/** Editing one action item. What was typed is kept through refusals and through another person's change. */
export function useItemEdit(opened: ActionItemDto, onSaved: (item: ActionItemDto) => void) {
  const [item, setItem] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [errors, setErrors] = useState<Partial<Record<ItemField, string>>>({});
  const [halfDate, setHalfDate] = useState(false);

  const refuse = (error: unknown) => {
    toast.error("Failed to update action item");
    const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
    const known = FIELDS.flatMap((field) => (fields[field]?.[0] ? [[field, fields[field][0]]] : []));
    setErrors(Object.fromEntries(known));
    const current = currentItemOf(error);
    if (current) {
      setDraft(rebased(draftOf(item), draft, draftOf(current)));
      setItem(current);
      setRefusal(
        "Someone else changed this item in the meantime. The row shows their changes with yours on top. Check it, then save again.",
      );
    } else if (known.length === 0) setRefusal(reasonOf(error));
  };

  const save = async () => {
    if (busy) return;
    setRefusal("");
    setErrors({});
    if (halfDate) return setErrors({ due_date: NO_DATE });
    setBusy(true);
    try {
      const input = {
        action_id: item.action_id,
        updated_at: item.updated_at,
        ...editedFields(draftOf(item), draft),
      };
      const saved = await updateActionItem(item.claim_id, input);
      toast.success("Action item updated successfully");
      onSaved(saved);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    item,
    draft,
    put: (change: Partial<ItemDraft>) => setDraft((before) => ({ ...before, ...change })),
    /** A date that was begun and is none reads as empty; it must not clear the one that was there. */
    setHalfDate,
    busy,
    refusal,
    errors,
    edited: Object.keys(editedFields(draftOf(item), draft)).length > 0,
    save,
  };
}

export type ItemEdit = ReturnType<typeof useItemEdit>;
