"use client";

import dynamic from "next/dynamic";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

/** The dialogs that views answer with. Their scripts come when one is opened. */
const loading = () => <LoadingOverlay />;

export const UploadRemittance = dynamic(
  () => import("./upload-remittance").then((file) => file.UploadRemittance),
  { loading },
);
export const ApplyRemittance = dynamic(
  () => import("./apply-remittance").then((file) => file.ApplyRemittance),
  { loading },
);
