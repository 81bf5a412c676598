"use client";

import dynamic from "next/dynamic";

/** The wizard's dialogs. Their scripts come when one is opened. */
export const ConfirmDialog = dynamic(() =>
  import("@/components/ui/confirm-dialog").then((file) => file.ConfirmDialog),
);
export const LeaveQuestion = dynamic(() =>
  import("@/components/app-shell/leave-question").then((file) => file.LeaveQuestion),
);
export const CompletionDialog = dynamic(() =>
  import("./completion-dialog").then((file) => file.CompletionDialog),
);
export const MarkSentDialog = dynamic(() => import("./mark-sent-dialog").then((file) => file.MarkSentDialog));
