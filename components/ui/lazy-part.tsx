"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useIsBrowser } from "./use-is-browser";

/**
 * A part whose script comes with a click. `next/dynamic` brings 1.2 kB of its own to each page that has one: it stands only
 * in the wizard, where the server draws a step whose script is to be asked for together with the page's.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => ({ default: await load() }));
  // A function around it: what the server refers to is lazy already, and React takes no lazy part in another.
  return function LazyPart(props: P) {
    return <Part {...props} />;
  };
}

/** The same with something in its place until it is there. */
export function lazyPartAfter<P extends object>(pending: ReactNode, load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(load);
  return function Pending(props: P) {
    return (
      <Suspense fallback={pending}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The same for what only a browser can draw: the server draws what stands in its place. */
export function lazyPartInBrowser<P extends object>(
  pending: ReactNode,
  load: () => Promise<ComponentType<P>>,
) {
  const Part = lazyPartAfter(pending, load);
  return function InBrowser(props: P) {
    return useIsBrowser() ? <Part {...props} /> : pending;
  };
}
