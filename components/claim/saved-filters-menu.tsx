"use client";

import { useQueries } from "@tanstack/react-query";
import { BookmarkPlus, X } from "lucide-react";
import { useState } from "react";
import { api } from "@/components/frame/api-fetch";
import { patientName } from "@/components/patient/patient-words";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { PopupProps } from "@/components/ui/on-demand-popup";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { PatientDto } from "@/lib/domain/patient/schema";
import {
  filterName,
  isUsual,
  loadFilters,
  type SavedFilter,
  sameFilter,
  storeFilters,
  withFilter,
} from "./saved-filters";

interface SavedFiltersMenuProps {
  userId: string;
  current: SavedFilter;
  onChoose: (filter: SavedFilter) => void;
}

/** Filters that come back with one click. */
export function SavedFiltersMenu({ userId, current, onChoose, trigger }: SavedFiltersMenuProps & PopupProps) {
  const [open, setOpen] = useState(true);
  const [filters, setFilters] = useState<readonly SavedFilter[]>(() => loadFilters(userId));
  const patients = [...new Set(filters.flatMap(({ patient }) => (patient ? [patient] : [])))];
  const names = useQueries({
    queries: patients.map((patient) => ({
      queryKey: ["patients", "one", patient],
      queryFn: () => api<PatientDto>(`/patients/${patient}/`),
      enabled: open,
      retry: false,
    })),
    combine: (found) =>
      new Map(found.flatMap(({ data }) => (data ? [[data.patient_id, patientName(data)] as const] : []))),
  });
  const nameOf = (filter: SavedFilter) =>
    filterName(filter, filter.patient ? (names.get(filter.patient) ?? null) : null);

  const change = (next: boolean) => {
    if (next) setFilters(loadFilters(userId));
    setOpen(next);
  };
  const keep = (next: readonly SavedFilter[]) => {
    setFilters(next);
    storeFilters(userId, next);
  };
  const savable = !isUsual(current) && !filters.some((filter) => sameFilter(filter, current));

  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-label="Saved filters" className="w-80">
        {filters.length === 0 ? (
          <p className="text-ink-muted">
            Choose a view, a status, a patient or an order, then save them here to get back with one click.
          </p>
        ) : (
          <ul className="-mx-1.5 flex flex-col">
            {filters.map((filter) => (
              <li key={JSON.stringify(filter)} className="flex items-center rounded-md hover:bg-hover">
                <button
                  type="button"
                  className="min-h-8 min-w-0 flex-1 truncate rounded-md px-1.5 text-left"
                  onClick={() => {
                    onChoose(filter);
                    setOpen(false);
                  }}
                >
                  {nameOf(filter)}
                </button>
                <IconButton
                  size="icon-sm"
                  label={`Remove saved filter ${nameOf(filter)}`}
                  onClick={() => keep(filters.filter((one) => !sameFilter(one, filter)))}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <Button
          size="sm"
          className="mt-3 w-full"
          disabled={!savable}
          onClick={() => keep(withFilter(filters, current))}
        >
          <BookmarkPlus aria-hidden /> Save the current filters
        </Button>
      </PopoverContent>
    </Popover>
  );
}
