"use client";

import type { ComponentType } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";
import { usePart } from "./server-part";

/** A dialog that a view answers with. Its script, form and schema among it, comes when it is opened. */
export function loadedPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(load);
  return function LoadedPart(props: P) {
    return (
      <LoadDialog load={load} onClose={usePart().close}>
        <Part {...props} />
      </LoadDialog>
    );
  };
}
