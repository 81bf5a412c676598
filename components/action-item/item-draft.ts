import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";

/** What of an item can be edited, as the controls hold it. */
export type ItemDraft = Pick<ActionItemDto, "priority" | "status" | "notes"> & {
  due_date: string;
  assigned_to: string;
};
export type ItemField = keyof ItemDraft;
export const ITEM_FIELD_LABELS: Record<ItemField, string> = {
  priority: "Priority",
  status: "Status",
  due_date: "Due Date",
  assigned_to: "Assigned To",
  notes: "Notes",
};
const FIELDS = ["priority", "status", "due_date", "assigned_to", "notes"] as const satisfies ItemField[];

export const draftOf = (item: ActionItemDto): ItemDraft => ({
  priority: item.priority,
  status: item.status,
  notes: item.notes,
  due_date: item.due_date ?? "",
  assigned_to: item.assigned_to ?? "",
});

/** The edited fields as the operation takes them; an emptied date or assignee clears it. */
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
