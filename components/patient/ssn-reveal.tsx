"use client";

import { Eye, EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { NoValue } from "@/components/ui/table";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { patientFailure, revealSsn } from "./patient-calls";
import { maskedSsnText } from "./patient-labels";

/** How long a revealed SSN stays on the screen. */
const SHOWN_SECONDS = 30;

/** The masked SSN with the separate, recorded call that shows it whole for half a minute. */
export function SsnReveal({ patient }: { patient: Pick<PatientDto, "patient_id" | "ssn"> }) {
  const [shown, setShown] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [shown]);

  if (!patient.ssn) return <NoValue />;

  const reveal = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setShown((await revealSsn(patient.patient_id)).ssn);
    } catch (cause) {
      setError(patientFailure("reveal the SSN", cause));
    } finally {
      setBusy(false);
    }
  };

  return (
    <span className="block">
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <span aria-live="polite" className="tabular-nums">
          {shown ?? maskedSsnText(patient.ssn)}
        </span>
        <Button
          variant="link"
          size="sm"
          loading={busy}
          onClick={() => (shown === null ? void reveal() : setShown(null))}
        >
          {shown === null ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          {shown === null ? "Reveal" : "Hide"}
        </Button>
      </span>
      <span className="block text-ink-muted text-xs">Recorded. Hides after 30 s.</span>
      {error && (
        <span role="alert" className="block text-danger-text text-xs">
          {error}
        </span>
      )}
    </span>
  );
}
