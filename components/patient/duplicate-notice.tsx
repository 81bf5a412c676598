"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type DuplicateCandidate, PATIENT_MESSAGES } from "@/lib/domain/patient/schema";
import { patientHint } from "./patient-labels";

interface DuplicateNoticeProps {
  candidates: readonly DuplicateCandidate[];
  /** Takes the one on file instead, where the caller wants a patient. */
  onUse?: (patient: DuplicateCandidate) => void;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
}

/** The patients on file that the one in the form may be. Points out, does not forbid. */
export function DuplicateNotice({ candidates, onUse, confirmLabel, busy, onConfirm }: DuplicateNoticeProps) {
  return (
    <Alert tone="warning" title="Already on file?" className="mb-4">
      <p>{PATIENT_MESSAGES.likelyDuplicate}</p>
      <ul className="mt-2 grid gap-1.5">
        {candidates.map((candidate) => (
          <li
            key={candidate.patient_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border bg-surface px-3 py-2"
          >
            <span className="min-w-0">
              <span className="block break-words font-medium">{candidate.name}</span>
              <span className="block text-ink-muted text-xs">
                {patientHint(candidate)}
                {" · "}
                {candidate.reason === "ssn" ? "Same SSN" : "Same name and date of birth"}
              </span>
            </span>
            {onUse && (
              <Button size="sm" disabled={busy} onClick={() => onUse(candidate)}>
                Use this patient
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </Alert>
  );
}
