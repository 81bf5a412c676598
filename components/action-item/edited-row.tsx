// biome-ignore-all lint/a11y/noRedundantRoles: cards lose the table's display, and with it the roles browsers infer
"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { PersonOption } from "@/components/practice/person-options";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CELL, ROW } from "@/components/ui/table-classes";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { COLUMNS } from "./action-item-labels";
import { ItemControl, type ItemControlProps } from "./item-controls";
import { ITEM_FIELD_LABELS, type ItemField } from "./item-draft";
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

interface EditedRowProps {
  item: ActionItemDto;
  people: readonly PersonOption[];
  fixed: Record<"what" | "codes" | "who", ReactNode>;
  onDone: () => void;
}

/** An item's row with a control in each cell that can be edited. */
export function EditedRow({ item, people, fixed, onDone }: EditedRowProps) {
  const edit = useItemForm(item, onDone);
  const cell = { edit, people };
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => row.current?.querySelector("select")?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !edit.busy) onDone();
  };
  return (
    <>
      <tr
        role="row"
        ref={row}
        data-selected
        onKeyDown={onKeyDown}
        className={clsx(ROW, "bg-accent-soft/60 [&>td]:align-top")}
      >
        {fixed.what}
        <EditedCell field="priority" {...cell} />
        <EditedCell field="status" {...cell} />
        {fixed.codes}
        <EditedCell field="due_date" {...cell} />
        <EditedCell field="assigned_to" {...cell} />
        {fixed.who}
        <EditedCell field="notes" {...cell} />
        <td
          role="cell"
          className={clsx(CELL, "sticky right-0 bg-surface cards:static cards:bg-transparent", TINT)}
        >
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
        </td>
      </tr>
      {edit.refusal && (
        <tr role="row" className={ROW}>
          <td role="cell" colSpan={COLUMNS.length} className={CELL}>
            <Alert tone="danger" title="Failed to update action item" className="sticky left-3 max-w-2xl">
              {edit.refusal}
            </Alert>
          </td>
        </tr>
      )}
    </>
  );
}

function EditedCell({ field, ...control }: Omit<ItemControlProps, "dense">) {
  return (
    <td
      role="cell"
      data-label={ITEM_FIELD_LABELS[field]}
      className={clsx(CELL, "cards:cell-named", WIDTHS[field])}
    >
      <ItemControl field={field} {...control} dense />
    </td>
  );
}
