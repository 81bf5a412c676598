"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Tooltip } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Toaster } from "@/components/ui/toaster";

/** A refusal (4xx) does not change by asking again. */
function shouldRetry(failures: number, error: unknown) {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  if (typeof status === "number" && status >= 400 && status < 500) return false;
  return failures < 2;
}

function newQueryClient() {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry }, mutations: { retry: false } },
  });
}

interface ProvidersProps {
  /** This answer's CSP nonce, for the script that sets the theme before the first paint. */
  nonce: string | undefined;
  children: ReactNode;
}

export function Providers({ nonce, children }: ProvidersProps) {
  const [queries] = useState(newQueryClient);
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      {...(nonce === undefined ? {} : { nonce })}
    >
      <QueryClientProvider client={queries}>
        <NuqsAdapter>
          <Tooltip.Provider delayDuration={400}>
            {children}
            <Toaster />
          </Tooltip.Provider>
        </NuqsAdapter>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
