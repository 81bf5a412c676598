"use client";

import { useEffect, useRef, useState } from "react";
import { refreshOnce } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { isOwnPath } from "@/lib/core/own-path";

/** Turns a live refresh cookie into a new access cookie and goes back; else to the sign-in. */
export function ResumeScreen({ next }: { next: string | null }) {
  const asked = useRef(false);
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const target = isOwnPath(next) ? next : "/claims";
    refreshOnce(false).then(
      (ok) => window.location.replace(ok ? target : `/login?next=${encodeURIComponent(target)}`),
      () => {
        setUnanswered(true);
        window.addEventListener("online", () => window.location.reload(), { once: true });
      },
    );
  }, [next]);
  if (unanswered) {
    return (
      <Alert
        tone="danger"
        title="Network error. Please check your connection."
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            Try again
          </Button>
        }
      >
        Your page will open when the connection is back.
      </Alert>
    );
  }
  return (
    <p className="flex items-center justify-center gap-3 text-ink-muted" role="status">
      <Spinner /> One moment…
    </p>
  );
}
