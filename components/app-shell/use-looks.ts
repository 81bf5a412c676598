"use client";

import { useEffect, useState } from "react";
import { api } from "./api-fetch";

interface LooksOptions<T> {
  /** Null: there is nothing to look at. */
  path: string | null;
  isDone: (answer: T) => boolean;
  /** Milliseconds until the next look. */
  nextLook: (looks: number) => number;
  onDone?: () => void;
}

/** Looks by REST at work that is under way until it is done. Such a look doesn't count as the person's activity. */
export function useLooks<T>({ path, ...options }: LooksOptions<T>): T | null {
  const [seen, setSeen] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is one watch
  useEffect(() => {
    if (path === null) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      looks += 1;
      const answer = await api<T>(path, { background: true }).catch(() => null);
      if (stopped) return;
      if (answer !== null) setSeen(answer);
      if (answer !== null && options.isDone(answer)) return options.onDone?.();
      timer = setTimeout(look, options.nextLook(looks));
    };
    let stopped = false;
    timer = setTimeout(look, options.nextLook(0));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [path]);
  return seen;
}
