"use client";

import dynamic from "next/dynamic";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

/** What views answer with. Its scripts come when one is opened. */
const loading = () => <LoadingOverlay />;

export const UploadRemittance = dynamic(
  () => import("./upload-remittance").then((file) => file.UploadRemittance),
  { loading },
);
export const ApplyRemittance = dynamic(
  () => import("./apply-remittance").then((file) => file.ApplyRemittance),
  { loading },
);

/** Of a remittance on paper: what a person corrects. */
export const PaperClaim = dynamic(() => import("./paper-claim").then((file) => file.PaperClaim));
export const PaperHeading = dynamic(() => import("./paper-heading").then((file) => file.PaperHeading));
export const ReadingPaper = dynamic(() => import("./reading-paper").then((file) => file.ReadingPaper));

/** Rarely there: where a remittance says something else than the claim. */
export const TakeButtons = dynamic(() => import("./take-buttons").then((file) => file.TakeButtons));
