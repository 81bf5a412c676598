"use client";

import { type ReactNode, useEffect } from "react";
import { signOutBrowser } from "@/components/account/session-calls";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { onDemand, usePart } from "@/components/ui/on-demand";
import { Spinner } from "@/components/ui/spinner";
import { AppFrame } from "./app-frame";
import { heldBack } from "./held-back";
import { loadSignInForm } from "./load-sign-in-form";
import { useSessionWatch } from "./use-session-watch";

interface SessionFrameProps {
  /** Whose page this is: after a sign-out in place only the same person gets it back. */
  userId: string;
  timeZone: string;
  tools?: ReactNode;
  children: ReactNode;
}

const expiryDialog = onDemand(() =>
  import("./session-expiry-dialog").then((file) => file.SessionExpiryDialog),
);
const signedOutScreen = onDemand(() => import("./signed-out-screen").then((file) => file.SignedOutScreen));
const TRY_AGAIN_MS = 5000;

/** The frame of a signed-in browser: bar, sign-out, and the watch over its idleness. */
export function SessionFrame({ userId, timeZone, tools, children }: SessionFrameProps) {
  const { state, stay, resume } = useSessionWatch(userId);
  const isWarned = state.name === "warning";
  const hasEnded = state.name === "ended";
  const expiry = usePart(expiryDialog, isWarned);
  const signedOut = usePart(signedOutScreen, hasEnded);
  useEffect(() => {
    if (!isWarned) return;
    signedOutScreen.load().catch(() => undefined);
    loadSignInForm().catch(() => undefined);
  }, [isWarned]);
  useEffect(() => {
    if (!expiry.failed) return;
    const timer = setTimeout(expiry.retry, TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  });
  /** Unsaved work is asked about first; a warning makes room for that question. */
  const logOut = () => {
    if (!heldBack(signOutBrowser)) return signOutBrowser();
    stay();
  };

  return (
    <>
      <div className="contents" inert={hasEnded && !signedOut.Part}>
        <AppFrame timeZone={timeZone} onLogout={logOut} tools={tools}>
          {children}
        </AppFrame>
      </div>
      {expiry.Part && (
        <expiry.Part
          secondsLeft={state.name === "warning" ? state.secondsLeft : null}
          onStay={stay}
          onLogout={logOut}
        />
      )}
      {signedOut.Part && <signedOut.Part userId={userId} onBack={resume} />}
      {hasEnded && !signedOut.Part && <Cover failed={signedOut.failed} onRetry={signedOut.retry} />}
    </>
  );
}

/** Hides the page from the moment the session ends, whether or not the sign-in can be loaded. */
function Cover({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <div className="fixed inset-0 z-70 flex items-center justify-center bg-canvas p-4">
      {failed ? (
        <Alert
          tone="danger"
          title="You were signed out, and the sign-in form could not be loaded. Check your connection."
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      ) : (
        <Spinner size={20} label="Loading" />
      )}
    </div>
  );
}
