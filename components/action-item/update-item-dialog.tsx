"use client";

import type { PersonOption } from "@/components/practice/person-options";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { ItemControl } from "./item-controls";
import { useItemForm } from "./use-item-form";

interface UpdateItemDialogProps {
  item: ActionItemDto;
  people: readonly PersonOption[];
}

/** Changes an item from the overview, as a part of the screen. */
export function UpdateItemDialog({ item, people }: UpdateItemDialogProps) {
  const { close } = usePart();
  const edit = useItemForm(item, close);
  return (
    <Dialog open onOpenChange={(open) => !open && !edit.busy && close()}>
      <DialogContent
        title="Update Action Item"
        description={item.title}
        locked={edit.busy}
        onInteractOutside={(event) => (edit.busy || edit.edited) && event.preventDefault()}
      >
        <form
          method="dialog"
          onSubmit={(event) => edit.save(event, event.currentTarget)}
          noValidate
          className="contents"
        >
          <DialogBody className="flex flex-col gap-4">
            {edit.refusal && (
              <Alert tone="danger" title="Failed to update action item">
                {edit.refusal}
              </Alert>
            )}
            <div className="grid gap-4 sm:grid-cols-2">
              <ItemControl edit={edit} people={people} field="status" />
              <ItemControl edit={edit} people={people} field="priority" />
              <ItemControl edit={edit} people={people} field="due_date" />
              <ItemControl edit={edit} people={people} field="assigned_to" />
            </div>
            <ItemControl edit={edit} people={people} field="notes" />
          </DialogBody>
          <DialogFooter>
            <Button onClick={close} disabled={edit.busy}>
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
