"use client";

import { lazyPartAfter } from "@/components/ui/lazy-part";
import { LoadingOverlay } from "@/components/ui/loading-overlay";
import { usePart } from "./server-part";

/** Given up by Escape, like the part itself. */
function Loading() {
  return <LoadingOverlay onClose={usePart().close} />;
}

/** A dialog that a view answers with, its content rendered on the server. Its script comes when one is opened. */
export const PartDialog = lazyPartAfter(<Loading />, () =>
  import("./part-dialog-frame").then((file) => file.PartDialogFrame),
);
