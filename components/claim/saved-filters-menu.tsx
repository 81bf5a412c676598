"use client";

import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { PopupProps } from "@/components/ui/load-popup";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { reasonOf } from "./claim-labels";
import { SaveFilterForm } from "./save-filter-form";
import { SavedFilterRow } from "./saved-filter-row";
import { choicesOf, type FilterChoices, sameFilter } from "./saved-filters";
import { useSavedFilters } from "./use-saved-filters";

interface SavedFiltersMenuProps {
  current: FilterChoices;
  onChoose: (filter: FilterChoices) => void;
}

/** Filters that come back with one click, on whatever machine. */
export function SavedFiltersMenu({ current, onChoose, trigger }: SavedFiltersMenuProps & PopupProps) {
  const [open, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const { list, save, remove } = useSavedFilters(open);
  const filters = list.data?.results;
  /** What was clicked is gone after saving and deleting. */
  const keepFocus = () => panel.current?.focus();

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        ref={panel}
        align="end"
        aria-label="Saved filters"
        className="w-80"
        aria-busy={list.isLoading}
      >
        {list.isLoading && <Loading />}
        {list.isError && (
          <Alert
            tone="danger"
            className={filters && "mb-3"}
            title="Your saved filters could not be loaded."
            action={
              <Button size="sm" loading={list.isFetching} onClick={() => void list.refetch()}>
                Try again
              </Button>
            }
          >
            {reasonOf(list.error)}
          </Alert>
        )}
        {filters && filters.length > 0 && (
          <ul className="-mx-1.5 flex max-h-80 flex-col overflow-y-auto">
            {filters.map((filter) => (
              <SavedFilterRow
                key={filter.id}
                filter={filter}
                isCurrent={sameFilter(choicesOf(filter.query), current)}
                busy={remove.isPending}
                onChoose={() => {
                  onChoose(choicesOf(filter.query));
                  setOpen(false);
                }}
                onDelete={() => remove.mutate(filter, { onSettled: keepFocus })}
              />
            ))}
          </ul>
        )}
        {filters && <SaveFilterForm current={current} filters={filters} save={save} onSaved={keepFocus} />}
      </PopoverContent>
    </Popover>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-3 py-1">
      <span className="sr-only">Loading your saved filters</span>
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
