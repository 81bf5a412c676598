"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "@/components/app-shell/api-fetch";

/** After this a list that somebody comes back to is read again. */
const FRESH_MS = 30_000;
const TRIES = 3;

export interface FirstAnswer<T> {
  key: string;
  data: T;
  /** Milliseconds, by the server's clock. */
  at: number;
}

type Known<T> = { key: string; data: T; turn: number; at: number };

/**
 * What `load` answers for `key`, beginning with what the server drew. The last answer stays until the next one is here;
 * `isOld` while it belongs to another key. Small on purpose: it is on the page before anything is clicked.
 */
export function useAnswer<T>(key: string, load: (signal: AbortSignal) => Promise<T>, first: FirstAnswer<T>) {
  const [known, setKnown] = useState<Known<T>>({ ...first, turn: 0 });
  const [drawn, setDrawn] = useState(first.data);
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown; of: string } | null>(null);
  if (drawn !== first.data) {
    setDrawn(first.data);
    if (first.key === key) setKnown({ ...first, turn });
  }

  const isOld = known.key !== key;
  const isDue = isOld || known.turn < turn;
  const asked = `${turn} ${key}`;
  const latest = useRef(load);
  const knownAt = useRef(first.at);
  useEffect(() => {
    latest.current = load;
    knownAt.current = known.at;
  });

  useEffect(() => {
    if (!isDue) return;
    const abort = new AbortController();
    patiently(latest.current, abort.signal).then(
      (data) => !abort.signal.aborted && setKnown({ key, data, turn, at: Date.now() }),
      (error) => !abort.signal.aborted && setFailure({ error, of: `${turn} ${key}` }),
    );
    return () => abort.abort();
  }, [key, turn, isDue]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === "visible" && Date.now() - knownAt.current > FRESH_MS) reload();
    };
    comeBack();
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [reload]);

  const error = isDue && failure?.of === asked ? failure.error : null;
  return { data: known.data, isOld, error, busy: isDue && error === null, reload };
}

/** A refusal (4xx) does not change by asking again; a server that is away may come back. */
async function patiently<T>(load: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load(signal);
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500;
      if (refused || signal.aborted || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries * 1000));
    }
  }
}
