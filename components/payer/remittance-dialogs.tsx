"use client";

import { lazyPart, lazyPartAfter } from "@/components/ui/lazy-part";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

/** What views answer with. Its scripts come when one is opened. */
const load = () => import("./remittance-scripts");
export const UploadRemittance = lazyPartAfter(<LoadingOverlay />, () =>
  load().then((file) => file.UploadRemittance),
);
export const ApplyRemittance = lazyPartAfter(<LoadingOverlay />, () =>
  load().then((file) => file.ApplyRemittance),
);

/** Of a remittance on paper: what a person corrects. */
export const PaperClaim = lazyPart(() => load().then((file) => file.PaperClaim));
export const PaperCell = lazyPart(() => load().then((file) => file.PaperCell));
export const PaperHeading = lazyPart(() => load().then((file) => file.PaperHeading));
export const ReadingPaper = lazyPart(() => load().then((file) => file.ReadingPaper));

/** Rarely there: where a remittance says something else than the claim. */
export const TakeButtons = lazyPart(() => load().then((file) => file.TakeButtons));
