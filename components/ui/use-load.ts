"use client";

import { useEffect, useState } from "react";

/** The import of a part that `lazyPart` or `next/dynamic` draws. */
export type LoadScript = () => Promise<unknown>;

/** For a control that leads to such a part: asks for its script as soon as the pointer or the focus is there. */
export const loadAhead = (load: LoadScript) => {
  const ask = () => void load().catch(() => undefined);
  return { onPointerEnter: ask, onFocus: ask };
};

/**
 * Loads a part's script before it is drawn, as soon as it is `wanted`: `lazy` and `next/dynamic` alone would
 * remember a script that could not be fetched as failed for good, and take the page down with it.
 */
export function useLoad(load: LoadScript, wanted = true) {
  const [attempt, setAttempt] = useState(1);
  const [ended, setEnded] = useState<{ attempt: number; ok: boolean } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    const end = (ok: boolean) => isCurrent && setEnded({ attempt, ok });
    load().then(
      () => end(true),
      () => end(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted, attempt]);
  return {
    isLoaded: wanted && ended?.ok === true,
    hasFailed: ended?.attempt === attempt && !ended.ok,
    retry: () => setAttempt(attempt + 1),
  };
}
