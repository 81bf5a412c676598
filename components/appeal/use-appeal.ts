"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { getAppeal } from "./appeal-calls";
import { pollInterval } from "./polling";

const keyOf = (appealId: string) => ["appeal", appealId] as const;

/** The appeal as the server last told it, looked at again and again while something is under way. */
export function useAppeal(initial: AppealDto) {
  const queries = useQueryClient();
  const runningSince = useRef<number | null>(null);
  const key = keyOf(initial.id);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getAppeal(initial.id, signal),
    initialData: initial,
    staleTime: 0,
    refetchOnMount: queries.getQueryData(key) === undefined ? false : "always",
    refetchInterval: ({ state }) => {
      const interval = pollInterval(state.data, Date.now() - (runningSince.current ?? Date.now()));
      if (interval === false) runningSince.current = null;
      else runningSince.current ??= Date.now();
      return interval;
    },
  });
  return {
    appeal: query.data,
    /** What is shown now; for callbacks that outlive a render. */
    latest: () => queries.getQueryData<AppealDto>(key) ?? query.data,
    /** The last look failed; what is shown may be old. */
    stale: query.isError,
    refresh: () => queries.invalidateQueries({ queryKey: key }),
    /** Shows what a call answered, without asking again. */
    show: (change: Partial<AppealDto>) =>
      queries.setQueryData<AppealDto>(key, (before) => before && { ...before, ...change }),
  };
}

export type AppealHandle = ReturnType<typeof useAppeal>;
