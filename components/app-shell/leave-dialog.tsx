"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { LeaveGuard } from "./use-leave-guard";

interface LeaveDialogProps {
  guard: LeaveGuard;
  title: string;
  /** What is lost. */
  description: ReactNode;
  confirmLabel?: string;
  /** Gives up what is unsaved, so that nothing asks again. */
  onGiveUp: () => void;
}

/** The guard's question, once something asked to leave. */
export function LeaveDialog({
  guard: { leaving, stay },
  confirmLabel = "Leave without saving",
  onGiveUp,
  ...words
}: LeaveDialogProps) {
  if (!leaving) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && stay()}
      {...words}
      confirmLabel={confirmLabel}
      cancelLabel="Stay"
      onConfirm={() => {
        onGiveUp();
        return leaving();
      }}
    />
  );
}
