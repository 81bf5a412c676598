"use client";

import { useCallback, useEffect, useState, useTransition } from "react";
import {
  deleteSavedFilterAction,
  listSavedFiltersAction,
  saveFilterAction,
} from "@/app/(desk)/claims/actions";
import { callAction } from "@/components/form/call-action";
import { toast } from "@/components/ui/toast";
import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import type { SavedChoices } from "./saved-filters";

type Filters = readonly SavedFilterDto[];

/** One's saved filters, read anew each time that `shown` becomes true: another browser may have changed them. */
export function useSavedFilters(shown: boolean) {
  const [filters, setFilters] = useState<Filters | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [loading, startLoading] = useTransition();
  const [busy, start] = useTransition();

  const load = useCallback(async () => {
    const result = await callAction(() => listSavedFiltersAction());
    setFailure(result.ok ? null : result.error.message);
    if (result.ok) setFilters(result.data.results as Filters);
  }, []);
  const reload = useCallback(() => startLoading(load), [load]);
  useEffect(() => {
    if (shown) reload();
  }, [shown, reload]);

  const save = (name: string, query: SavedChoices, onSaved: () => void) =>
    start(async () => {
      const result = await callAction(() => saveFilterAction({ name, query }));
      setRefusal(result.ok ? null : sentenceOf(result.error));
      if (!result.ok) return;
      await load();
      const { replaced } = result.data;
      toast.success(replaced ? `Replaced the saved filter “${name}”.` : `Saved the filter “${name}”.`);
      onSaved();
    });

  /** The menu may be closed by now, or the page left. */
  const bringBack = async ({ name, query }: SavedFilterDto) => {
    const result = await callAction(() => saveFilterAction({ name, query }));
    if (result.ok) toast.success(`Saved the filter “${name}” again.`);
    else toast.error(`Failed to save the filter again: ${result.error.message}`);
    await load();
  };
  const remove = (deleted: SavedFilterDto, onSettled: () => void) =>
    start(async () => {
      const result = await callAction(() => deleteSavedFilterAction({ filterId: deleted.id }));
      if (result.ok) {
        setFilters((known) => known?.filter(({ id }) => id !== deleted.id) ?? null);
        toast.success(`Deleted the saved filter “${deleted.name}”.`, {
          action: { label: "Undo", onClick: () => void bringBack(deleted) },
        });
      } else {
        toast.error(`Failed to delete the saved filter: ${result.error.message}`);
        await load();
      }
      onSettled();
    });

  return { filters, failure, loading, reload, save, remove, busy, refusal, forgive: () => setRefusal(null) };
}

/** What is wrong with the name, or with the whole. */
const sentenceOf = ({ message, fields }: { message: string; fields?: Record<string, string[]> }) =>
  Object.values(fields ?? {})
    .flat()
    .join(" ") || message;
