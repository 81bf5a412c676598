"use client";

import type { ComponentType } from "react";
import { type OnDemand, onDemand } from "./on-demand";

/** `onDemand` for a part that reads through TanStack Query, which then comes along. */
export function onDemandQuery<P extends object>(fetchPart: () => Promise<ComponentType<P>>): OnDemand<P> {
  return onDemand(async () => {
    const [{ QueryProvider }, Part] = await Promise.all([import("./query-provider"), fetchPart()]);
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each part
    return function WithQueries(props: P) {
      return (
        <QueryProvider>
          <Part {...props} />
        </QueryProvider>
      );
    };
  });
}
