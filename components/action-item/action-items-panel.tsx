import { Fragment, type ReactNode } from "react";
import { PartButton } from "@/components/server-part/server-part";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { HrefButton } from "@/components/ui/href-button";
import { TimeText } from "@/components/ui/time-text";
import type { ActionResult } from "@/lib/core/action-result";
import { ACTION_TYPE_LABELS } from "@/lib/core/claim-labels";
import type { ActionItemDto } from "@/lib/domain/claim/action-item/schema";
import { ActionStatusChip, OverdueChip, PriorityChip } from "./action-item-chips";
import { documentWords } from "./item-texts";

/** As many as the overview shows; the tab has the others. */
const SHOWN = 4;

interface ActionItemsPanelProps {
  items: readonly ActionItemDto[];
  /** The tab with all of them. */
  allHref: string;
  updateView: UpdateView;
}
type UpdateView = (input: { claimId: string; itemId: string }) => Promise<ActionResult<ReactNode>>;

/** The claim's next things to do, in short (docs/product.md, F16). */
export function ActionItemsPanel({ items, allHref, updateView }: ActionItemsPanelProps) {
  return (
    <Card
      title="Action Items"
      flush
      actions={
        <HrefButton size="sm" variant="ghost" href={allHref}>
          {items.length > SHOWN ? `View all ${items.length}` : "View all"}
        </HrefButton>
      }
    >
      {items.length > 0 ? (
        <ul className="divide-y border-t">
          {items.slice(0, SHOWN).map((item) => (
            <PanelItem key={item.action_id} item={item} updateView={updateView} />
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-4 text-ink-muted">No action items found for this claim.</p>
      )}
    </Card>
  );
}

function PanelItem({ item, updateView }: { item: ActionItemDto; updateView: UpdateView }) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are in a fixed order
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
        <PartButton size="sm" view={updateView} input={{ claimId: item.claim_id, itemId: item.action_id }}>
          Update<span className="sr-only"> {item.title}</span>
        </PartButton>
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
