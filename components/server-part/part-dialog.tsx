"use client";

import dynamic from "next/dynamic";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

/** A dialog that a view answers with, its content rendered on the server. Its script comes when one is opened. */
export const PartDialog = dynamic(() => import("./part-dialog-frame").then((file) => file.PartDialogFrame), {
  loading: () => <LoadingOverlay />,
});
