"use client";

import { useEffect, useState } from "react";
import { revealSsnAction } from "@/app/(desk)/patients/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { NoValue } from "@/components/ui/no-value";
import { maskedSsnText } from "./ssn-text";

const SHOWN_MS = 30_000;

interface SsnRevealProps {
  patientId: string;
  /** "***-**-1234", or empty. */
  masked: string;
}

/** Masked until somebody asks for it; each asking is recorded. Hides by itself. */
export function SsnReveal({ patientId, masked }: SsnRevealProps) {
  const [shown, setShown] = useState<string | null>(null);
  const { run, busy, refusal } = useAction(revealSsnAction);

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  if (!masked) return <NoValue />;

  const show = async () => {
    const answer = await run({ patientId });
    if (answer) setShown(answer.ssn);
  };

  return (
    <span className="block">
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <span aria-live="polite" className="tabular-nums">
          {shown ?? maskedSsnText(masked)}
        </span>
        <Button
          variant="link"
          size="sm"
          loading={busy}
          onClick={() => (shown === null ? void show() : setShown(null))}
        >
          {shown === null ? (
            <span aria-hidden className="icon icon-eye" />
          ) : (
            <span aria-hidden className="icon icon-eye-off" />
          )}
          {shown === null ? "Reveal" : "Hide"}
        </Button>
      </span>
      <span className="block text-ink-muted text-xs">Recorded. Hides after 30 s.</span>
      {refusal && (
        <span role="alert" className="block text-danger-text text-xs">
          Failed to reveal the SSN: {refusal.message}
        </span>
      )}
    </span>
  );
}
