"use client";

import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import { LoadDialog } from "@/components/ui/load-dialog";

const load = () => import("./send-batch-dialog");
const Dialog = dynamic(() => load().then((file) => file.SendBatchDialog));

export const SendBatchDialog = (props: ComponentProps<typeof Dialog>) => (
  <LoadDialog load={load} onClose={props.onClose}>
    <Dialog {...props} />
  </LoadDialog>
);
