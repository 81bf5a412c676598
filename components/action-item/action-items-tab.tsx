import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ItemFilter } from "@/components/claim-detail/claim-address";
import type { PersonOption } from "@/components/practice/person-options";
import { PartButton } from "@/components/server-part/server-part";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefButton } from "@/components/ui/href-button";
import { StatCard } from "@/components/ui/stat-card";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Tr } from "@/components/ui/table-cells";
import type { ActionResult } from "@/lib/core/action-result";
import type { ActionCountsDto, ActionItemsAnswer } from "@/lib/domain/claim/action-item/schema";
import { COLUMNS } from "./action-item-labels";
import { ItemOrder, OrderedItems, RefreshItems } from "./item-order";
import { ItemRow } from "./item-row";
import { ItemFilters } from "./late-item-filters";

interface ActionItemsTabProps {
  claimId: string;
  items: ActionItemsAnswer;
  people: readonly PersonOption[];
  filter: ItemFilter;
  /** The address without a filter. */
  allHref: string;
  /** The person's own load over all claims; null when it could not be read. */
  mine: ActionCountsDto | null;
  newItemView: (input: { claimId: string }) => Promise<ActionResult<ReactNode>>;
}

/** The claim's action items: figures, filters and a table that is edited in place (docs/product.md, F16). */
export function ActionItemsTab({ claimId, items, people, filter, ...props }: ActionItemsTabProps) {
  const { mine } = props;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <ItemOrder>
      <div className="flex flex-col gap-4">
        <SummaryCards counts={items.summary} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <ItemFilters filter={filter} />
          <div className="ml-auto flex flex-wrap gap-2">
            <RefreshItems />
            <PartButton size="sm" view={props.newItemView} input={{ claimId }}>
              <span aria-hidden className="icon icon-list-plus" /> New Action Item
            </PartButton>
          </div>
        </div>
        <Card flush>
          {items.count === 0 ? (
            <EmptyState
              icon="icon-list-todo"
              title="No action items found for this claim"
              action={
                isFiltered && (
                  <HrefButton href={props.allHref} replace>
                    Show all action items
                  </HrefButton>
                )
              }
            >
              {isFiltered
                ? "No items match these filters."
                : "A denial and its deadline add their own items. Add anything else that needs to be done."}
            </EmptyState>
          ) : (
            <Table label="Action items" cards>
              <THead>
                <Tr>
                  {COLUMNS.map((column) => (
                    <Th key={column} className={clsx(column === "Actions" && "sticky right-0 text-right")}>
                      {column}
                    </Th>
                  ))}
                </Tr>
              </THead>
              <TBody>
                <OrderedItems
                  filter={Object.values(filter).join()}
                  items={items.action_items.map((item) => ({
                    id: item.action_id,
                    row: <ItemRow item={item} people={people} />,
                  }))}
                />
              </TBody>
            </Table>
          )}
        </Card>
        {mine !== null && mine.total > 0 && (
          <p className="text-ink-muted text-sm tabular-nums">
            Yours across all claims: {mine.pending} pending, {mine.overdue} overdue, {mine.high_priority} high
            priority.
          </p>
        )}
      </div>
    </ItemOrder>
  );
}

function SummaryCards({ counts }: { counts: ActionCountsDto }) {
  const { total, pending, overdue, high_priority: high } = counts;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total Items" value={total} />
      <StatCard label="Pending" value={pending} />
      <StatCard label="Overdue" value={overdue} tone={overdue > 0 ? "danger" : "neutral"} />
      <StatCard label="High Priority" value={high} tone={high > 0 ? "warning" : "neutral"} />
    </div>
  );
}
