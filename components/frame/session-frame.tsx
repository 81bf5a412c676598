"use client";

import type { ReactNode } from "react";
import { signOutBrowser } from "@/components/account/session-calls";
import { AppFrame } from "./app-frame";
import { SessionExpiryDialog } from "./session-expiry-dialog";
import { SignedOutScreen } from "./signed-out-screen";
import { useSessionWatch } from "./use-session-watch";

interface SessionFrameProps {
  /** Whose page this is: after a sign-out in place only the same person gets it back. */
  userId: string;
  timeZone: string;
  search?: ReactNode;
  children: ReactNode;
}

/** The frame of a signed-in browser: bar, sign-out, and the watch over its idleness. */
export function SessionFrame({ userId, timeZone, search, children }: SessionFrameProps) {
  const { state, stay, resume } = useSessionWatch(userId);
  return (
    <>
      <AppFrame timeZone={timeZone} onLogout={signOutBrowser} search={search}>
        {children}
      </AppFrame>
      <SessionExpiryDialog
        secondsLeft={state.name === "warning" ? state.secondsLeft : null}
        onStay={stay}
        onLogout={signOutBrowser}
      />
      {state.name === "ended" && <SignedOutScreen userId={userId} onBack={resume} />}
    </>
  );
}
