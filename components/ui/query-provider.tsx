"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** A refusal (4xx) does not change by asking again. */
function shouldRetry(failures: number, error: unknown) {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  if (typeof status === "number" && status >= 400 && status < 500) return false;
  return failures < 2;
}

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry }, mutations: { retry: false } },
  });

let ofBrowser: QueryClient | undefined;

/** One cache for all providers of a browser tab; on the server one for each answer. */
function client() {
  if (typeof window === "undefined") return newClient();
  ofBrowser ??= newClient();
  return ofBrowser;
}

/** Around what reads through TanStack Query. Not in the shell: pages and dialogs that need it bring it along. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client()}>{children}</QueryClientProvider>;
}
