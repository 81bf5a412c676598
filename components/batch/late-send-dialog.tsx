"use client";

import type { ComponentProps } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";

const load = () => import("./send-batch-dialog");
const Dialog = lazyPart(() => load().then((file) => file.SendBatchDialog));

export const SendBatchDialog = (props: ComponentProps<typeof Dialog>) => (
  <LoadDialog load={load} onClose={props.onClose}>
    <Dialog {...props} />
  </LoadDialog>
);
