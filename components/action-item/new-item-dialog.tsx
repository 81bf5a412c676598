import { claimName } from "@/components/claim/claim-labels";
import { NewItemForm } from "@/components/claim-detail/claim-parts";
import { FormField, FormRefusal } from "@/components/form/drawn-form";
import type { PersonOption } from "@/components/practice/person-options";
import { DialogBody } from "@/components/ui/dialog-parts";
import { ACTION_ITEM_MESSAGES } from "@/lib/domain/claim/action-item/schema";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { PRIORITY_OPTIONS, TYPE_OPTIONS } from "./action-item-labels";

const BLANK = {
  title: "",
  description: "",
  action_type: "follow_up",
  priority: "medium",
  due_date: "",
  assigned_to: "",
  line_item: "",
  notes: "",
} as const;

interface NewItemDialogProps {
  claim: Pick<ClaimDto, "claim_id" | "claim_number">;
  people: readonly PersonOption[];
  /** The claim's line items, to choose one. */
  lines: readonly { value: string; label: string }[];
}

/** An action item made by hand, as a part of the screen. */
export function NewItemDialog({ claim, people, lines }: NewItemDialogProps) {
  return (
    <NewItemForm
      known={{ claimId: claim.claim_id }}
      values={BLANK}
      title="New Action Item"
      description={`For claim ${claimName(claim)}`}
      dateField="due_date"
      submit="Create Action Item"
      saving="Saving"
      done={ACTION_ITEM_MESSAGES.created}
    >
      <DialogBody className="flex flex-col gap-4">
        <FormRefusal />
        <FormField name="title" label="Title" required />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField as="select" name="action_type" label="Type" options={TYPE_OPTIONS} />
          <FormField as="select" name="priority" label="Priority" options={PRIORITY_OPTIONS} />
          <FormField as="date" name="due_date" label="Due Date" />
          <FormField
            as="select"
            name="assigned_to"
            label="Assigned To"
            placeholder="Unassigned"
            options={people}
          />
        </div>
        {lines.length > 0 && (
          <FormField
            as="select"
            name="line_item"
            label="Line Item"
            placeholder="The whole claim"
            options={lines}
          />
        )}
        <FormField as="area" name="description" label="Description" />
        <FormField as="area" name="notes" label="Notes" />
      </DialogBody>
    </NewItemForm>
  );
}
