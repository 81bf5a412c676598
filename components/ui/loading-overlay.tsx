"use client";

import { useEffect, useRef } from "react";
import { Button } from "./button";
import { Spinner } from "./spinner";

interface LoadingOverlayProps {
  failure?: string | undefined;
  onRetry?: () => void;
  onClose?: () => void;
}

/** Shows that a click was heard while what it opens is on its way, and offers another try when it did not come. */
export function LoadingOverlay({ failure, onRetry, onClose }: LoadingOverlayProps) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onClose?.();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onClose]);
  /** The dialog gives the focus back to whatever has it when it opens. */
  const giveBack = () => opener.current instanceof HTMLElement && opener.current.focus();

  return (
    <div
      data-loading={failure === undefined || undefined}
      className="fixed inset-0 z-50 flex animate-fade items-start justify-center bg-overlay px-4 pt-[16vh] [animation-delay:150ms] [animation-fill-mode:backwards]"
    >
      <div className="max-w-md rounded-xl border bg-surface p-5 shadow-dialog">
        {failure ? (
          <div role="alert">
            <p>{failure}</p>
            <div className="mt-5 flex justify-end gap-2">
              <Button
                onClick={() => {
                  giveBack();
                  onClose?.();
                }}
              >
                Close
              </Button>
              <Button
                autoFocus
                variant="primary"
                onClick={() => {
                  giveBack();
                  onRetry?.();
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
