"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast";
import type { Page } from "@/lib/core/page";
import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import { claimFailure } from "./claim-labels";
import { deleteSavedFilter, fetchSavedFilters, SAVED_FILTERS_KEY, saveFilter } from "./saved-filter-calls";

/** One's saved filters, read anew each time that `shown` becomes true: another browser may have changed them. */
export function useSavedFilters(shown: boolean) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: SAVED_FILTERS_KEY });
  const list = useQuery({
    queryKey: SAVED_FILTERS_KEY,
    queryFn: ({ signal }) => fetchSavedFilters(signal),
    enabled: shown,
    staleTime: 0,
  });

  const save = useMutation({
    mutationFn: saveFilter,
    onSuccess: async ({ name, replaced }) => {
      await reload();
      toast.success(replaced ? `Replaced the saved filter “${name}”.` : `Saved the filter “${name}”.`);
    },
  });

  /** The menu may be closed by now, or the page left. */
  const bringBack = async ({ name, query }: SavedFilterDto) => {
    try {
      await saveFilter({ name, query });
      toast.success(`Saved the filter “${name}” again.`);
    } catch (error) {
      toast.error(claimFailure("save the filter again", error));
    }
    await reload();
  };
  const remove = useMutation({
    mutationFn: ({ id }: SavedFilterDto) => deleteSavedFilter(id),
    onSuccess: (_nothing, deleted) => {
      queries.setQueryData<Page<SavedFilterDto>>(
        SAVED_FILTERS_KEY,
        (page) => page && { ...page, results: page.results.filter(({ id }) => id !== deleted.id) },
      );
      toast.success(`Deleted the saved filter “${deleted.name}”.`, {
        action: { label: "Undo", onClick: () => void bringBack(deleted) },
      });
    },
    onError: (error) => {
      toast.error(claimFailure("delete the saved filter", error));
      void reload();
    },
  });

  return { list, save, remove };
}
