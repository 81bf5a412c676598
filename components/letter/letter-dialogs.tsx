"use client";

import dynamic from "next/dynamic";
import { LoadingOverlay } from "@/components/ui/loading-overlay";

/** What views answer with and weighs something: its script comes when it is opened. */
export const GenerateLetterDialog = dynamic(
  () => import("./generate-letter-dialog").then((file) => file.GenerateLetterDialog),
  { loading: () => <LoadingOverlay /> },
);

/** Rarely there: while a letter is being written. */
export const BeingWritten = dynamic(() => import("./being-written").then((file) => file.BeingWritten));
