"use client";

import { useLayoutEffect, useState, useSyncExternalStore } from "react";

/** What a context hands down instead of a value that changes. */
export interface Steady<T> {
  now: () => T;
  subscribe: (tell: () => void) => () => void;
}

/**
 * A context with a new value draws everything anew that was not taken over yet (`whenReached`), as React can't know whether it
 * reads that context; what was typed there would be lost. So it hands down this, which stays the same, and only what reads the
 * value (`useSteadyValue`) is drawn anew.
 */
export function useSteady<T>(value: T): Steady<T> {
  const [holder] = useState(() => {
    let now = value;
    const readers = new Set<() => void>();
    const subscribe = (tell: () => void) => {
      readers.add(tell);
      return () => readers.delete(tell);
    };
    const set = (next: T) => {
      now = next;
      for (const tell of readers) tell();
    };
    return { set, steady: { now: () => now, subscribe } };
  });
  useLayoutEffect(() => holder.set(value));
  return holder.steady;
}

export function useSteadyValue<T>({ now, subscribe }: Steady<T>): T {
  return useSyncExternalStore(subscribe, now, now);
}
