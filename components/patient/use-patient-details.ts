"use client";

import { useQuery } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { useRef } from "react";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { fetchPatient } from "./patient-calls";

export const patientKey = (patientId: string | null) => ["patient", patientId] as const;

/**
 * Whose details are open: the id alone stands in the page's address (`?patient=…`), so that a link, reload and back
 * work. Read afresh at each opening; meanwhile the row of the list is shown.
 */
export function usePatientDetails(rows: readonly PatientDto[]) {
  const [patientId, setPatientId] = useQueryState("patient");
  const query = useQuery({
    queryKey: patientKey(patientId),
    queryFn: () => fetchPatient(patientId ?? ""),
    enabled: patientId !== null,
    placeholderData: () => rows.find((row) => row.patient_id === patientId),
    staleTime: 0,
  });
  // The last one stays while its dialog fades out.
  const last = useRef<PatientDto | null>(null);
  if (patientId !== null) last.current = query.data ?? null;

  return {
    patient: last.current,
    isOpen: patientId !== null && query.data !== undefined,
    error: patientId !== null ? query.error : null,
    open: (patient: PatientDto) => void setPatientId(patient.patient_id, { history: "push" }),
    close: () => void setPatientId(null, { history: "replace" }),
  };
}
