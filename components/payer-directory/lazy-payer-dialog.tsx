"use client";

import dynamic from "next/dynamic";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

export const PayerDialog = dynamic(() => import("./payer-dialog").then((file) => file.PayerDialog), {
  loading: () => <LoadingOverlay />,
});
