"use client";

import { type ComponentType, useEffect } from "react";
import { useLoad } from "@/components/ui/use-load";
import type { WizardGuardProps } from "./wizard-guard";

/** Kept here once it has come: what `lazy` draws for the first time would be a moment late. */
let Guard: ComponentType<WizardGuardProps> | null = null;
export const loadWizardGuard = () =>
  import("./wizard-guard").then((file) => {
    Guard = file.WizardGuard;
  });
const TRY_AGAIN_MS = 5000;

interface LateWizardGuardProps extends WizardGuardProps {
  /** Something is open that can be typed into: before the first letter of it the guard is asked for. */
  begun: boolean;
}

/** The guard of what the wizard holds. Until its script is here, the browser's own question holds. */
export function LateWizardGuard({ begun, ...props }: LateWizardGuardProps) {
  const { hasFailed, retry } = useLoad(loadWizardGuard, begun);
  const isBare = props.unsaved !== null && Guard === null;
  useEffect(() => {
    if (!isBare) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isBare]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(retry, TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  });
  return begun && Guard && <Guard {...props} />;
}
