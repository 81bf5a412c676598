import { ACTION_STATUS_LABELS, ACTION_TYPE_LABELS, PRIORITY_LABELS } from "@/lib/core/claim-labels";
import { ACTION_STATUSES, ACTION_TYPES, PRIORITIES } from "@/lib/core/enums";

export const COLUMNS = [
  "Title",
  "Type",
  "Priority",
  "Status",
  "UHC Code",
  "Line Item",
  "Due Date",
  "Assigned To",
  "Created By",
  "Completed",
  "Notes",
  "Actions",
] as const;

export const TYPE_OPTIONS = ACTION_TYPES.map((value) => ({ value, label: ACTION_TYPE_LABELS[value] }));
export const STATUS_OPTIONS = ACTION_STATUSES.map((value) => ({ value, label: ACTION_STATUS_LABELS[value] }));
export const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));
