"use client";

import type { ComponentProps } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";

/** The wizard's dialogs, mounted while they are open. Their scripts come when one is opened. */
const loadLeave = () => import("./leave-wizard-dialog");
const Leave = lazyPart(() => loadLeave().then((file) => file.LeaveWizardDialog));
const loadConflict = () => import("./conflict-dialog");
const Conflict = lazyPart(() => loadConflict().then((file) => file.ConflictDialog));

export const LeaveDialog = (props: ComponentProps<typeof Leave>) => (
  <LoadDialog load={loadLeave} onClose={props.guard.stay}>
    <Leave {...props} />
  </LoadDialog>
);
export const ConflictDialog = (props: ComponentProps<typeof Conflict>) => (
  <LoadDialog load={loadConflict} onClose={props.onClose}>
    <Conflict {...props} />
  </LoadDialog>
);
