"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/components/frame/api-fetch";
import { patientHint, patientName } from "@/components/patient/patient-words";
import { Combobox, type ComboboxOption } from "@/components/ui/combobox";
import type { Page } from "@/lib/core/page";
import type { PatientChoice, PatientDto } from "@/lib/domain/patient/schema";

const optionOf = (patient: PatientChoice): ComboboxOption => ({
  id: patient.patient_id,
  label: patientName(patient),
  hint: patientHint(patient),
});

async function search(query: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const ask = new URLSearchParams({ page_size: "20", ...(query && { search: query }) });
  const page = await api<Page<PatientDto>>(`/patients/?${ask}`, { signal });
  return page.results.map(optionOf);
}

/** The patient of an id that stands in the address, for the words on the screen. */
export function usePatientOf(patientId: string | null, known: PatientChoice | null) {
  const { data } = useQuery({
    queryKey: ["patients", "one", patientId],
    queryFn: () => api<PatientDto>(`/patients/${patientId}/`),
    enabled: patientId !== null && patientId !== known?.patient_id,
    retry: false,
  });
  if (patientId === null) return null;
  return known?.patient_id === patientId ? known : (data ?? null);
}

interface PatientFilterProps {
  patientId: string | null;
  patient: PatientChoice | null;
  onChange: (patientId: string | null) => void;
}

/** Only claims of one patient. Lighter than the forms' combobox: nobody is made here. */
export function PatientFilter({ patientId, patient, onChange }: PatientFilterProps) {
  const unknown = patientId ? { id: patientId, label: "One patient" } : null;
  return (
    <Combobox
      dense
      clearable
      value={patient ? optionOf(patient) : unknown}
      onChange={(option) => onChange(option?.id ?? null)}
      search={search}
      placeholder="All patients"
      searchPlaceholder="Name, email or phone"
      emptyText="No patient found."
      aria-label="Filter by patient"
    />
  );
}
