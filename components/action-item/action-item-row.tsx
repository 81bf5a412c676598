"use client";

import { clsx } from "clsx";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { NoValue, Td, Tr } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { ACTION_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { ActionStatusChip, DueDate, PriorityChip } from "./action-item-chips";
import { TEXT_CUTS } from "./action-item-labels";
import { CutText } from "./cut-text";
import { ItemControl } from "./item-controls";
import { useItemEdit } from "./use-item-edit";

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

const STICKY = "sticky right-0 bg-surface group-hover/row:bg-hover cards:static cards:bg-transparent";
/** The row's tint once more, over the opaque ground that hides what is scrolled under the cell. */
const TINTS = {
  overdue: "bg-linear-to-r from-danger-soft/50 to-danger-soft/50 max-sm:bg-none",
  edited: "bg-linear-to-r from-accent-soft/60 to-accent-soft/60 max-sm:bg-none",
};

interface ActionItemRowProps {
  item: ActionItemDto;
  onSaved: (item: ActionItemDto) => void;
}

/** An item's row; it keeps its place while it is edited and gives the focus back. */
export function ActionItemRow({ item, onSaved }: ActionItemRowProps) {
  const [editing, setEditing] = useState(false);
  const wasEdited = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!editing && wasEdited.current) button.current?.focus();
    wasEdited.current = editing;
  }, [editing]);

  if (editing) {
    return (
      <EditedRow
        item={item}
        onCancel={() => setEditing(false)}
        onSaved={(saved) => {
          setEditing(false);
          onSaved(saved);
        }}
      />
    );
  }
  return (
    <Tr {...(item.is_overdue && { tone: "danger" as const })}>
      <WhatCells item={item} />
      <Td label="Priority">
        <PriorityChip priority={item.priority} />
      </Td>
      <Td label="Status">
        <ActionStatusChip status={item.status} />
      </Td>
      <CodeCells item={item} />
      <Td label="Due Date">
        <DueDate item={item} />
      </Td>
      <Td label="Assigned To" className="whitespace-nowrap">
        {item.assigned_to_name ?? <span className="text-ink-muted">Unassigned</span>}
      </Td>
      <WhoCells item={item} />
      <Td label="Notes" className="min-w-48 max-w-72">
        {item.notes ? (
          <span className="block max-w-72 break-words">
            <CutText text={item.notes} length={TEXT_CUTS.notes} />
          </span>
        ) : (
          <NoValue />
        )}
      </Td>
      <Td className={clsx(STICKY, item.is_overdue && TINTS.overdue)}>
        <span className="flex w-full justify-end">
          <IconButton
            ref={button}
            size="icon-sm"
            label={`Edit ${item.title}`}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden />
          </IconButton>
        </span>
      </Td>
    </Tr>
  );
}

function EditedRow({ item, onSaved, onCancel }: ActionItemRowProps & { onCancel: () => void }) {
  const edit = useItemEdit(item, onSaved);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => row.current?.querySelector("select")?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !edit.busy) onCancel();
  };
  return (
    <>
      <Tr ref={row} selected onKeyDown={onKeyDown} className="[&>td]:align-top">
        <WhatCells item={edit.item} />
        <Td label="Priority" className="min-w-28">
          <ItemControl edit={edit} field="priority" dense />
        </Td>
        <Td label="Status" className="min-w-34">
          <ItemControl edit={edit} field="status" dense />
        </Td>
        <CodeCells item={edit.item} />
        <Td label="Due Date" className="min-w-38">
          <ItemControl edit={edit} field="due_date" dense />
        </Td>
        <Td label="Assigned To" className="min-w-40">
          <ItemControl edit={edit} field="assigned_to" dense />
        </Td>
        <WhoCells item={edit.item} />
        <Td label="Notes" className="min-w-56">
          <ItemControl edit={edit} field="notes" dense />
        </Td>
        <Td className={clsx("sticky right-0 bg-surface cards:static cards:bg-transparent", TINTS.edited)}>
          <span className="flex w-full justify-end gap-2">
            <Button size="sm" onClick={onCancel} disabled={edit.busy}>
              Cancel
            </Button>
            <Button
              size="sm"
              variant="primary"
              onClick={() => void edit.save()}
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
            <Alert tone="danger" className="sticky left-3 max-w-2xl">
              {edit.refusal}
            </Alert>
          </Td>
        </Tr>
      )}
    </>
  );
}

function WhatCells({ item }: { item: ActionItemDto }) {
  return (
    <>
      <Td className="min-w-48 max-w-72">
        <span className="block max-w-72 break-words">
          <span className="font-medium">{item.title}</span>
          {item.description && (
            <span className="line-clamp-2 text-ink-muted text-xs" title={item.description}>
              {item.description}
            </span>
          )}
        </span>
      </Td>
      <Td label="Type" className="whitespace-nowrap">
        {ACTION_TYPE_LABELS[item.action_type]}
      </Td>
    </>
  );
}

function CodeCells({ item }: { item: ActionItemDto }) {
  const { uhc_code: code, uhc_description: description } = item;
  return (
    <>
      <Td label="UHC Code" className="max-w-56">
        {code || description ? (
          <span className="block max-w-56 break-words">
            {code && <span className="font-medium tabular-nums">{code}</span>}
            {description && (
              <span className="block text-ink-muted text-xs">
                <CutText text={description} length={TEXT_CUTS.uhcDescription} />
              </span>
            )}
          </span>
        ) : (
          <NoValue />
        )}
      </Td>
      <Td label="Line Item" className="whitespace-nowrap tabular-nums">
        {item.line_item_number === null ? <NoValue /> : `Line ${item.line_item_number}`}
      </Td>
    </>
  );
}

function WhoCells({ item }: { item: ActionItemDto }) {
  return (
    <>
      <Td label="Created By" className="whitespace-nowrap">
        {item.created_by_name ?? "System"}
      </Td>
      <Td label="Completed" className="whitespace-nowrap">
        {item.completed_at ? (
          <span>
            <TimeText value={item.completed_at} as="date" />
            {item.completed_by_name && (
              <span className="block text-ink-muted text-xs">{item.completed_by_name}</span>
            )}
          </span>
        ) : (
          <NoValue />
        )}
      </Td>
    </>
  );
}
