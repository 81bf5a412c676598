"use client";

import { createActionItemAction } from "@/app/(desk)/claims/[claimId]/actions";
import { formDialog } from "@/components/form/form-dialog";
import type { ActionType, Priority } from "@/lib/core/enums";
import { createActionItemInput } from "@/lib/domain/claim/action-item/schema";

type Values = {
  title: string;
  description: string;
  action_type: ActionType;
  priority: Priority;
  due_date: string;
  assigned_to: string;
  line_item: string;
  notes: string;
};

export const NewItemForm = formDialog({
  action: createActionItemAction,
  schema: createActionItemInput,
  inputOf: (values: Values, { claimId }: { claimId: string }) => ({ ...values, claimId }),
  failure: "Failed to create action item: ",
});
