"use client";

import { loadedPart } from "@/components/server-part/load-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { whenReached } from "@/components/ui/when-reached";

/** What views answer with and weighs something: its script comes when it is opened. */
export const GenerateLetterForm = loadedPart(() =>
  import("./generate-letter-form").then((file) => file.GenerateLetterForm),
);

/** Rarely there: while a letter is being written. */
export const BeingWritten = lazyPart(() => import("./being-written").then((file) => file.BeingWritten));

export const SaveLetter = whenReached(() => import("./save-letter").then((file) => file.SaveLetter));
