"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import type { ItemFilter } from "@/components/claim-detail/claim-address";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { PRIORITY_OPTIONS, STATUS_OPTIONS, TYPE_OPTIONS } from "./action-item-labels";

const SELECTS = [
  { name: "status", label: "Status", all: "All statuses", options: STATUS_OPTIONS },
  { name: "type", label: "Action type", all: "All types", options: TYPE_OPTIONS },
  { name: "priority", label: "Priority", all: "All priorities", options: PRIORITY_OPTIONS },
] as const;

/** Which items are shown is in the address; the server reads them anew. */
export function ItemFilters({ filter }: { filter: ItemFilter }) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [shown, show] = useOptimistic(filter);
  const choose = (name: keyof ItemFilter, value: string) => {
    const search = new URLSearchParams(window.location.search);
    search.delete(name);
    if (value) search.set(name, value);
    start(() => {
      show({ ...shown, [name]: value });
      router.replace(`?${search}`, { scroll: false });
    });
  };
  return (
    <>
      <div
        aria-busy={busy}
        className="grid w-full grid-cols-1 gap-2 min-[480px]:grid-cols-3 sm:w-auto sm:min-w-md"
      >
        {SELECTS.map(({ name, label, all, options }) => (
          <Select
            key={name}
            dense
            aria-label={label}
            placeholder={all}
            options={options}
            value={shown[name]}
            onChange={({ target }) => choose(name, target.value)}
          />
        ))}
      </div>
      <Switch
        label="Assigned to me"
        checked={shown.mine !== ""}
        onCheckedChange={(on) => choose("mine", on ? "true" : "")}
      />
    </>
  );
}
