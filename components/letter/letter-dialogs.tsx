"use client";

import { lazyPart, lazyPartAfter } from "@/components/ui/lazy-part";
import { LoadingOverlay } from "@/components/ui/loading-overlay";
import { whenReached } from "@/components/ui/when-reached";

/** What views answer with and weighs something: its script comes when it is opened. */
export const GenerateLetterDialog = lazyPartAfter(<LoadingOverlay />, () =>
  import("./generate-letter-dialog").then((file) => file.GenerateLetterDialog),
);

/** Rarely there: while a letter is being written. */
export const BeingWritten = lazyPart(() => import("./being-written").then((file) => file.BeingWritten));

export const SaveLetter = whenReached(() => import("./save-letter").then((file) => file.SaveLetter));
