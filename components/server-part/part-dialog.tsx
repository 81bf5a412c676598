"use client";

import dynamic from "next/dynamic";
import { LoadingOverlay } from "@/components/ui/loading-overlay";
import { usePart } from "./server-part";

/** A dialog that a view answers with, its content rendered on the server. Its script comes when one is opened. */
export const PartDialog = dynamic(() => import("./part-dialog-frame").then((file) => file.PartDialogFrame), {
  loading: () => <Loading />,
});

/** Given up by Escape, like the part itself. */
function Loading() {
  return <LoadingOverlay onClose={usePart().close} />;
}
