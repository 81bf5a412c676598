"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onToasterNeeded } from "./toast";

/** Stands on every page; the toaster itself comes with the first message. If that fails, the next message tries again. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onToasterNeeded(() => {
        import("./toaster").then(
          (file) => setToaster(() => file.Toaster),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
