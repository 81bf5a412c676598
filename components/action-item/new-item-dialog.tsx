"use client";

import type { FormEvent } from "react";
import { createActionItemAction } from "@/app/(desk)/claims/[claimId]/actions";
import { ClaimFormField } from "@/components/claim/claim-form-field";
import { claimName } from "@/components/claim/claim-labels";
import { useActionForm } from "@/components/form/use-action-form";
import type { PersonOption } from "@/components/practice/person-options";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import type { ActionType, Priority } from "@/lib/core/enums";
import { ACTION_ITEM_MESSAGES, createActionItemInput } from "@/lib/domain/claim/action-item/schema";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { PRIORITY_OPTIONS, TYPE_OPTIONS } from "./action-item-labels";
import { hasHalfDate, NO_DATE } from "./half-date";

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

const BLANK: Values = {
  title: "",
  description: "",
  action_type: "follow_up",
  priority: "medium",
  due_date: "",
  assigned_to: "",
  line_item: "",
  notes: "",
};

interface NewItemDialogProps {
  claim: Pick<ClaimDto, "claim_id" | "claim_number">;
  people: readonly PersonOption[];
  /** The claim's line items, to choose one. */
  lines: readonly { value: string; label: string }[];
}

/** An action item made by hand, as a part of the screen. */
export function NewItemDialog({ claim, people, lines }: NewItemDialogProps) {
  const { close } = usePart();
  const { form, busy, refusal, onSubmit } = useActionForm({
    action: createActionItemAction,
    schema: createActionItemInput,
    values: BLANK,
    inputOf: (values) => ({ ...values, claimId: claim.claim_id }),
    failure: "Failed to create action item: ",
    onDone: () => {
      toast.success(ACTION_ITEM_MESSAGES.created);
      close();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!hasHalfDate(event.currentTarget)) onSubmit(event);
    else form.setError("due_date", { message: NO_DATE }, { shouldFocus: true });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent
        title="New Action Item"
        description={`For claim ${claimName(claim)}`}
        locked={busy}
        onInteractOutside={(event) => (busy || form.formState.isDirty) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {refusal && !refusal.fields && <Alert tone="danger">{refusal.message}</Alert>}
            <ClaimFormField form={form} name="title" label="Title" required />
            <div className="grid gap-4 sm:grid-cols-2">
              <ClaimFormField
                form={form}
                as="select"
                name="action_type"
                label="Type"
                options={TYPE_OPTIONS}
              />
              <ClaimFormField
                form={form}
                as="select"
                name="priority"
                label="Priority"
                options={PRIORITY_OPTIONS}
              />
              <ClaimFormField form={form} as="date" name="due_date" label="Due Date" />
              <ClaimFormField
                form={form}
                as="select"
                name="assigned_to"
                label="Assigned To"
                placeholder="Unassigned"
                options={people}
              />
            </div>
            {lines.length > 0 && (
              <ClaimFormField
                form={form}
                as="select"
                name="line_item"
                label="Line Item"
                placeholder="The whole claim"
                options={lines}
              />
            )}
            <ClaimFormField form={form} as="area" name="description" label="Description" />
            <ClaimFormField form={form} as="area" name="notes" label="Notes" />
          </DialogBody>
          <DialogFooter>
            <Button onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={busy} loadingText="Saving">
              Create Action Item
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
