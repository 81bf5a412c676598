"use client";

import { type ReactNode, useState } from "react";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Button, type ButtonProps } from "@/components/ui/button";
import type { DescriptionItem } from "@/components/ui/description-list";
import { IconButton } from "@/components/ui/icon-button";
import { LateConfirmDialog } from "@/components/ui/late-confirm-dialog";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/core/action-result";
import { callAction } from "./call-action";

export interface ConfirmButtonProps<I> extends Pick<ButtonProps, "variant"> {
  /** What is done once the question was answered with yes. */
  action: (input: I) => Promise<ActionResult<unknown>>;
  input: I;
  /** Names the object: "Delete appeal for Maria Lopez?" */
  title: string;
  description: ReactNode;
  facts?: readonly DescriptionItem[];
  confirmLabel: string;
  tone?: "danger" | "primary";
  /** "Failed to delete payer: ", before the sentence of a refusal. */
  failure?: string;
  /** What is said afterwards. */
  done?: string;
  size?: "sm" | "md" | "icon-sm";
  /** The accessible name of a button with a picture only. */
  label?: string;
  children: ReactNode;
}

/** Asks, then runs a server action. The words are the server's, and the dialog's script comes with the click. */
export function ConfirmingButton<I>(props: ConfirmButtonProps<I>) {
  const { action, input, failure = "", done, variant, size = "md", label, children, ...question } = props;
  const [isAsked, setAsked] = useState(false);
  const refresh = usePartRefresh();
  const confirm = async () => {
    const result = await callAction(() => action(input));
    if (!result.ok) throw new Error(`${failure}${result.error.message}`);
    if (done) toast.success(done);
    refresh();
  };
  const ask = () => setAsked(true);
  return (
    <>
      {label === undefined ? (
        <Button {...(variant && { variant })} size={size} onClick={ask}>
          {children}
        </Button>
      ) : (
        <IconButton size="icon-sm" label={label} onClick={ask}>
          {children}
        </IconButton>
      )}
      {isAsked && <LateConfirmDialog {...question} open onOpenChange={setAsked} onConfirm={confirm} />}
    </>
  );
}
