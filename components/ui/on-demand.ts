"use client";

import { type ComponentType, useEffect, useReducer, useState } from "react";

/** A part of the screen whose script comes when somebody reaches for it. */
export interface OnDemand<P> {
  /** The component once it is here. */
  loaded: () => ComponentType<P> | null;
  /** One request for all that ask; a failed one is forgotten, so that the next call asks again. */
  load: () => Promise<ComponentType<P>>;
  /** For the control that opens it: asks as soon as the pointer or the focus is there. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
}

export function onDemand<P>(fetchPart: () => Promise<ComponentType<P>>): OnDemand<P> {
  let component: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const load = () => {
    coming ??= fetchPart().then(
      (part) => {
        component = part;
        return part;
      },
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const ask = () => void load().catch(() => undefined);
  return { loaded: () => component, load, ahead: { onPointerEnter: ask, onFocus: ask } };
}

/** The part as soon as it is `wanted` and here. `failed` when it could not be fetched: then `retry`. */
export function usePart<P>(part: OnDemand<P>, wanted: boolean) {
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  const [attempt, setAttempt] = useState(1);
  const [failedAt, setFailedAt] = useState(0);
  useEffect(() => {
    if (!wanted || part.loaded()) return;
    let current = true;
    part.load().then(
      () => current && arrived(),
      () => current && setFailedAt(attempt),
    );
    return () => {
      current = false;
    };
  }, [part, wanted, attempt]);
  return {
    Part: wanted ? part.loaded() : null,
    failed: failedAt === attempt,
    retry: () => setAttempt((before) => before + 1),
  };
}
