"use client";

import dynamic from "next/dynamic";
import { Fragment, type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { ACTION_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { NO_FILTER } from "./action-item-calls";
import { ActionStatusChip, OverdueChip, PriorityChip } from "./action-item-chips";
import { documentWords } from "./action-item-labels";
import { useActionItems } from "./use-action-items";

const UpdateItemDialog = dynamic(() => import("./update-item-dialog").then((file) => file.UpdateItemDialog));

/** As many as stand on the overview; the tab has the others. */
const SHOWN = 4;

interface ActionItemsPanelProps {
  claimId: string;
  onChanged: () => void;
  /** Opens the tab with all of them. */
  onShowAll: () => void;
}

/** The claim's next things to do, in short (docs/product.md, F16). */
export function ActionItemsPanel({ claimId, onChanged, onShowAll }: ActionItemsPanelProps) {
  const list = useActionItems(claimId, NO_FILTER);
  const [updating, setUpdating] = useState<ActionItemDto | null>(null);
  const shown = list.items.slice(0, SHOWN);
  return (
    <Card
      title="Action Items"
      flush
      aria-busy={list.isPending}
      actions={
        <Button size="sm" variant="ghost" onClick={onShowAll}>
          {list.items.length > SHOWN ? `View all ${list.items.length}` : "View all"}
        </Button>
      }
    >
      {list.isError && (
        <Alert
          tone="danger"
          className="mx-4 mb-4"
          title="Failed to load action items"
          action={
            <Button size="sm" onClick={() => void list.refresh()} loading={list.isFetching}>
              Try again
            </Button>
          }
        />
      )}
      {list.isPending ? (
        <Skeleton className="mx-4 mb-4 h-12" />
      ) : shown.length > 0 ? (
        <ul className="divide-y border-t">
          {shown.map((item) => (
            <PanelItem key={item.action_id} item={item} onUpdate={() => setUpdating(item)} />
          ))}
        </ul>
      ) : (
        !list.isError && <p className="px-4 pb-4 text-ink-muted">No action items found for this claim.</p>
      )}
      {updating && <UpdateItemDialog item={updating} onClose={() => setUpdating(null)} onSaved={onChanged} />}
    </Card>
  );
}

function PanelItem({ item, onUpdate }: { item: ActionItemDto; onUpdate: () => void }) {
  const completed = item.status === "completed";
  return (
    <li className="flex items-start gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{item.title}</span>
          <PriorityChip priority={item.priority} />
          {item.status !== "pending" && <ActionStatusChip status={item.status} />}
          {item.is_overdue && <OverdueChip />}
        </p>
        <p className="mt-0.5 text-ink-muted">
          {aboutItem(item).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in a fixed order
            <Fragment key={index}>
              {index > 0 && " · "}
              {part}
            </Fragment>
          ))}
        </p>
        {item.description && !completed && <p className="mt-1 line-clamp-2">{item.description}</p>}
        {item.suggested_actions.length > 0 && !completed && (
          <ul className="mt-1 list-disc pl-4.5 text-ink-muted">
            {item.suggested_actions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        )}
      </div>
      {!completed && (
        <Button size="sm" onClick={onUpdate}>
          Update<span className="sr-only"> {item.title}</span>
        </Button>
      )}
    </li>
  );
}

/** Type, date, person and papers of an item; what its title says already is left out. */
function aboutItem(item: ActionItemDto): ReactNode[] {
  const type = ACTION_TYPE_LABELS[item.action_type];
  const parts: ReactNode[] = type.toLowerCase() === item.title.toLowerCase() ? [] : [type];
  if (item.status === "completed") {
    if (item.completed_at) parts.push(<Completed at={item.completed_at} by={item.completed_by_name} />);
    return parts;
  }
  if (item.due_date) parts.push(<Due date={item.due_date} />);
  parts.push(item.assigned_to_name ?? "Unassigned");
  if (item.requires_documents) parts.push(documentWords(item.document_count));
  return parts;
}

const Due = ({ date }: { date: string }) => (
  <>
    Due <DateText value={date} />
  </>
);

const Completed = ({ at, by }: { at: string; by: string | null }) => (
  <>
    Completed <TimeText value={at} as="date" />
    {by && ` by ${by}`}
  </>
);
