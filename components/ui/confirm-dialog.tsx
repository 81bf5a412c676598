"use client";

import * as Radix from "@radix-ui/react-alert-dialog";
import { type ReactNode, useState } from "react";
import { Alert } from "./alert";
import { Button } from "./button";
import { type DescriptionItem, DescriptionList } from "./description-list";
import { useFocusReturn } from "./focus-return";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the object: "Delete appeal for Maria Lopez?", "Send to claims@payer.example?" */
  title: string;
  /** What will happen, in one or two sentences. */
  description: ReactNode;
  /** Facts that make the object or recipient certain. */
  facts?: readonly DescriptionItem[];
  /** What else is to be read or filled in before confirming. */
  children?: ReactNode;
  /** Nothing can be confirmed as things are; a sentence says why, beside the button. */
  blocked?: boolean | string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  /** The dialog closes when it resolves. If it throws, the message stays in the dialog. */
  onConfirm: () => void | Promise<void>;
}

/** Confirmation of a destructive or sending action. Focus starts on Cancel; a second click while busy does nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  facts,
  children,
  blocked = false,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "danger",
  onConfirm,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const change = (next: boolean) => {
    if (busy) return;
    setError(undefined);
    onOpenChange(next);
  };

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : "That didn't work. Nothing was changed. Try again.");
    } finally {
      setBusy(false);
    }
  };

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Radix.Content
          {...focusReturn}
          className="fixed inset-x-4 top-[max(1.5rem,16vh)] z-50 mx-auto max-h-[80dvh] max-w-md animate-pop overflow-y-auto rounded-xl border bg-surface p-5 shadow-dialog outline-none"
        >
          <Radix.Title className="font-semibold text-base text-ink">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-1.5 text-ink-muted text-sm">{description}</div>
          </Radix.Description>
          {facts && facts.length > 0 && (
            <DescriptionList items={facts} className="mt-4 rounded-lg border bg-sunken px-3 py-2.5" />
          )}
          {children}
          {/* Stays in sight, however much is to be read above it, and down to the edge: what scrolls must not show below. */}
          <div className="sticky -bottom-5 z-10 -mx-5 mt-2 -mb-5 bg-surface px-5 pt-3 pb-5">
            {error && (
              <Alert tone="danger" className="mb-4">
                {error}
              </Alert>
            )}
            <div className="flex flex-wrap items-center justify-end gap-2">
              <p aria-live="polite" className="min-w-0 flex-1 text-ink-muted text-sm empty:hidden">
                {typeof blocked === "string" && blocked}
              </p>
              <Radix.Cancel asChild>
                <Button disabled={busy}>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button variant={tone} loading={busy} disabled={blocked !== false} onClick={confirm}>
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
