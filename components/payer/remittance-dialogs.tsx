"use client";

import { lazyPart, lazyPartAfter } from "@/components/ui/lazy-part";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

/** What views answer with. Its scripts come when one is opened. */
export const UploadRemittance = lazyPartAfter(<LoadingOverlay />, () =>
  import("./upload-remittance").then((file) => file.UploadRemittance),
);
export const ApplyRemittance = lazyPartAfter(<LoadingOverlay />, () =>
  import("./apply-remittance").then((file) => file.ApplyRemittance),
);

/** Of a remittance on paper: what a person corrects. */
export const PaperClaim = lazyPart(() => import("./paper-claim").then((file) => file.PaperClaim));
export const PaperCell = lazyPart(() => import("./paper-claim").then((file) => file.PaperCell));
export const PaperHeading = lazyPart(() => import("./paper-heading").then((file) => file.PaperHeading));
export const ReadingPaper = lazyPart(() => import("./reading-paper").then((file) => file.ReadingPaper));

/** Rarely there: where a remittance says something else than the claim. */
export const TakeButtons = lazyPart(() => import("./take-buttons").then((file) => file.TakeButtons));
