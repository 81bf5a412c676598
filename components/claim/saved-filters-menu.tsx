"use client";

import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { PopupProps } from "@/components/ui/load-popup";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { SavedFiltersContext, type SavedFiltersPlace, useSavedFilters } from "./use-saved-filters";

/** Filters that come back with one click, on whatever machine. */
export function SavedFiltersMenu({ trigger, ...place }: SavedFiltersPlace & PopupProps) {
  const [open, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  /** What was clicked is gone after saving and deleting. */
  const saved = useSavedFilters(place, open, () => panel.current?.focus());
  const { list, failure, loading } = saved;

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        ref={panel}
        align="end"
        aria-label="Saved filters"
        className="w-80"
        aria-busy={loading && !list}
      >
        {!list && !failure && <Loading />}
        {failure && (
          <Alert
            tone="danger"
            className={list ? "mb-3" : undefined}
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
        <SavedFiltersContext value={{ ...saved, close: () => setOpen(false) }}>{list}</SavedFiltersContext>
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
