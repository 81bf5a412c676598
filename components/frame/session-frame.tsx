"use client";

import type { ReactNode } from "react";
import { signOutBrowser } from "@/components/account/session-calls";
import { AppFrame } from "./app-frame";

/** The frame of a signed-in browser: bar and sign-out. */
export function SessionFrame({
  timeZone,
  search,
  children,
}: {
  timeZone: string;
  search?: ReactNode;
  children: ReactNode;
}) {
  return (
    <AppFrame timeZone={timeZone} onLogout={signOutBrowser} search={search}>
      {children}
    </AppFrame>
  );
}
