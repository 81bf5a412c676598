"use client";

import type { ComponentProps } from "react";
import { lazyPart } from "./lazy-part";
import { LoadDialog } from "./load-dialog";

const load = () => import("./confirm-dialog");
const Confirm = lazyPart(() => load().then((file) => file.ConfirmDialog));

/** A question whose script comes when it is asked: mounted while it is open. */
export const LateConfirmDialog = (props: ComponentProps<typeof Confirm>) => (
  <LoadDialog load={load} onClose={() => props.onOpenChange(false)}>
    <Confirm {...props} />
  </LoadDialog>
);
