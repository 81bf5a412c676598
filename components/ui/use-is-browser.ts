"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while the server draws, and while React takes over what it drew. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
