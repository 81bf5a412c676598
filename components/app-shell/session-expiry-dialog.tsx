"use client";

import * as AlertDialog from "@radix-ui/react-alert-dialog";
import { Button } from "@/components/ui/button";
import { useFocusReturn } from "@/components/ui/focus-return";

interface SessionExpiryDialogProps {
  /** Seconds until sign-out, or null while there is no need to warn. */
  secondsLeft: number | null;
  onStay: () => void;
  onLogout: () => void;
  busy?: boolean;
}

function inWords(seconds: number) {
  if (seconds >= 60) {
    const rest = String(seconds % 60).padStart(2, "0");
    return `${Math.floor(seconds / 60)}:${rest} min`;
  }
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

/** Spoken on opening, at each full minute, and at 30 and 10 seconds; not every second. */
function spoken(seconds: number) {
  return seconds % 60 === 0 || seconds === 30 || seconds === 10 ? `${inWords(seconds)} left` : undefined;
}

export function SessionExpiryDialog({
  secondsLeft,
  onStay,
  onLogout,
  busy = false,
}: SessionExpiryDialogProps) {
  const focusReturn = useFocusReturn();
  const seconds = Math.max(0, Math.ceil(secondsLeft ?? 0));
  return (
    <AlertDialog.Root open={secondsLeft !== null}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-60 animate-fade bg-overlay" />
        <AlertDialog.Content
          {...focusReturn}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onStay();
          }}
          className="fixed inset-x-4 top-[max(1.5rem,16vh)] z-60 mx-auto max-w-md animate-pop rounded-xl border bg-surface p-5 shadow-dialog outline-none"
        >
          <AlertDialog.Title className="font-semibold text-base text-ink">
            Are you still there?
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1.5 text-ink-muted text-sm">
            You will be signed out because you have been inactive. What you typed on this page is kept.
          </AlertDialog.Description>
          <p aria-hidden className="mt-4 font-semibold text-2xl text-ink tabular-nums tracking-tight">
            {inWords(seconds)}
          </p>
          <p role="timer" aria-live="assertive" className="sr-only">
            {spoken(seconds)}
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button onClick={onLogout} disabled={busy}>
              Log out now
            </Button>
            <AlertDialog.Cancel asChild>
              <Button variant="primary" loading={busy} onClick={onStay}>
                Stay signed in
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
