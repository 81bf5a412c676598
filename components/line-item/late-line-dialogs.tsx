"use client";

import type { ComponentProps } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";

/** The sheet's dialogs, mounted while they are open. Their scripts come when one is opened. */
const loadLine = () => import("./line-dialog");
const Line = lazyPart(() => loadLine().then((file) => file.LineDialog));
const loadConflict = () => import("./conflict-dialog");
const Conflict = lazyPart(() => loadConflict().then((file) => file.ConflictDialog));

export const LineDialog = (props: ComponentProps<typeof Line>) => (
  <LoadDialog load={loadLine} onClose={props.onClose}>
    <Line {...props} />
  </LoadDialog>
);
export const ConflictDialog = (props: ComponentProps<typeof Conflict>) => (
  <LoadDialog load={loadConflict} onClose={props.onClose}>
    <Conflict {...props} />
  </LoadDialog>
);
