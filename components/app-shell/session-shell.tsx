"use client";

import { type ReactNode, Suspense, useEffect } from "react";
import { signOutBrowser } from "@/components/account/sign-out";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { useLoad } from "@/components/ui/use-load";
import { confirmLeave } from "./confirm-leave";
import { loadSignInForm } from "./load-sign-in-form";
import { useSessionWatch } from "./use-session-watch";

interface SessionShellProps {
  /** Whose page this is: after a sign-out in place only the same person gets it back. */
  userId: string;
  /** The page with its bar. */
  children: ReactNode;
}

const loadExpiryDialog = () => import("./session-expiry-dialog");
const SessionExpiryDialog = lazyPart(() => loadExpiryDialog().then((file) => file.SessionExpiryDialog));
const loadSignedOut = () => import("./signed-out-screen");
const SignedOutScreen = lazyPart(() => loadSignedOut().then((file) => file.SignedOutScreen));
const TRY_AGAIN_MS = 5000;

/** Its script comes with the first key: who works with the pointer alone needs none of it. */
function useKeptFocus(): void {
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const begin = () =>
      void import("./keep-focus").then(
        ({ keepFocus }) => {
          if (!isGone) stop = keepFocus();
        },
        // Not loaded this time: the next key asks again.
        () => {
          if (!isGone) listen();
        },
      );
    const listen = () => document.addEventListener("keydown", begin, { once: true, capture: true });
    listen();
    return () => {
      isGone = true;
      document.removeEventListener("keydown", begin, true);
      stop();
    };
  }, []);
}

/** Around every signed-in page: watches over its idleness, warns, and asks for the password again. */
export function SessionShell({ userId, children }: SessionShellProps) {
  const { state, stay, resume } = useSessionWatch(userId);
  useKeptFocus();
  const isWarned = state.name === "warning";
  const hasEnded = state.name === "ended";
  const expiry = useLoad(loadExpiryDialog, isWarned);
  const signedOut = useLoad(loadSignedOut, hasEnded);
  useEffect(() => {
    if (!isWarned) return;
    loadSignedOut().catch(() => undefined);
    loadSignInForm().catch(() => undefined);
  }, [isWarned]);
  useEffect(() => {
    if (!expiry.hasFailed) return;
    const timer = setTimeout(expiry.retry, TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  });
  /** Unsaved work is asked about first; a warning makes room for that question. */
  const logOut = () => {
    if (!confirmLeave(signOutBrowser)) return signOutBrowser();
    stay();
  };

  return (
    <>
      <div className="contents" inert={hasEnded && !signedOut.isLoaded}>
        {children}
      </div>
      {expiry.isLoaded && (
        <Suspense>
          <SessionExpiryDialog
            secondsLeft={state.name === "warning" ? state.secondsLeft : null}
            onStay={stay}
            onLogout={logOut}
          />
        </Suspense>
      )}
      {signedOut.isLoaded && (
        <Suspense fallback={<Cover />}>
          <SignedOutScreen userId={userId} by={state.name === "ended" ? state.by : "idle"} onBack={resume} />
        </Suspense>
      )}
      {hasEnded && !signedOut.isLoaded && <Cover failed={signedOut.hasFailed} onRetry={signedOut.retry} />}
    </>
  );
}

/** Hides the page from the moment the session ends, whether or not the sign-in can be loaded. */
function Cover({ failed = false, onRetry }: { failed?: boolean; onRetry?: () => void }) {
  return (
    <div className="fixed inset-0 z-70 flex items-center justify-center bg-canvas p-4">
      {failed ? (
        <div role="alert" className="grid max-w-md gap-4 rounded-xl border bg-surface p-5 shadow-dialog">
          <p>You were signed out, and the sign-in form could not be loaded. Check your connection.</p>
          <Button className="justify-self-end" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        <Spinner size={20} label="Loading" />
      )}
    </div>
  );
}
