"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { Hints } from "@/components/ui/hints";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { SoftLinks } from "@/components/ui/soft-links";

interface ProvidersProps {
  /** This answer's CSP nonce, for the script that sets the theme before the first paint. */
  nonce: string | undefined;
  children: ReactNode;
}

/** What every page needs from its first paint on. Everything else comes with the page or the part that uses it. */
export function Providers({ nonce, children }: ProvidersProps) {
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      {...(nonce === undefined ? {} : { nonce })}
    >
      {children}
      <SoftLinks />
      <Hints />
      <LazyToaster />
    </ThemeProvider>
  );
}
