"use client";

import { useEffect, useRef, useState } from "react";

/** Finds options for what was typed. The signal fires when a newer query makes the answer useless. */
export type AsyncSearch<T> = (query: string, signal: AbortSignal) => Promise<readonly T[]>;

interface SearchState<T> {
  query: string;
  results: readonly T[];
  status: "idle" | "loading" | "done" | "failed";
}

/** Runs `search` 150 ms after the last key; keeps the old results on screen until the new ones arrive. */
export function useAsyncSearch<T>(search: AsyncSearch<T> | undefined, query: string, enabled: boolean) {
  const [state, setState] = useState<SearchState<T>>({ query: "", results: [], status: "idle" });
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  useEffect(() => {
    if (!enabled) return;
    const abort = new AbortController();
    setState((before) => ({ ...before, query, status: "loading" }));
    const timer = setTimeout(
      () => {
        const run = latest.current;
        if (!run) return setState({ query, results: [], status: "done" });
        run(query, abort.signal).then(
          (results) => !abort.signal.aborted && setState({ query, results, status: "done" }),
          () => !abort.signal.aborted && setState({ query, results: [], status: "failed" }),
        );
      },
      query === "" ? 0 : 150,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, enabled]);

  return state;
}
