"use client";

import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useState,
  useTransition,
} from "react";
import { deleteSavedFilterAction, saveFilterAction } from "@/app/(desk)/claims/actions";
import { callAction } from "@/components/form/call-action";
import type { View } from "@/components/server-part/server-part";
import { toast } from "@/components/ui/toast";
import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import type { SavedChoices } from "./saved-filters";

export interface SavedFiltersPlace {
  /** What the page shows now. */
  current: SavedChoices;
  view: View<{ current: SavedChoices }>;
}
export type KeptFilter = Pick<SavedFilterDto, "id" | "name" | "query">;

/** For the rows and the form, which the server draws. */
export const SavedFiltersContext = createContext<
  (Omit<ReturnType<typeof useSavedFilters>, "list"> & { close: () => void }) | null
>(null);

/** One's saved filters, drawn anew each time that `shown` becomes true: another browser may have changed them. */
export function useSavedFilters({ current, view }: SavedFiltersPlace, shown: boolean, onSettled: () => void) {
  const [list, setList] = useState<ReactNode>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [loading, startLoading] = useTransition();
  const [busy, start] = useTransition();

  const load = useCallback(async () => {
    const result = await callAction(() => view({ current }));
    startTransition(() => {
      setFailure(result.ok ? null : result.error.message);
      if (result.ok) setList(result.data);
    });
  }, [view, current]);
  const reload = useCallback(() => startLoading(load), [load]);
  useEffect(() => {
    if (shown) reload();
  }, [shown, reload]);

  const save = (name: string, onSaved: () => void) =>
    start(async () => {
      const result = await callAction(() => saveFilterAction({ name, query: current }));
      setRefusal(result.ok ? null : sentenceOf(result.error));
      if (!result.ok) return;
      await load();
      const { replaced } = result.data;
      toast.success(replaced ? `Replaced the saved filter “${name}”.` : `Saved the filter “${name}”.`);
      onSaved();
      onSettled();
    });

  /** The menu may be closed by now, or the page left. */
  const bringBack = async ({ name, query }: KeptFilter) => {
    const result = await callAction(() => saveFilterAction({ name, query }));
    if (result.ok) toast.success(`Saved the filter “${name}” again.`);
    else toast.error(`Failed to save the filter again: ${result.error.message}`);
    await load();
  };
  const remove = (deleted: KeptFilter) =>
    start(async () => {
      const result = await callAction(() => deleteSavedFilterAction({ filterId: deleted.id }));
      if (result.ok) {
        toast.success(`Deleted the saved filter “${deleted.name}”.`, {
          action: { label: "Undo", onClick: () => void bringBack(deleted) },
        });
      } else toast.error(`Failed to delete the saved filter: ${result.error.message}`);
      await load();
      onSettled();
    });

  return { list, failure, loading, reload, save, remove, busy, refusal, forgive: () => setRefusal(null) };
}

/** What is wrong with the name, or with the whole. */
const sentenceOf = ({ message, fields }: { message: string; fields?: Record<string, string[]> }) =>
  Object.values(fields ?? {})
    .flat()
    .join(" ") || message;
