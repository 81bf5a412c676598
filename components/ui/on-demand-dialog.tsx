"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { type OnDemand, usePart } from "./on-demand";
import { Spinner } from "./spinner";
import { loadToaster } from "./toast";

interface OnDemandDialogProps<P> {
  part: OnDemand<P>;
  props: P;
}

/** A dialog that is loaded with its first opening; until then a veil shows that the click was heard. */
export function OnDemandDialog<P extends { onClose: () => void }>({ part, props }: OnDemandDialogProps<P>) {
  const { Part, failed, retry } = usePart(part, true);
  // What a dialog saves is told in a message.
  useEffect(loadToaster, []);
  if (Part) return <Part {...props} />;
  return <Veil failed={failed} onRetry={retry} onClose={props.onClose} />;
}

/** The same for a dialog that is told whether it is open: once it was, it stays to fade out and to keep its state. */
export function OnDemandToggledDialog<P extends { open: boolean; onOpenChange: (open: boolean) => void }>({
  part,
  props,
}: OnDemandDialogProps<P>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  const { Part, failed, retry } = usePart(part, wasOpen);
  useEffect(() => {
    if (wasOpen) loadToaster();
  }, [wasOpen]);
  if (Part) return <Part {...props} />;
  return props.open && <Veil failed={failed} onRetry={retry} onClose={() => props.onOpenChange(false)} />;
}

interface VeilProps {
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Veil({ failed, onRetry, onClose }: VeilProps) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onClose]);
  /** The dialog gives the focus back to whatever has it when it opens. */
  const giveBack = () => opener.current instanceof HTMLElement && opener.current.focus();

  return (
    <div className="fixed inset-0 z-50 flex animate-fade items-start justify-center bg-overlay px-4 pt-[16vh] [animation-delay:150ms] [animation-fill-mode:backwards]">
      <div className="max-w-md rounded-xl border bg-surface p-5 shadow-dialog">
        {failed ? (
          <div role="alert">
            <p>This could not be loaded. Check your connection and try again.</p>
            <div className="mt-5 flex justify-end gap-2">
              <Button
                onClick={() => {
                  giveBack();
                  onClose();
                }}
              >
                Close
              </Button>
              <Button
                autoFocus
                variant="primary"
                onClick={() => {
                  giveBack();
                  onRetry();
                }}
              >
                Try again
              </Button>
            </div>
          </div>
        ) : (
          <Spinner size={20} label="Loading" />
        )}
      </div>
    </div>
  );
}
