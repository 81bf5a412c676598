"use client";

import { clsx } from "clsx";
import { Fragment, type KeyboardEvent, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Td, Tr } from "@/components/ui/table";
import { COLUMNS } from "./action-item-labels";
import type { ActionItemRowProps } from "./action-item-row";
import { ItemControl, type ItemControlProps } from "./item-controls";
import { ITEM_CELLS, ITEM_FIELD_LABELS, type ItemField } from "./item-draft";
import { useItemForm } from "./use-item-form";

const WIDTHS: Record<ItemField, string> = {
  priority: "min-w-28",
  status: "min-w-34",
  due_date: "min-w-38",
  assigned_to: "min-w-40",
  notes: "min-w-56",
};

/** The row's tint once more, over the opaque ground that hides what is scrolled under the cell. */
const TINT = "bg-linear-to-r from-accent-soft/60 to-accent-soft/60 max-sm:bg-none";

/** An item's row with a control in each cell that can be edited. */
export function EditedRow({ item, people, cells, onDone }: ActionItemRowProps & { onDone: () => void }) {
  const edit = useItemForm(item, onDone);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => row.current?.querySelector("select")?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !edit.busy) onDone();
  };
  return (
    <>
      <Tr ref={row} selected onKeyDown={onKeyDown} className="[&>td]:align-top">
        {ITEM_CELLS.map((name) =>
          name in WIDTHS ? (
            <EditedCell key={name} field={name as ItemField} edit={edit} people={people} />
          ) : (
            <Fragment key={name}>{cells[name]}</Fragment>
          ),
        )}
        <Td className={clsx("sticky right-0 bg-surface cards:static cards:bg-transparent", TINT)}>
          <span className="flex w-full justify-end gap-2">
            <Button size="sm" onClick={onDone} disabled={edit.busy}>
              Cancel
            </Button>
            <Button
              size="sm"
              variant="primary"
              onClick={(event) => edit.save(event, row.current)}
              disabled={!edit.edited}
              loading={edit.busy}
              loadingText="Saving"
            >
              Save
            </Button>
          </span>
        </Td>
      </Tr>
      {edit.refusal && (
        <Tr>
          <Td colSpan={COLUMNS.length}>
            <Alert tone="danger" title="Failed to update action item" className="sticky left-3 max-w-2xl">
              {edit.refusal}
            </Alert>
          </Td>
        </Tr>
      )}
    </>
  );
}

function EditedCell({ field, ...control }: Omit<ItemControlProps, "dense">) {
  return (
    <Td label={ITEM_FIELD_LABELS[field]} className={WIDTHS[field]}>
      <ItemControl field={field} {...control} dense />
    </Td>
  );
}
