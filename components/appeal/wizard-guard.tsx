"use client";

import { useLeaveGuard } from "@/components/app-shell/use-leave-guard";
import { LeaveDialog } from "./late-dialogs";
import type { Unsaved } from "./leave-wizard-dialog";

export interface WizardGuardProps {
  /** What would be lost by leaving; null while there is nothing. */
  unsaved: Unsaved | null;
  onGiveUp: () => void;
}

/** Asks before what the wizard holds is lost. */
export function WizardGuard({ unsaved, onGiveUp }: WizardGuardProps) {
  const guard = useLeaveGuard(unsaved !== null);
  return guard.leaving && unsaved && <LeaveDialog guard={guard} unsaved={unsaved} onGiveUp={onGiveUp} />;
}
