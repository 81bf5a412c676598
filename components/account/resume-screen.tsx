"use client";

import { useEffect, useRef } from "react";
import { refreshOnce } from "@/components/frame/api-fetch";
import { Spinner } from "@/components/ui/spinner";
import { isOwnPath } from "@/lib/core/own-path";

/** Turns a live refresh cookie into a new access cookie and goes back; else to the sign-in. */
export function ResumeScreen({ next }: { next: string | null }) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const target = isOwnPath(next) ? next : "/claims";
    refreshOnce(false).then(
      (ok) => window.location.replace(ok ? target : `/login?next=${encodeURIComponent(target)}`),
      // No answer at all: the page that was asked for is tried again when the network is back.
      () => window.addEventListener("online", () => window.location.reload(), { once: true }),
    );
  }, [next]);
  return (
    <p className="flex items-center justify-center gap-3 text-ink-muted" role="status">
      <Spinner /> One moment…
    </p>
  );
}
