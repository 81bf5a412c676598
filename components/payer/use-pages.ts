"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Page } from "@/lib/core/page";

interface PagesOptions<T> {
  key: readonly string[];
  load: (cursor: string | null, signal: AbortSignal) => Promise<Page<T>>;
  /** What the server drew of the first page. */
  first?: Page<T> | undefined;
}

/** A list by cursor: one page at a time, and the way back. */
export function usePages<T>({ key, load, first }: PagesOptions<T>) {
  /** Cursors of the pages before this one and of this one, the first page's left out. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const cursor = trail.at(-1) ?? null;
  const list = useQuery({
    queryKey: [...key, cursor ?? ""],
    queryFn: ({ signal }) => load(cursor, signal),
    placeholderData: keepPreviousData,
    ...(first && cursor === null && { initialData: first }),
  });
  const next = cursorIn(list.data?.next ?? null);
  return {
    results: list.data?.results ?? [],
    count: list.data?.count ?? null,
    isLoading: list.isPending,
    error: list.error,
    busy: list.isPlaceholderData,
    retry: () => void list.refetch(),
    onPrevious: trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null,
    onNext: next ? () => setTrail([...trail, next]) : null,
  };
}

/** `next` is an address over REST, and the bare cursor where the server drew the page. */
const cursorIn = (next: string | null): string | null =>
  next?.includes("?") ? new URL(next, "http://localhost").searchParams.get("cursor") : next;
