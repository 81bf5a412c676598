"use client";

import { useQueryStates } from "nuqs";
import { useTransition } from "react";
import { itemFilter } from "@/components/claim-detail/claim-address";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { PRIORITY_OPTIONS, STATUS_OPTIONS, TYPE_OPTIONS } from "./action-item-labels";

/** Which items are shown stands in the address; the server reads them anew. */
function useItemFilter() {
  const [busy, startTransition] = useTransition();
  const [filter, setFilter] = useQueryStates(itemFilter, { shallow: false, startTransition });
  return { filter, setFilter, busy };
}

export function ItemFilters() {
  const { filter, setFilter, busy } = useItemFilter();
  return (
    <>
      <div
        aria-busy={busy}
        className="grid w-full grid-cols-1 gap-2 min-[480px]:grid-cols-3 sm:w-auto sm:min-w-md"
      >
        <Select
          dense
          aria-label="Status"
          placeholder="All statuses"
          options={STATUS_OPTIONS}
          value={filter.status ?? ""}
          onChange={({ target }) => void setFilter({ status: itemFilter.status.parse(target.value) })}
        />
        <Select
          dense
          aria-label="Action type"
          placeholder="All types"
          options={TYPE_OPTIONS}
          value={filter.type ?? ""}
          onChange={({ target }) => void setFilter({ type: itemFilter.type.parse(target.value) })}
        />
        <Select
          dense
          aria-label="Priority"
          placeholder="All priorities"
          options={PRIORITY_OPTIONS}
          value={filter.priority ?? ""}
          onChange={({ target }) => void setFilter({ priority: itemFilter.priority.parse(target.value) })}
        />
      </div>
      <Switch
        label="Assigned to me"
        checked={filter.mine}
        onCheckedChange={(mine) => void setFilter({ mine: mine || null })}
      />
    </>
  );
}

export function ShowAllItems() {
  const { setFilter, busy } = useItemFilter();
  return (
    <Button onClick={() => void setFilter(null)} loading={busy}>
      Show all action items
    </Button>
  );
}
