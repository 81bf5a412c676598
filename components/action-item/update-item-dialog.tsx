"use client";

import type { FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { ItemControl } from "./item-controls";
import { useItemEdit } from "./use-item-edit";

interface UpdateItemDialogProps {
  item: ActionItemDto;
  onClose: () => void;
  onSaved: () => void;
}

/** The panel's way to change an item. */
export function UpdateItemDialog({ item, onClose, onSaved }: UpdateItemDialogProps) {
  const edit = useItemEdit(item, () => {
    onSaved();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !edit.busy && onClose()}>
      <DialogContent
        title="Update Action Item"
        description={item.title}
        locked={edit.busy}
        onInteractOutside={(event) => (edit.busy || edit.edited) && event.preventDefault()}
      >
        <form onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {edit.refusal && <Alert tone="danger">{edit.refusal}</Alert>}
            <div className="grid gap-4 sm:grid-cols-2">
              <ItemControl edit={edit} field="status" />
              <ItemControl edit={edit} field="priority" />
              <ItemControl edit={edit} field="due_date" />
              <ItemControl edit={edit} field="assigned_to" />
            </div>
            <ItemControl edit={edit} field="notes" />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose} disabled={edit.busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!edit.edited}
              loading={edit.busy}
              loadingText="Saving"
            >
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
