"use client";

import { lazyPartAfter } from "@/components/ui/lazy-part";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

export const PayerDialog = lazyPartAfter(<LoadingOverlay />, () =>
  import("./payer-dialog").then((file) => file.PayerDialog),
);
