"use client";

import { lazyPartAfter } from "@/components/ui/lazy-part";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

export const PayerForm = lazyPartAfter(<LoadingOverlay />, () =>
  import("./payer-form").then((file) => file.PayerForm),
);
