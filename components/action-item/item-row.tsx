import { clsx } from "clsx";
import type { PersonOption } from "@/components/practice/person-options";
import { NoValue } from "@/components/ui/no-value";
import { Td, Tr } from "@/components/ui/table-cells";
import { TimeText } from "@/components/ui/time-text";
import { ACTION_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { ActionStatusChip, DueDate, PriorityChip } from "./action-item-chips";
import { ActionItemRow, EditItem } from "./action-item-row";
import { CutText } from "./cut-text";
import { TEXT_CUTS } from "./item-texts";

const STICKY = "sticky right-0 bg-surface group-hover/row:bg-hover cards:static cards:bg-transparent";
/** The row's tint once more, over the opaque ground that hides what is scrolled under the cell. */
const TINT = "bg-linear-to-r from-danger-soft/50 to-danger-soft/50 max-sm:bg-none";

interface ItemRowProps {
  item: ActionItemDto;
  people: readonly PersonOption[];
}

/** What the table shows of an item. */
export function ItemRow({ item, people }: ItemRowProps) {
  const fixed = {
    what: <WhatCells item={item} />,
    codes: <CodeCells item={item} />,
    who: <WhoCells item={item} />,
  };
  return (
    <ActionItemRow item={item} people={people} fixed={fixed}>
      <Tr {...(item.is_overdue && { tone: "danger" as const })}>
        {fixed.what}
        <Td label="Priority">
          <PriorityChip priority={item.priority} />
        </Td>
        <Td label="Status">
          <ActionStatusChip status={item.status} />
        </Td>
        {fixed.codes}
        <Td label="Due Date">
          <DueDate item={item} />
        </Td>
        <Td label="Assigned To" className="whitespace-nowrap">
          {item.assigned_to_name ?? <span className="text-ink-muted">Unassigned</span>}
        </Td>
        {fixed.who}
        <Td label="Notes" className="min-w-48 max-w-72">
          {item.notes ? (
            <span className="block max-w-72 break-words">
              <CutText text={item.notes} length={TEXT_CUTS.notes} />
            </span>
          ) : (
            <NoValue />
          )}
        </Td>
        <Td className={clsx(STICKY, item.is_overdue && TINT)}>
          <span className="flex w-full justify-end">
            <EditItem title={item.title} />
          </span>
        </Td>
      </Tr>
    </ActionItemRow>
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
