"use client";

import type { ReactNode } from "react";
import { LoadDialog } from "@/components/ui/load-dialog";
import type { LoadScript } from "@/components/ui/use-load";
import { usePart } from "./server-part";

/** Around a dialog of a server part that is loaded when it is opened. */
export function LoadPart({ load, children }: { load: LoadScript; children: ReactNode }) {
  return (
    <LoadDialog load={load} onClose={usePart().close}>
      {children}
    </LoadDialog>
  );
}
