"use client";

import type { ComponentProps } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";

/** The wizard's dialogs, mounted while they are open. Their scripts come when one is opened. */
const loadLeave = () => import("@/components/app-shell/leave-dialog");
const Leave = lazyPart(() => loadLeave().then((file) => file.LeaveDialog));
const loadCompletion = () => import("./completion-dialog");
const Completion = lazyPart(() => loadCompletion().then((file) => file.CompletionDialog));
const loadConflict = () => import("./conflict-dialog");
const Conflict = lazyPart(() => loadConflict().then((file) => file.ConflictDialog));
const loadMarkSent = () => import("./mark-sent-dialog");
const MarkSent = lazyPart(() => loadMarkSent().then((file) => file.MarkSentDialog));

export const LeaveDialog = (props: ComponentProps<typeof Leave>) => (
  <LoadDialog load={loadLeave} onClose={props.guard.stay}>
    <Leave {...props} />
  </LoadDialog>
);
export const CompletionDialog = (props: ComponentProps<typeof Completion>) => (
  <LoadDialog load={loadCompletion} onClose={props.onClose}>
    <Completion {...props} />
  </LoadDialog>
);
export const MarkSentDialog = (props: ComponentProps<typeof MarkSent>) => (
  <LoadDialog load={loadMarkSent} onClose={props.onClose}>
    <MarkSent {...props} />
  </LoadDialog>
);
export const ConflictDialog = (props: ComponentProps<typeof Conflict>) => (
  <LoadDialog load={loadConflict} onClose={props.onClose}>
    <Conflict {...props} />
  </LoadDialog>
);
