"use client";

import { clsx } from "clsx";
import { Pencil } from "lucide-react";
import { Fragment, lazy, type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import type { PersonOption } from "@/components/practice/person-options";
import { IconButton } from "@/components/ui/icon-button";
import { Td, Tr } from "@/components/ui/table";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { ITEM_CELLS, type ItemCell } from "./item-draft";

const STICKY = "sticky right-0 bg-surface group-hover/row:bg-hover cards:static cards:bg-transparent";
/** The row's tint once more, over the opaque ground that hides what is scrolled under the cell. */
const TINT = "bg-linear-to-r from-danger-soft/50 to-danger-soft/50 max-sm:bg-none";

const EditedRow = lazy(() => import("./edited-row").then((file) => ({ default: file.EditedRow })));

export interface ActionItemRowProps {
  item: ActionItemDto;
  people: readonly PersonOption[];
  /** The cells as they are shown. */
  cells: Readonly<Record<ItemCell, ReactNode>>;
}

/** An item's row; it keeps its place while it is edited and gives the focus back. */
export function ActionItemRow(props: ActionItemRowProps) {
  const { item, cells } = props;
  const [editing, setEditing] = useState(false);
  // The row stays as it is until the script of its controls is there.
  const [busy, start] = useTransition();
  const wasEdited = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!editing && wasEdited.current) button.current?.focus();
    wasEdited.current = editing;
  }, [editing]);

  if (editing) return <EditedRow {...props} onDone={() => setEditing(false)} />;
  return (
    <Tr {...(item.is_overdue && { tone: "danger" as const })}>
      {ITEM_CELLS.map((name) => (
        <Fragment key={name}>{cells[name]}</Fragment>
      ))}
      <Td className={clsx(STICKY, item.is_overdue && TINT)}>
        <span className="flex w-full justify-end">
          <IconButton
            ref={button}
            size="icon-sm"
            label={`Edit ${item.title}`}
            aria-busy={busy || undefined}
            onClick={() => start(() => setEditing(true))}
          >
            <Pencil aria-hidden />
          </IconButton>
        </span>
      </Td>
    </Tr>
  );
}
