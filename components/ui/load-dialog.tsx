"use client";

import { type ReactNode, Suspense, useEffect } from "react";
import { LoadingOverlay } from "./loading-overlay";
import { loadToaster } from "./toast";
import { type LoadScript, useLoad } from "./use-load";

interface LoadDialogProps {
  load: LoadScript;
  onClose: () => void;
  /** The open dialog, drawn by `lazyPart`. */
  children: ReactNode;
}

/** Around a dialog that is loaded when it is opened: until its script is here, an overlay shows that the click was heard. */
export function LoadDialog({ load, onClose, children }: LoadDialogProps) {
  const { isLoaded, hasFailed, retry } = useLoad(load);
  // What a dialog saves is told in a message.
  useEffect(loadToaster, []);
  // Between the script and its dialog there is a moment in which Escape has to close it too.
  if (isLoaded) return <Suspense fallback={<LoadingOverlay onClose={onClose} />}>{children}</Suspense>;
  const failure = hasFailed ? "This could not be loaded. Check your connection and try again." : undefined;
  return <LoadingOverlay failure={failure} onRetry={retry} onClose={onClose} />;
}
