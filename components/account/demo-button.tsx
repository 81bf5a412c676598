"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DemoSignIn } from "@/lib/core/demo-sign-in";
import { goToLanding } from "./after-sign-in";
import { signInBrowser } from "./session-calls";

/** "Try the demo": the normal sign-in with the demo practice's published account. Local mode only. */
export function DemoButton({ signIn, className }: { signIn: DemoSignIn; className?: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const result = await signInBrowser(signIn);
      if (result.ok) return await goToLanding("/claims");
      setProblem(result.message);
    } catch {
      setProblem("Network error. Please check your connection.");
    }
    setBusy(false);
  };

  return (
    <>
      <Button size="lg" onClick={open} loading={busy} loadingText="Opening the demo..." className={className}>
        <span aria-hidden className="icon icon-play" /> Try the demo
      </Button>
      <p role="status" className="text-danger-text text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
