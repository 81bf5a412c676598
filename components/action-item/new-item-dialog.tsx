"use client";

import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "@/components/app-shell/api-fetch";
import { ClaimFormField, showFieldErrors } from "@/components/claim/claim-form-field";
import { claimFailure, claimName } from "@/components/claim/claim-labels";
import { usePeople } from "@/components/practice/people";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import type { ActionType, Priority } from "@/lib/core/enums";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { createActionItem } from "./action-item-calls";
import { PRIORITY_OPTIONS, TYPE_OPTIONS } from "./action-item-labels";
import { NO_DATE } from "./use-item-edit";

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
  claim: ClaimDto;
  onClose: () => void;
  onCreated: () => void;
}

/** An action item made by hand. */
export function NewItemDialog({ claim, onClose, onCreated }: NewItemDialogProps) {
  const form = useForm<Values>({ defaultValues: BLANK });
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const people = usePeople({ id: null, name: null });
  const lines = claim.line_items.map((line) => ({
    value: line.line_item_id,
    label: [`Line ${line.line_number}`, line.procedure_code, line.procedure_description]
      .filter(Boolean)
      .join(" · "),
  }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    form.clearErrors();
    setRefusal("");
    const { due_date: due } = event.currentTarget;
    if (due instanceof HTMLInputElement && due.validity.badInput) {
      form.setError("due_date", { message: NO_DATE }, { shouldFocus: true });
      return;
    }
    setBusy(true);
    try {
      const { due_date, assigned_to, line_item, ...values } = form.getValues();
      const filled = {
        ...values,
        due_date: due_date || null,
        assigned_to: assigned_to || null,
        line_item: line_item || null,
      };
      await createActionItem(claim.claim_id, filled, key);
      toast.success("Action item created successfully");
      onCreated();
      onClose();
    } catch (error) {
      const unplaced = showFieldErrors(form, error);
      const placed = error instanceof ApiError && error.fields !== undefined && unplaced.length === 0;
      if (!placed) setRefusal(claimFailure("create action item", error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title="New Action Item"
        description={`For claim ${claimName(claim)}`}
        locked={busy}
        onInteractOutside={(event) => (busy || form.formState.isDirty) && event.preventDefault()}
      >
        <form onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {refusal && <Alert tone="danger">{refusal}</Alert>}
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
            <Button onClick={onClose} disabled={busy}>
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
