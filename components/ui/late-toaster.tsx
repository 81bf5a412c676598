"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onDemand } from "./on-demand";
import { whenToasterIsWanted } from "./toast";

const part = onDemand(() => import("./toaster").then((file) => file.Toaster));

/** Stands on every page; the toaster itself comes with the first message. If that fails, the next message tries again. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenToasterIsWanted(() => {
        part.load().then(
          (loaded) => setToaster(() => loaded),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
