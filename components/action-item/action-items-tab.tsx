"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ListPlus, ListTodo, RefreshCw } from "lucide-react";
import dynamic from "next/dynamic";
import { parseAsBoolean, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { Switch } from "@/components/ui/switch";
import { Table, TBody, THead, Th, Tr } from "@/components/ui/table";
import { ACTION_STATUSES, ACTION_TYPES, PRIORITIES } from "@/lib/core/enums";
import type { ActionCountsDto } from "@/lib/domain/claim/action-item/schema";
import type { ClaimDto } from "@/lib/domain/claim/schema";
import { fetchMySummary, MY_SUMMARY_KEY } from "./action-item-calls";
import { PRIORITY_OPTIONS, STATUS_OPTIONS, TYPE_OPTIONS } from "./action-item-labels";
import { ActionItemRow, COLUMNS } from "./action-item-row";
import { useActionItems } from "./use-action-items";

const NewItemDialog = dynamic(() => import("./new-item-dialog").then((file) => file.NewItemDialog));

const filterUrl = {
  status: parseAsStringLiteral(ACTION_STATUSES),
  type: parseAsStringLiteral(ACTION_TYPES),
  priority: parseAsStringLiteral(PRIORITIES),
  mine: parseAsBoolean.withDefault(false),
};

interface ActionItemsTabProps {
  claim: ClaimDto;
  /** An item was made or changed. */
  onChanged: () => void;
}

/** The claim's action items: figures, filters and a table that is edited in place (docs/product.md, F16). */
export function ActionItemsTab({ claim, onChanged }: ActionItemsTabProps) {
  const cache = useQueryClient();
  const [filter, setFilter] = useQueryStates(filterUrl);
  const [creating, setCreating] = useState(false);
  const list = useActionItems(claim.claim_id, filter);
  const filtered = Boolean(filter.status || filter.type || filter.priority || filter.mine);
  const changed = () => {
    onChanged();
    void cache.invalidateQueries({ queryKey: MY_SUMMARY_KEY });
  };

  return (
    <div className="flex flex-col gap-4">
      <SummaryCards counts={list.summary} loading={list.isPending} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grid w-full grid-cols-1 gap-2 min-[480px]:grid-cols-3 sm:w-auto sm:min-w-md">
          <Select
            dense
            aria-label="Status"
            placeholder="All statuses"
            options={STATUS_OPTIONS}
            value={filter.status ?? ""}
            onChange={({ target }) => void setFilter({ status: filterUrl.status.parse(target.value) })}
          />
          <Select
            dense
            aria-label="Action type"
            placeholder="All types"
            options={TYPE_OPTIONS}
            value={filter.type ?? ""}
            onChange={({ target }) => void setFilter({ type: filterUrl.type.parse(target.value) })}
          />
          <Select
            dense
            aria-label="Priority"
            placeholder="All priorities"
            options={PRIORITY_OPTIONS}
            value={filter.priority ?? ""}
            onChange={({ target }) => void setFilter({ priority: filterUrl.priority.parse(target.value) })}
          />
        </div>
        <Switch
          label="Assigned to me"
          checked={filter.mine}
          onCheckedChange={(mine) => void setFilter({ mine: mine || null })}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void list.refresh()} loading={list.isFetching && !list.isPending}>
            <RefreshCw aria-hidden /> Refresh
          </Button>
          <Button size="sm" onClick={() => setCreating(true)}>
            <ListPlus aria-hidden /> New Action Item
          </Button>
        </div>
      </div>
      {list.isError && (
        <Alert
          tone="danger"
          title="Failed to load action items"
          action={
            <Button size="sm" onClick={() => void list.refresh()} loading={list.isFetching}>
              Try again
            </Button>
          }
        >
          {list.items.length > 0 && "The items below are from the last time the list loaded."}
        </Alert>
      )}
      {(list.isPending || list.items.length > 0 || !list.isError) && (
        <Card flush aria-busy={list.isFetching}>
          {!list.isPending && list.items.length === 0 ? (
            <EmptyState
              icon={ListTodo}
              title="No action items found for this claim"
              action={filtered && <Button onClick={() => void setFilter(null)}>Show all action items</Button>}
            >
              {filtered
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
                {list.isPending && <SkeletonRows rows={3} columns={COLUMNS.length} />}
                {list.items.map((item) => (
                  <ActionItemRow key={item.action_id} item={item} onSaved={changed} />
                ))}
              </TBody>
            </Table>
          )}
        </Card>
      )}
      <MyItems />
      {creating && <NewItemDialog claim={claim} onClose={() => setCreating(false)} onCreated={changed} />}
    </div>
  );
}

function SummaryCards({ counts, loading }: { counts: ActionCountsDto | undefined; loading: boolean }) {
  const { total = 0, pending = 0, overdue = 0, high_priority: high = 0 } = counts ?? {};
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total Items" value={total} loading={loading} />
      <StatCard label="Pending" value={pending} loading={loading} />
      <StatCard label="Overdue" value={overdue} loading={loading} tone={overdue > 0 ? "danger" : "neutral"} />
      <StatCard
        label="High Priority"
        value={high}
        loading={loading}
        tone={high > 0 ? "warning" : "neutral"}
      />
    </div>
  );
}

/** The person's own load over all claims. When it can't be loaded, the line is left out (docs/product.md, D5). */
function MyItems() {
  const { data } = useQuery({ queryKey: MY_SUMMARY_KEY, queryFn: fetchMySummary, retry: false });
  if (!data || data.total === 0) return null;
  return (
    <p className="text-ink-muted text-sm tabular-nums">
      Yours across all claims: {data.pending} pending, {data.overdue} overdue, {data.high_priority} high
      priority.
    </p>
  );
}
