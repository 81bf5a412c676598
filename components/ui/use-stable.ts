"use client";

import { useLayoutEffect, useRef, useState } from "react";

/** Functions that keep their identity and do what the latest render says: for a part that must not draw anew with every key. */
export function useStable<F extends Record<string, (...input: never[]) => unknown>>(latest: F): F {
  const now = useRef(latest);
  useLayoutEffect(() => {
    now.current = latest;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(latest).map((name) => [name, (...input: never[]) => now.current[name]?.(...input)]),
      ) as F,
  );
  return stable;
}
