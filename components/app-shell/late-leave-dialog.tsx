"use client";

import type { ComponentProps } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";

const load = () => import("./leave-dialog");
const Leave = lazyPart(() => load().then((file) => file.LeaveDialog));

/** The guard's question, whose script comes when something asks to leave. */
export const LateLeaveDialog = (props: ComponentProps<typeof Leave>) =>
  props.guard.leaving && (
    <LoadDialog load={load} onClose={props.guard.stay}>
      <Leave {...props} />
    </LoadDialog>
  );
