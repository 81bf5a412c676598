"use client";

import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { PopupProps } from "@/components/ui/load-popup";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { SaveFilterForm } from "./save-filter-form";
import { SavedFilterRow } from "./saved-filter-row";
import { type SavedChoices, sameFilter } from "./saved-filters";
import { useSavedFilters } from "./use-saved-filters";

interface SavedFiltersMenuProps {
  /** What the page shows now. */
  current: SavedChoices;
}

/** Filters that come back with one click, on whatever machine. */
export function SavedFiltersMenu({ current, trigger }: SavedFiltersMenuProps & PopupProps) {
  const [open, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const saved = useSavedFilters(open);
  const { filters, failure, loading } = saved;
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
        aria-busy={loading && !filters}
      >
        {!filters && !failure && <Loading />}
        {failure && (
          <Alert
            tone="danger"
            className={filters ? "mb-3" : undefined}
            title="Your saved filters could not be loaded."
            action={
              <Button size="sm" loading={loading} onClick={saved.reload}>
                Try again
              </Button>
            }
          >
            {failure}
          </Alert>
        )}
        {filters && filters.length > 0 && (
          <ul className="-mx-1.5 flex max-h-80 flex-col overflow-y-auto">
            {filters.map((filter) => (
              <SavedFilterRow
                key={filter.id}
                filter={filter}
                isCurrent={sameFilter(filter.query, current)}
                busy={saved.busy}
                onChosen={() => setOpen(false)}
                onDelete={() => saved.remove(filter, keepFocus)}
              />
            ))}
          </ul>
        )}
        {filters && <SaveFilterForm current={current} filters={filters} saved={saved} onSaved={keepFocus} />}
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
